import Foundation
import Testing

@testable import CollectionLayout

@Suite("Scripts for hosts")
struct HostScriptTests {
    @Test("A script is the same every time, and after it has been written and read", arguments: [0, 1, 2, 3])
    func isTheSameEveryTime(seed: Int) throws {
        for traits in HostTraits.all {
            let text = try text(of: HostScript(seed: seed, for: traits))
            #expect(try text == self.text(of: HostScript(seed: seed, for: traits)), "\(traits.name)")
            let script = try JSONDecoder().decode(HostScript.self, from: Data(text.utf8))
            #expect(try text == self.text(of: script), "\(traits.name)")
            #expect(script.scenes.count == 12, "\(traits.name)")
        }
    }

    private func text(of script: HostScript) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(script), as: UTF8.self)
    }

    /// Scripts are the reference for all hosts, so that they must be right themselves: no visible elements overlap, and
    /// items have their measured lengths.
    @Test("Expected views match the layout of measured items", arguments: HostTraits.all.indices)
    func isMeasured(host: Int) throws {
        for seed in 0..<20 {
            let script = try HostScript(seed: seed, for: HostTraits.all[host])
            var story = ScriptStory(script)
            var layouts = script.layouts
            for (number, scene) in script.scenes.enumerated() {
                story.perform(scene.step)
                if case .layout(let others) = scene.step { layouts = others }
                let measured = layouts.allSatisfy { $0.name == .list || $0.name == .waterfall || $0.name == .justified }
                let items = scene.view.elements.filter { $0.kind == .item }
                for (place, item) in items.enumerated() {
                    let (breadth, length) =
                        script.axis == .vertical ? (item.width, item.height) : (item.height, item.width)
                    let isRight = !measured || length == story.item(item.name).length(atBreadth: breadth)
                    #expect(isRight, "seed \(seed), step \(number), item \(item.name)")
                    let isAlone = items[(place + 1)...].allSatisfy { !$0.frame.intersects(item.frame) }
                    #expect(isAlone, "seed \(seed), step \(number), item \(item.name)")
                }
            }
        }
    }
}
