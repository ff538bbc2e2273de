import CollectionLayout
import FixedColumnsExample
import Testing
import UIKit

@Suite("Beyond the fifth tutorial: fixed columns")
@MainActor struct FixedColumnsBeyondTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test("Several kinds of views and decorations at once")
    func kinds() {
        let adapter = CollectionLayoutAdapter {
            var section = FixedColumns().section(of: $1.itemCount, hasHeader: true, hasItemBackgrounds: true)
            section.footer = .fixed(20)
            section.hasBackground = true
            section.decorations += [.badge(length: 8, breadth: 8, at: .startTrailing), .separator()]
            return section
        }
        let stage = ExampleStage(adapter, counts: [7, 0], size: CGSize(width: 300, height: 600))
        let kinds = Dictionary(grouping: stage.elements) { $0.kind ?? "cell" }.mapValues(\.count)
        #expect(
            kinds == [
                "cell": 7, UICollectionView.elementKindSectionHeader: 2,
                UICollectionView.elementKindSectionFooter: 2, ElementName.customKind(0): 7, ElementName.badgeKind: 7,
                // The last row has no separator.
                ElementName.separatorKind: 6, ElementName.backgroundKind: 2,
            ])
    }

    @Test("Backgrounds of items are views behind them")
    func backgrounds() throws {
        let adapter = CollectionLayoutAdapter {
            FixedColumns().section(of: $1.itemCount, hasHeader: true, hasItemBackgrounds: true)
        }
        let stage = ExampleStage(adapter, counts: [7], size: CGSize(width: 300, height: 600))
        let background = try #require(
            stage.view.supplementaryView(forElementKind: ElementName.customKind(0), at: path(5)))
        let cell = try #require(stage.view.cellForItem(at: path(5)))
        #expect(background.frame == cell.frame)
        let views = stage.view.subviews
        #expect(views.firstIndex(of: background)! < views.firstIndex(of: cell)!)
    }

    @Test("Pinned headers stay in view as long as their section, and the layout is not prepared for it")
    func pinnedHeaders() {
        let adapter = CollectionLayoutAdapter {
            var section = FixedColumns().section(of: $1.itemCount, hasHeader: true)
            section.headerAndFooter.pinsHeader = true
            return section
        }
        let stage = ExampleStage(adapter, counts: [30, 30], size: CGSize(width: 300, height: 400))
        let kind = UICollectionView.elementKindSectionHeader
        // A section has a header and ten rows of 50 points.
        for (offset, header) in [(0, 0), (120, 120), (500, 500), (530, 500)] as [(CGFloat, CGFloat)] {
            stage.view.contentOffset.y = offset
            stage.view.layoutIfNeeded()
            #expect(stage.view.supplementaryView(forElementKind: kind, at: path(0))?.frame.minY == header)
            #expect(stage.view.subviews.last is UICollectionViewCell == false)
        }
        #expect(stage.view.supplementaryView(forElementKind: kind, at: path(0, 1))?.frame.minY == 550)
    }

    @Test("Rows of cells that size themselves are as high as the highest")
    func selfSizing() throws {
        let adapter = CollectionLayoutAdapter { FixedColumns().selfSizingSection(of: $1.itemCount) }
        let stage = TextStage(adapter, counts: [0, 60])
        stage.readAll()
        stage.view.contentOffset.y = 0
        stage.view.layoutIfNeeded()
        let rows = Dictionary(grouping: stage.itemFrames, by: \.minY).sorted { $0.key < $1.key }.map(\.value)
        #expect(rows.count == 20 && rows.allSatisfy { $0.count == 3 })
        for (row, next) in zip(rows, rows.dropFirst()) {
            #expect(next[0].minY == row.map(\.maxY).max()! + 4)
        }
        for cell in stage.view.visibleCells {
            let attributes = try #require(stage.view.layoutAttributesForItem(at: stage.view.indexPath(for: cell)!))
            #expect(cell.preferredLayoutAttributesFitting(attributes).size == cell.frame.size)
        }
    }

    @Test("A billion cells scroll like fifty")
    func billion() {
        let stage = ExampleStage(
            CollectionLayoutAdapter(FixedColumns()), counts: [1_000_000_000], size: CGSize(width: 300, height: 600))
        stage.view.contentOffset.y = 10_000_000
        stage.view.layoutIfNeeded()
        #expect(stage.view.visibleCells.count == 36)
    }
}
