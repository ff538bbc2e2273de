import CollectionLayout
import CollectionView
import Foundation
import Testing

/// Plays random stories. After every step, a collection view must show what a session shows after the same events.
@Suite @MainActor struct HostScriptTests {
    /// The number of scripts. `HOST_SCRIPTS` in the environment sets another one.
    nonisolated static let count = Int(ProcessInfo.processInfo.environment["HOST_SCRIPTS"] ?? "") ?? 60

    @Test(arguments: 0..<count)
    func theAdapterShowsWhatItsSessionShows(seed: Int) throws {
        try play(HostScript(seed: seed, for: .adapter), tolerance: 1 / 16)
    }

    /// The flow layout places items at whole pixels, which are as large as points here.
    @Test(arguments: 0..<count)
    func theFlowLayoutShowsWhatASessionShows(seed: Int) throws {
        try play(HostScript(seed: seed, for: .flow), tolerance: 0.55)
    }

    /// Plays a script up to the first difference, because all later steps differ, too.
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
