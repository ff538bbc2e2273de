import CollectionLayout
import FixedColumnsExample
import MixedSectionsExample
import PinterestExample
import ShortestColumnExample
import StaggeredRowsExample
import Testing
import UIKit

/// What the layouts of the core do, hosted by a collection view, that those of the tutorials did not.
@Suite("Beyond the tutorials")
@MainActor struct BeyondTests {
    private let content = PhotoSizes(count: 50)

    init() { AnimationClock.current = AnimationClock() }

    private func photos(_ layout: PinterestPhotos = PinterestPhotos()) -> CollectionLayoutAdapter {
        CollectionLayoutAdapter { [content] _, _ in layout.section(of: content.sizes) }
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    // MARK: Every one

    /// The five, hosted, with how many items their sections have.
    private func hosted(_ example: Int) -> (layout: CollectionLayoutAdapter, counts: [Int]) {
        switch example {
        case 1: return (photos(), [50])
        case 2:
            return (CollectionLayoutAdapter { [content] _, _ in ShortestColumns().section(of: content.sizes) }, [50])
        case 3:
            return (
                CollectionLayoutAdapter {
                    MixedSections().section(SectionStyle(ofSection: $0), of: $1.itemCount, breadth: $1.breadth)
                }, [2, 30, 50]
            )
        case 4: return (CollectionLayoutAdapter(StaggeredRows(), axis: .horizontal), [50])
        default:
            return (
                CollectionLayoutAdapter { FixedColumns().section(of: $1.itemCount, hasHeader: true) }, [7, 0, 200]
            )
        }
    }

    @Test("From right to left, everything is mirrored", arguments: 1...5)
    func rightToLeft(example: Int) {
        let (layout, counts) = hosted(example)
        let left = ExampleStage(layout, counts: counts)
        let right = ExampleStage(hosted(example).layout, counts: counts, rightToLeft: true)
        #expect(left.view.contentSize == right.view.contentSize)
        let width = left.view.contentSize.width
        let mirrored = left.elements.map(\.frame).map {
            CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
        }
        let isMirrored = agree(mirrored, right.elements.map(\.frame))
        #expect(isMirrored)
        #expect(!agree(left.elements.map(\.frame), right.elements.map(\.frame)))
    }

    @Test(
        "Inserting, deleting and moving end where a fresh layout would be, and only what changed is new",
        arguments: 1...5)
    func updates(example: Int) throws {
        let (layout, counts) = hosted(example)
        let section = counts.count - 1
        let stage = ExampleStage(layout, counts: counts)
        let view = stage.view
        let survivor = view.cellForItem(at: path(3, section))
        var isFinished = false
        view.performBatchUpdates {
            stage.counts[section] -= 10
            if example < 3 {
                let moved = content.sizes[20]
                content.sizes.removeSubrange(20..<31)
                content.sizes.removeSubrange(0..<2)
                content.sizes.insert(moved, at: 0)
                content.sizes.insert(contentsOf: [.ratio(1), .ratio(2)], at: 4)
            }
            view.deleteItems(at: ([0, 1] + (21..<31)).map { path($0, section) })
            view.moveItem(at: path(20, section), to: path(0, section))
            view.insertItems(at: [path(4, section), path(5, section)])
        } completion: {
            isFinished = $0
        }
        AnimationClock.current.advanceUntilIdle()
        #expect(isFinished)
        let fresh = ExampleStage(hosted(example).layout, counts: stage.counts)
        let isFresh = agree(stage.elements.map(\.frame), fresh.elements.map(\.frame), within: 1 / 64)
        #expect(isFresh)
        #expect(view.contentSize == fresh.view.contentSize)
        if let survivor { #expect(view.cellForItem(at: path(2, section)) === survivor) }
    }

    @Test("An inserted item fades in where it belongs, and its neighbors travel", arguments: [1, 2, 4, 5])
    func animation(example: Int) throws {
        let (layout, counts) = hosted(example)
        let stage = ExampleStage(layout, counts: counts)
        let first = try #require(stage.view.cellForItem(at: path(0)))
        let before = first.center
        stage.view.performBatchUpdates {
            stage.counts[0] += 1
            content.sizes.insert(.ratio(1), at: 0)
            stage.view.insertItems(at: [path(0)])
        }
        let new = try #require(stage.view.cellForItem(at: path(0)))
        AnimationClock.current.advance(by: 0.1)
        let alpha = try #require(new.layer.presentation()).opacity
        #expect(alpha > 0 && alpha < 1)
        let between = try #require(first.layer.presentation()).position
        #expect(between != before && between != first.center)
        AnimationClock.current.advanceUntilIdle()
        #expect(new.alpha == 1)
        #expect(stage.view.cellForItem(at: path(1)) === first)
    }

    @Test("Turning the device keeps the item in the middle of the screen there", arguments: [1, 2, 3, 5])
    func rotation(example: Int) throws {
        let (layout, counts) = hosted(example)
        let stage = ExampleStage(layout, counts: counts, size: CGSize(width: 400, height: 500))
        stage.view.contentOffset.y = 1200
        stage.view.layoutIfNeeded()
        let middle = CGPoint(x: 100, y: stage.view.bounds.midY)
        let item = try #require(stage.view.indexPathForItem(at: middle))
        stage.resize(to: CGSize(width: 700, height: 400))
        #expect(stage.view.indexPathsForVisibleItems.contains(item))
        let fresh = ExampleStage(hosted(example).layout, counts: counts, size: CGSize(width: 700, height: 400))
        let isFresh = agree(stage.elements.map(\.frame), fresh.elements.map(\.frame))
        #expect(isFresh)
    }

    // MARK: Each one

    @Test("As many columns as fit, the shortest first, under a header")
    func adaptiveColumns() {
        var layout = PinterestPhotos()
        layout.columns = .minimumBreadth(150)
        layout.placement = .shortest
        let adapter = CollectionLayoutAdapter { [content] _, _ in
            layout.section(of: content.sizes, header: .fixed(60))
        }
        let stage = ExampleStage(adapter, counts: [50], size: CGSize(width: 320, height: 600))
        #expect(Set(stage.cellFrames.map(\.minX)).count == 1)
        stage.resize(to: CGSize(width: 700, height: 600))
        #expect(Set(stage.cellFrames.map(\.minX)).count == 4)
        #expect(stage.cellFrames.map(\.minY).min() == 66)
        let ends = Dictionary(grouping: stage.cellFrames, by: \.minX).values.map { $0.map(\.maxY).max()! }
        #expect(ends.max()! - ends.min()! < stage.cellFrames.map(\.height).max()!)
    }

    @Test("A text that is measured above the screen does not move what is on it")
    func measuring() throws {
        let adapter = hosted(3).layout
        let stage = TextStage(adapter, counts: [1, 200, 10], size: CGSize(width: 390, height: 500))
        stage.view.contentOffset.y = 20_000
        stage.view.layoutIfNeeded()
        for _ in 0..<150 {
            let top = try #require(stage.view.indexPathsForVisibleItems.filter { $0.section == 1 }.min())
            let last = try #require(stage.view.indexPathsForVisibleItems.filter { $0.section == 1 }.max())
            let place = try #require(stage.view.cellForItem(at: last)).frame.minY - stage.view.contentOffset.y
            stage.view.contentOffset.y -= 40
            stage.view.layoutIfNeeded()
            guard top.item > 0, let cell = stage.view.cellForItem(at: last) else { break }
            #expect(abs(cell.frame.minY - stage.view.contentOffset.y - place - 40) < 0.01)
        }
    }

    @Test("A billion cells of fixed columns scroll like fifty")
    func billion() {
        let stage = ExampleStage(
            CollectionLayoutAdapter(FixedColumns()), counts: [1_000_000_000], size: CGSize(width: 300, height: 600))
        stage.view.contentOffset.y = 10_000_000
        stage.view.layoutIfNeeded()
        #expect(stage.view.visibleCells.count == 36)
    }

    @Test("Backgrounds of items are views behind them")
    func backgrounds() throws {
        let adapter = CollectionLayoutAdapter {
            FixedColumns().section(of: $1.itemCount, hasHeader: true, hasItemBackgrounds: true)
        }
        let kind = ElementName.customKind(0)
        let stage = ExampleStage(adapter, counts: [], size: CGSize(width: 300, height: 600))
        stage.view.register(
            ItemBackground.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        stage.counts = [7]
        stage.view.reloadData()
        stage.view.layoutIfNeeded()
        let background = try #require(stage.view.supplementaryView(forElementKind: kind, at: path(5)))
        let cell = try #require(stage.view.cellForItem(at: path(5)))
        #expect(background.frame == cell.frame)
        let views = stage.view.subviews
        #expect(views.firstIndex(of: background)! < views.firstIndex(of: cell)!)
    }
}
