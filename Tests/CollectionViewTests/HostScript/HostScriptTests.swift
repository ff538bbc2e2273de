import CollectionLayout
import CollectionView
import Foundation
import Testing

/// Random stories, after every step of which a collection view shows what a session shows to which the same happens.
@Suite @MainActor struct HostScriptTests {
    /// How many scripts; more by hand, with an environment variable.
    nonisolated static let count = Int(ProcessInfo.processInfo.environment["HOST_SCRIPTS"] ?? "") ?? 60

    @Test(arguments: 0..<count)
    func theAdapterShowsWhatItsSessionShows(seed: Int) throws {
        try play(HostScript(seed: seed, for: .adapter), tolerance: 1 / 16)
    }

    /// Which places items at whole pixels, of which there is one a point here.
    @Test(arguments: 0..<count)
    func theFlowLayoutShowsWhatASessionShows(seed: Int) throws {
        try play(HostScript(seed: seed, for: .flow), tolerance: 0.55)
    }

    /// Until the first difference: all that follows differs too.
    private func play(_ script: HostScript, tolerance: Double) {
        AnimationClock.startAfresh()
        let stage = ScriptStage(script)
        guard expect(stage, script.opening, tolerance, "\(script.seed), before the first step") else { return }
        for (number, scene) in script.scenes.enumerated() {
            stage.perform(scene.step)
            let step = "\(script.seed), step \(number): \("\(scene.step)".prefix(300))"
            guard expect(stage, scene.view, tolerance, step) else { return }
        }
    }

    private func expect(
        _ stage: ScriptStage, _ view: HostScript.View, _ tolerance: Double, _ step: String
    ) -> Bool {
        let extent = Size(width: Double(stage.view.bounds.width), height: Double(stage.view.bounds.height))
        var differences = Array(view.differences(from: stage.elements, in: extent, tolerance: tolerance).prefix(4))
        if abs(stage.offset - view.offset) > tolerance {
            differences.append("the offset is \(stage.offset), not \(view.offset)")
        }
        if abs(stage.length - stage.shownLength(of: view)) > tolerance {
            differences.append("the length is \(stage.length), not \(view.length)")
        }
        #expect(differences == [], "seed \(step)")
        return differences.isEmpty
    }
}
