import CollectionLayout
import CollectionView
import Foundation
import Testing

/// Changes of a compositional layout that is on the screen.
@Suite("Compositional layout: changes") @MainActor struct CompositionalUpdateTests {
    @Test("Cells that say how high they are keep what is on the screen in its place")
    func selfSizing() {
        let stage = CompositionalStage(rows(.estimated(40)), counts: [0])
        stage.source.preferredSize = { text, size in CGSize(width: size.width, height: length(of: text)) }
        stage.source.sections = [(0..<200).map { "row \($0)" }]
        stage.view.reloadData()
        stage.stage.show()
        let lengths = stage.source.sections[0].map { length(of: $0) }
        #expect(stage.frames()[5].minY == lengths[..<5].reduce(0, +))
        stage.view.scrollToItem(at: .item(100), at: .top, animated: false)
        stage.stage.show()
        #expect(stage.stage.cell(100)?.frame.minY == stage.view.contentOffset.y)
        let before = stage.stage.cell(101).map { $0.frame.minY - stage.view.contentOffset.y }
        stage.view.contentOffset.y -= 150
        stage.stage.show()
        let after = stage.stage.cell(101).map { $0.frame.minY - stage.view.contentOffset.y }
        #expect(after == before.map { $0 + 150 })
    }

    /// A height that changes between two calls of a section provider.
    private final class WantedHeight { var height: CGFloat = 50 }

    @Test("A provider is asked again after a batch, and only sections that it describes otherwise change")
    func providers() {
        let wanted = WantedHeight()
        let layout = UICollectionViewCompositionalLayout { section, environment in
            #expect(environment.container.contentSize == CGSize(width: 320, height: 400))
            return rows(.absolute(section == 0 ? 20 : wanted.height))
        }
        let stage = CompositionalStage(layout, counts: [2, 2])
        wanted.height = 70
        stage.source.sections[0].insert("new", at: 0)
        stage.view.insertItems(at: [.item(0)])
        stage.stage.show()
        #expect(stage.frames().map(\.minY) == [0, 20, 40])
        #expect(stage.frames(inSection: 1).map(\.minY) == [60, 130])
        stage.source.sections.insert(["first"], at: 0)
        stage.view.insertSections(IndexSet(integer: 0))
        stage.stage.show()
        #expect(stage.frames(inSection: 0).map(\.height) == [20])
        #expect(stage.frames(inSection: 1).map(\.height) == [70, 70, 70])
    }

    /// Records where cells begin to move in a batch.
    private final class Recording: UICollectionViewCompositionalLayout {
        var starts: [IndexPath: CGRect] = [:]

        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
            starts[itemIndexPath] = attributes?.frame
            return attributes
        }
    }

    @Test("Cells move from where they were, also if a batch changes the description of their section")
    func describedInABatch() {
        AnimationClock.startAfresh()
        let wanted = WantedHeight()
        let layout = Recording { _, _ in rows(.absolute(wanted.height)) }
        let stage = CompositionalStage(layout, counts: [3])
        wanted.height = 70
        stage.source.sections[0].insert("new", at: 0)
        stage.view.performBatchUpdates { stage.view.insertItems(at: [.item(0)]) }
        #expect(stage.frames().map(\.minY) == [0, 70, 140, 210])
        #expect((1...3).map { layout.starts[.item($0)]?.minY } == [0, 50, 100])
        #expect((1...3).map { layout.starts[.item($0)]?.height } == [50, 50, 50])
    }

    @Test("Items of mixed groups that move keep their views measured")
    func mixedGroups() {
        let group = column(
            .fractionalWidth(1), .estimated(100),
            [item(.fractionalWidth(1), .absolute(30)), item(.fractionalWidth(1), .estimated(40))])
        let stage = CompositionalStage(NSCollectionLayoutSection(group: group), counts: [0])
        stage.source.preferredSize = { _, size in CGSize(width: size.width, height: 55) }
        stage.source.sections = [["a", "b", "c", "d"]]
        stage.view.reloadData()
        stage.stage.show()
        #expect(stage.frames().map(\.height) == [30, 55, 30, 55])
        stage.source.sections[0].insert("new", at: 0)
        stage.view.insertItems(at: [.item(0)])
        stage.stage.show()
        #expect(stage.frames().map(\.height) == [30, 55, 30, 55, 30])
    }

    @Test("Words wrap where the next one does not fit")
    func wrapping() {
        let word = item(.estimated(60), .absolute(30))
        let section = NSCollectionLayoutSection(
            group: row(.fractionalWidth(1), .absolute(30), [word], spacing: .fixed(10)))
        section.interGroupSpacing = 8
        let stage = CompositionalStage(section, counts: [0])
        stage.source.preferredSize = { text, _ in CGSize(width: CGFloat(text.count) * 10, height: 99) }
        stage.source.sections = [["twelve chars", "fifteen letters", "word", "words"]]
        stage.view.reloadData()
        stage.stage.show()
        #expect(
            stage.frames() == [
                CGRect(x: 0, y: 0, width: 120, height: 30), CGRect(x: 130, y: 0, width: 150, height: 30),
                CGRect(x: 0, y: 38, width: 40, height: 30), CGRect(x: 50, y: 38, width: 50, height: 30),
            ])
    }

    /// Returns the frames of tags that determine their own widths.
    private func tags(
        _ widths: [CGFloat], _ tag: NSCollectionLayoutItem,
        groupHeight: NSCollectionLayoutDimension = .absolute(30), isRightToLeft: Bool = false,
        _ change: (NSCollectionLayoutGroup) -> Void = { _ in }
    ) -> [CGRect] {
        let group = row(.fractionalWidth(1), groupHeight, [tag], spacing: .fixed(10))
        change(group)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        let stage = CompositionalStage(section, counts: [0], isRightToLeft: isRightToLeft)
        stage.source.preferredSize = { text, _ in CGSize(width: CGFloat(Double(text) ?? 0), height: 25) }
        stage.source.sections = [widths.map { "\(Double($0))" }]
        stage.view.reloadData()
        stage.stage.show()
        return stage.frames()
    }

    @Test("18. Tags with insets and spacing of their own wrap where the next one does not fit")
    func wrappingWithInsets() {
        let tag = item(.estimated(100), .absolute(30))
        tag.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 50, bottom: 3, trailing: 50)
        // Insets on the estimated axis are ignored, the others make the frame smaller.
        #expect(
            tags([180, 180, 100], tag) == [
                CGRect(x: 0, y: 2, width: 180, height: 25), CGRect(x: 0, y: 40, width: 180, height: 25),
                CGRect(x: 190, y: 40, width: 100, height: 25),
            ])

        let spaced = item(.estimated(100), .absolute(20))
        spaced.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .fixed(4), top: .fixed(1), trailing: .fixed(6), bottom: .fixed(2))
        // 4 + 145 + 6 + 10 + 4 + 145 + 6 = 320.
        #expect(
            tags([145, 145, 146, 145], spaced) == [
                CGRect(x: 4, y: 1, width: 145, height: 20), CGRect(x: 169, y: 1, width: 145, height: 20),
                CGRect(x: 4, y: 39, width: 146, height: 20), CGRect(x: 4, y: 77, width: 145, height: 20),
            ])
    }

    @Test("18. The insets of a group of tags narrow its lines, and its height is the height of a line")
    func wrappingInInsetGroups() {
        func inset(_ group: NSCollectionLayoutGroup) {
            group.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 30)
        }
        let tag = item(.estimated(100), .fractionalHeight(1))
        #expect(
            tags([130, 130, 131], tag, groupHeight: .absolute(40), inset) == [
                CGRect(x: 20, y: 5, width: 130, height: 30), CGRect(x: 160, y: 5, width: 130, height: 30),
                CGRect(x: 20, y: 53, width: 131, height: 30),
            ])
        #expect(
            tags([130, 131], tag, groupHeight: .absolute(40), isRightToLeft: true, inset) == [
                CGRect(x: 170, y: 5, width: 130, height: 30), CGRect(x: 169, y: 53, width: 131, height: 30),
            ])
        // On an estimated axis, the group has no insets.
        #expect(
            tags([130, 131], item(.estimated(100), .estimated(40)), groupHeight: .estimated(40), inset) == [
                CGRect(x: 20, y: 0, width: 130, height: 25), CGRect(x: 20, y: 33, width: 131, height: 25),
            ])
    }

    @Test("Any layout of the core is a section")
    func foreignLayouts() {
        let layout = UICollectionViewCompositionalLayout { section, _ in
            guard section == 1 else { return rows(.absolute(50)) }
            let waterfall = NSCollectionLayoutSection(Waterfall(lanes: .count(2), spacing: 10)) { item in
                .fixed(item == 0 ? 100 : 40)
            }
            waterfall.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            waterfall.boundarySupplementaryItems = [header()]
            return waterfall
        }
        let stage = CompositionalStage(layout, counts: [1, 4, 1], kinds: ["header"])
        #expect(
            stage.frames(inSection: 1) == [
                CGRect(x: 10, y: 85, width: 145, height: 100), CGRect(x: 165, y: 85, width: 145, height: 40),
                CGRect(x: 165, y: 135, width: 145, height: 40), CGRect(x: 165, y: 185, width: 145, height: 40),
            ])
        #expect(stage.frames(inSection: 2)[0].minY == 230)
    }

    @Test("A million rows cost nothing until they are seen")
    func manyRows() {
        let stage = CompositionalStage(rows(.absolute(50)), counts: [0])
        stage.source.sections = [[String](repeating: "row", count: 1_000_000)]
        stage.view.reloadData()
        stage.stage.show()
        #expect(stage.view.contentSize.height == 50_000_000)
        stage.view.scrollToItem(at: .item(999_999), at: .bottom, animated: false)
        stage.stage.show()
        #expect(stage.stage.cell(999_999)?.frame.maxY == 50_000_000)
        #expect(stage.source.asked.count < 60)
    }

    @Test("The safe area keeps the sides free, unless a section says otherwise")
    func safeArea() {
        let layout = UICollectionViewCompositionalLayout { section, environment in
            let described = rows(.absolute(50))
            if section == 1 { described.contentInsetsReference = .none }
            #expect(environment.container.effectiveContentSize.width == 270)
            return described
        }
        final class NotchedView: UICollectionView {
            override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30) }
        }
        let view = NotchedView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        let source = TextSource([["a"], ["b"]])
        view.register(TextCell.self, forCellWithReuseIdentifier: "text")
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(layout.layoutAttributesForItem(at: .item(0))?.frame == CGRect(x: 20, y: 0, width: 270, height: 50))
        #expect(layout.layoutAttributesForItem(at: .item(0, 1))?.frame == CGRect(x: 0, y: 50, width: 320, height: 50))
    }
}
