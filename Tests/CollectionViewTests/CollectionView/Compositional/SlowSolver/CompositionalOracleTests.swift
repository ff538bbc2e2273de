import CollectionLayout
import CollectionView
import Foundation
import LayoutModel
import Testing

@Suite("Compositional layout: random trees") @MainActor struct CompositionalOracleTests {
    /// The parts of layouts that a test combines.
    enum Variety: CaseIterable {
        case groups, boundaryItems, estimates, shelves, all
    }

    @Test(
        "Items are where a slow solver has them, in both scroll directions and both directions of text",
        arguments: Variety.allCases)
    func frames(variety: Variety) throws {
        var solved = 0
        for seed in 0..<400 {
            var random = RandomSlowLayout(seed: seed)
            random.hasBoundary = [.boundaryItems, .all].contains(variety)
            random.hasEstimates = [.estimates, .all].contains(variety)
            random.hasShelves = [.shelves, .all].contains(variety)
            let isSingle = variety == .groups
            let layout = random.layout(
                axis: random.random.oneIn(3) ? .x : .y, sectionCount: isSingle ? 1...1 : 1...3,
                itemCount: isSingle ? 1...40 : 0...12)
            let size = CGSize(width: random.half(150...700), height: random.half(150...700))
            guard let stage = SlowStage(layout, size: size) else { continue }
            for round in 0..<(isSingle ? 1 : 4) {
                if round > 0 { stage.scroll(&random) }
                let problems = stage.problems(&random)
                guard problems.isEmpty else {
                    Issue.record("\(variety), seed \(seed), round \(round): \(problems.prefix(3))")
                    break
                }
            }
            solved += 1
        }
        #expect(solved > 80, "only \(solved) layouts fit")
    }
}
