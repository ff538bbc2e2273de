import CollectionLayout
import ShortestColumnExample
import Testing
import UIKit

@Suite("Beyond the second tutorial: the shortest column")
@MainActor struct ShortestColumnBeyondTests {
    private let content = PhotoSizes(count: 50)

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test("Three categories: cells, supplementary views of several kinds, decorations")
    func categories() throws {
        let adapter = CollectionLayoutAdapter { [content] _, _ in
            ShortestColumns().section(of: content.sizes, header: .fixed(40), footer: .fixed(20))
        }
        let stage = ExampleStage(adapter, counts: [50], size: CGSize(width: 390, height: 700))
        let kinds = Dictionary(grouping: stage.elements) { $0.kind ?? "cell" }.mapValues(\.count)
        #expect(
            kinds == [
                "cell": 50, UICollectionView.elementKindSectionHeader: 1,
                UICollectionView.elementKindSectionFooter: 1, ElementName.badgeKind: 50,
                ElementName.backgroundKind: 1, ElementName.separatorKind: 50,
            ])
        let cell = try #require(stage.view.cellForItem(at: path(1)))
        let badge = try #require(stage.view.supplementaryView(forElementKind: ElementName.badgeKind, at: path(1)))
        #expect(badge.frame == CGRect(x: cell.frame.maxX - 16, y: cell.frame.minY, width: 16, height: 16))
        let line = try #require(
            adapter.layoutAttributesForDecorationView(ofKind: ElementName.separatorKind, at: path(1)))
        #expect(line.frame == CGRect(x: cell.frame.minX, y: cell.frame.maxY + 3, width: cell.frame.width, height: 1))
        let background = try #require(
            adapter.layoutAttributesForDecorationView(ofKind: ElementName.backgroundKind, at: path(0)))
        #expect(background.frame == CGRect(origin: .zero, size: stage.view.contentSize))
        // The background must be behind the cell, and the badge in front of it.
        let views = stage.view.subviews
        #expect(views.first?.frame == background.frame)
        #expect(views.firstIndex(of: cell)! < views.firstIndex(of: badge)!)
    }

    @Test("A weak, optional delegate: where there is none, cells are squares", arguments: Tutorial.Form.allCases)
    func fallbackSize(form: Tutorial.Form) {
        var content: PhotoSizes? = PhotoSizes(count: 4)
        let layout = Tutorial.shortestColumn.layout(form, of: content!)
        let stage = ExampleStage(layout, counts: [4])
        #expect(stage.cellFrames.contains { $0.width != $0.height })
        content = nil
        layout.invalidateLayout()
        stage.view.layoutIfNeeded()
        #expect(stage.cellFrames.allSatisfy { $0.width == $0.height })
    }

    @Test(
        "Of equally short columns the leading one takes the next cell, in either direction",
        arguments: Tutorial.Form.allCases)
    func ties(form: Tutorial.Form) {
        content.sizes = [100, 100, 50, 50, 100, 100].map { .fixed($0) }
        for isRightToLeft in [false, true] {
            let stage = ExampleStage(
                Tutorial.shortestColumn.layout(form, of: content), counts: [6], rightToLeft: isRightToLeft)
            let (leading, trailing): (CGFloat, CGFloat) = isRightToLeft ? (201, 6) : (6, 201)
            #expect(stage.itemFrames.map(\.minX) == [leading, trailing, leading, trailing, leading, trailing])
        }
    }

    @Test("Partial invalidation: scrolling prepares nothing, and an update asks for nothing but what is new")
    func partialInvalidation() {
        AnimationClock.current = AnimationClock()
        var asked: [IndexPath] = []
        let adapter = CollectionLayoutAdapter(ShortestColumns().layout, insets: ShortestColumns().insets) { path, _ in
            asked.append(path)
            return .fixed(Double(50 + path.item % 5 * 20))
        }
        let stage = ExampleStage(adapter, counts: [1_000])
        let trace = CollectionViewTrace(of: stage.view)
        let scrolling = trace.calls {
            for offset in stride(from: 0.0, to: 3_000, by: 50) {
                stage.view.contentOffset.y = offset
                stage.view.layoutIfNeeded()
            }
        }
        #expect(!scrolling.contains { $0.message == "prepare()" })
        asked = []
        stage.counts = [1_001]
        stage.view.insertItems(at: [path(30)])
        AnimationClock.current.advanceUntilIdle()
        #expect(asked == [path(30)])
    }

    @Test("Cells that size themselves are as high as their text, in columns that stay level")
    func selfSizing() throws {
        let adapter = CollectionLayoutAdapter { section, environment in
            ShortestColumns().section(of: Array(repeating: .estimated(90), count: environment.itemCount))
        }
        let stage = TextStage(adapter, counts: [0, 60])
        stage.readAll()
        stage.view.contentOffset.y = 0
        stage.view.layoutIfNeeded()
        let frames = stage.cellFrames
        #expect(frames.count == 60 && Set(frames.map(\.height)).count > 5)
        for cell in stage.view.visibleCells {
            let preferred = cell.preferredLayoutAttributesFitting(
                stage.view.layoutAttributesForItem(at: stage.view.indexPath(for: cell)!)!)
            #expect(preferred.size == cell.frame.size)
        }
        for (index, frame) in frames.enumerated() {
            #expect(!frames[..<index].contains { $0.intersects(frame) })
        }
        let ends = Dictionary(grouping: frames, by: \.minX).values.map { $0.map(\.maxY).max()! }
        #expect(ends.count == 2 && ends.max()! - ends.min()! <= frames.map(\.height).max()! + 12)
    }
}
