import CollectionView
import LayoutModel
import Testing

/// Uniform items are as large as the largest item of their section that has been measured.
@Suite("Uniform items of a compositional layout")
@MainActor struct UniformItemTests {
    /// A grid of two columns, whose cells determine the height of all rows.
    private static func grid(estimate: CGFloat = 40) -> NSCollectionLayoutSection {
        let height = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: estimate)
        return NSCollectionLayoutSection(
            group: row(.fractionalWidth(1), .estimated(estimate), [item(.fractionalWidth(0.5), height)]))
    }

    /// Cards that scroll across, and are as high as the highest of them.
    private static func cards() -> NSCollectionLayoutSection {
        let height = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 40)
        let section = NSCollectionLayoutSection(
            group: row(.absolute(100), .estimated(40), [item(.fractionalWidth(1), height)]))
        section.orthogonalScrollingBehavior = .continuous
        return section
    }

    /// Shows sections whose cells have heights, by section and item.
    private func stage(_ section: NSCollectionLayoutSection, heights: [[CGFloat]]) -> CompositionalStage {
        let stage = CompositionalStage(section, counts: heights.map { _ in 0 })
        stage.source.preferredSize = { text, size in
            let path = text.split(separator: ".").compactMap { Int($0) }
            return CGSize(width: size.width, height: heights[path[0]][path[1]])
        }
        stage.source.sections = heights.enumerated().map { section, heights in
            heights.indices.map { "\(section).\($0)" }
        }
        stage.view.reloadData()
        stage.stage.show()
        return stage
    }

    private func heights(_ stage: CompositionalStage, _ section: Int = 0) -> Set<CGFloat> {
        Set(stage.frames(inSection: section).map(\.height))
    }

    @Test("The largest measured cell determines all groups of its section, and no other section")
    func groupsOfASection() {
        let stage = stage(Self.grid(), heights: [[30, 20, 25, 60, 30], [20, 22, 18]])
        #expect(heights(stage, 0) == [60])
        #expect(heights(stage, 1) == [22])
        #expect(stage.frames(inSection: 0).map(\.minY) == [0, 0, 60, 60, 120])
    }

    @Test("A cell that appears later and is larger makes all larger, and what is on the screen stays there")
    func largerOnesLater() throws {
        let heights = (0..<60).map { CGFloat($0 == 40 ? 90 : 50) }
        let stage = stage(Self.grid(), heights: [heights])
        #expect(self.heights(stage) == [50])
        stage.view.contentOffset.y = 500
        stage.stage.show()
        stage.view.contentOffset.y += 130
        // Where each item is on the screen before the large one is measured.
        let before = stage.frames().map { $0.minY - stage.view.contentOffset.y }
        stage.stage.show()
        #expect(self.heights(stage) == [90])
        let after = stage.frames().map { $0.minY - stage.view.contentOffset.y }
        let visible = stage.view.indexPathsForVisibleItems.map(\.item)
        #expect(visible.contains { before[$0] == after[$0] })
    }

    @Test("Cards that scroll across are as high as the highest one that has been seen")
    func cardsThatScrollAcross() throws {
        let stage = stage(Self.cards(), heights: [(0..<20).map { $0 == 3 ? 70 : $0 == 12 ? 110 : 50 }, [30, 35]])
        #expect(heights(stage, 0) == [70])
        #expect(heights(stage, 1) == [35])
        #expect(stage.frames(inSection: 1).first?.minY == 70)
        try stage.layout.scrollSection(0, to: 1000)
        stage.stage.show()
        #expect(heights(stage, 0) == [110])
        #expect(stage.frames(inSection: 1).first?.minY == 110)
        #expect(stage.layout.arrangement?.innerOffset(ofSection: 0) == 1000)
    }

    @Test("A section keeps its size when another one moves or is inserted, and measures again in another width")
    func updates() {
        var heights: [[CGFloat]] = [[30, 60], [20, 45]]
        let stage = stage(Self.grid(), heights: heights)
        stage.source.sections.swapAt(0, 1)
        stage.view.performBatchUpdates { stage.view.moveSection(0, toSection: 1) }
        #expect(self.heights(stage, 0) == [45])
        #expect(self.heights(stage, 1) == [60])
        stage.source.sections.insert([], at: 0)
        stage.view.performBatchUpdates { stage.view.insertSections([0]) }
        #expect(self.heights(stage, 1) == [45])
        #expect(self.heights(stage, 2) == [60])
        heights = [[10, 15], [12, 14]]
        stage.source.preferredSize = { text, size in
            let path = text.split(separator: ".").compactMap { Int($0) }
            return CGSize(width: size.width, height: heights[path[0]][path[1]])
        }
        stage.view.reloadData()
        stage.stage.show()
        #expect(self.heights(stage, 1) == [14])
    }

    @Test("After random scrolls, resizes and reloads, items are as large as the largest cell that has been asked")
    func random() {
        for seed in 0..<60 {
            var random = SplitMix64(seed: seed)
            let count = Int.random(in: 1...80, using: &random)
            let heights = (0..<count).map { _ in CGFloat(Int.random(in: 10...120, using: &random)) }
            let isGrid = Bool.random(using: &random)
            let stage = stage(isGrid ? Self.grid() : Self.cards(), heights: [[]])
            // The cells that have been asked for their size: those that have been seen, and some prepared ahead.
            var (asked, seen): (Set<Int>, Set<Int>) = ([], [])
            stage.source.preferredSize = { (text: String, size: CGSize) -> CGSize in
                let item = Int(text) ?? 0
                asked.insert(item)
                return CGSize(width: size.width, height: heights[item])
            }
            stage.source.sections = [(0..<count).map(String.init)]
            stage.view.reloadData()
            stage.stage.show()
            for round in 0..<12 {
                switch Int.random(in: 0..<6, using: &random) {
                case 0:
                    let width = CGFloat(Int.random(in: 100...400, using: &random))
                    // Cards keep their width, and so their heights.
                    if isGrid, width != stage.view.frame.width { (asked, seen) = ([], []) }
                    stage.view.frame.size.width = width
                case 1:
                    (asked, seen) = ([], [])
                    stage.view.reloadData()
                default:
                    let end = max(0, stage.view.contentSize.height - stage.view.bounds.height)
                    stage.view.contentOffset.y = CGFloat.random(in: 0...1, using: &random) * end
                }
                stage.stage.show()
                stage.stage.show()
                seen.formUnion(stage.view.indexPathsForVisibleItems.map(\.item))
                let uniform = self.heights(stage)
                #expect(uniform.count == 1, "seed \(seed), round \(round)")
                let allowed = asked.map { heights[$0] }.filter { $0 >= seen.map { heights[$0] }.max() ?? 0 }
                #expect(uniform.isSubset(of: allowed), "seed \(seed), round \(round): \(asked.sorted())")
            }
        }
    }
}
