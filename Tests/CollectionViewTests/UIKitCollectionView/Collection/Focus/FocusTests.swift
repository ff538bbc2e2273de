@_spi(Host) import CollectionLayout
import CollectionView
import Testing
@_spi(Host) import UIKitViews

/// The effects of tab, arrow keys, home, end, space, return and escape in a window.
@Suite @MainActor struct FocusTests {
    /// A flow layout with four items in each row of 100 points, in a window of 200 × 400 points.
    @MainActor private final class Grid {
        let delegate = FocusDelegate()
        let stage: Stage
        let touches: TouchStage

        init(_ count: Int, size: CGSize = CGSize(width: 100, height: 100)) {
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: 25, height: 25)
            (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
            stage = Stage(TextSource([(0..<count).map(String.init)]), flow, size: size)
            stage.view.delegate = delegate
            touches = TouchStage(stage.view)
        }

        var view: UICollectionView { stage.view }

        @discardableResult func press(_ keys: UIWindow.Key..., modifiers: UIKeyModifierFlags = []) -> Bool {
            var isUsed = true
            for key in keys {
                isUsed = touches.window.press(key, modifiers: modifiers)
                touches.clock.advanceUntilIdle()
            }
            return isUsed
        }

        /// The items whose cells have the focus.
        var focused: [Int] { view.visibleCells.filter(\.isFocused).compactMap { view.indexPath(for: $0)?.item } }
    }

    @MainActor private final class FocusDelegate: NSObject, UICollectionViewDelegate {
        var events: [String] = []
        var forbidden: Set<Int> = []
        var isHeld = false

        func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
            !forbidden.contains(indexPath.item)
        }

        func collectionView(
            _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
        ) -> Bool { !isHeld }

        func collectionView(
            _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            let (old, new) = (context.previouslyFocusedIndexPath?.item, context.nextFocusedIndexPath?.item)
            events.append("\(old.map(String.init) ?? "-") to \(new.map(String.init) ?? "-")")
            coordinator.addCoordinatedAnimations(nil) { [unowned self] in events.append("done") }
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            events.append("selected \(indexPath.item)")
        }
    }

    @Test func tabEntersAndArrowsMove() {
        let grid = Grid(30)
        #expect(!grid.press(.return), "nothing has the focus")
        #expect(grid.press(.tab) && grid.focused == [0])
        #expect(grid.press(.right, .right) && grid.focused == [2])
        #expect(grid.press(.down) && grid.focused == [6])
        #expect(grid.press(.left, .up) && grid.focused == [1])
        #expect(grid.press(.up) == false && grid.focused == [1], "there is nothing above the first row")
        #expect(
            grid.delegate.events.filter { $0 != "done" } == [
                "- to 0", "0 to 1", "1 to 2", "2 to 6", "6 to 5", "5 to 1",
            ])
        #expect(grid.delegate.events.last == "done")
        #expect(!grid.press(.tab) && grid.focused.isEmpty, "beyond the last view the key is the host's")
        #expect(grid.press(.tab, modifiers: .shift) && grid.focused == [15], "the last one in view")
        #expect(grid.press(.escape) && grid.focused.isEmpty)
    }

    @Test func focusIsScrolledIntoView() {
        let grid = Grid(30)
        grid.press(.tab, .down, .down, .down)
        #expect(grid.focused == [12] && grid.view.contentOffset.y == 0)
        grid.press(.down)
        #expect(grid.focused == [16] && grid.view.contentOffset.y == 25)
        grid.press(.end)
        #expect(grid.focused == [29] && grid.view.contentOffset.y == 100)
        grid.press(.home)
        #expect(grid.focused == [0] && grid.view.contentOffset.y == 0)
        // Keys that do not move the focus scroll the view.
        grid.press(.pageDown)
        #expect(grid.focused.isEmpty && grid.view.contentOffset.y == 90)
        grid.press(.down)
        #expect(grid.focused == [4])
    }

    @Test func returnSelectsAsATapDoes() {
        let grid = Grid(8)
        grid.press(.tab, .right, .return)
        #expect(grid.view.indexPathsForSelectedItems == [.item(1)])
        #expect(grid.delegate.events.filter { $0 != "done" } == ["- to 0", "0 to 1", "selected 1"])
        grid.view.selectionFollowsFocus = true
        grid.press(.right)
        #expect(grid.view.indexPathsForSelectedItems == [.item(2)])
    }

    @Test func theDelegateDecides() {
        let grid = Grid(12)
        grid.delegate.forbidden = [0, 2, 5]
        grid.press(.tab)
        #expect(grid.focused == [1])
        grid.press(.right)
        #expect(grid.focused == [3])
        grid.press(.left, .down)
        #expect(grid.focused != [5])
        grid.delegate.isHeld = true
        let held = grid.focused
        grid.press(.home)
        #expect(grid.focused == held)
        let closed = Grid(4)
        closed.view.allowsFocus = false
        #expect(!closed.press(.tab) && closed.focused.isEmpty)
    }

    @Test func aFocusedItemIsFollowedThroughUpdates() {
        let grid = Grid(8)
        grid.press(.tab, .right)
        grid.stage.source.sections[0].insert("new", at: 0)
        grid.view.insertItems(at: [.item(0)])
        grid.touches.clock.advanceUntilIdle()
        #expect(grid.focused == [2])
        grid.stage.source.sections[0].remove(at: 2)
        grid.view.deleteItems(at: [.item(2)])
        grid.touches.clock.advanceUntilIdle()
        #expect(grid.focused == [2], "the item after the one that is gone")
        grid.stage.source.sections[0].removeSubrange(2...)
        grid.view.deleteItems(at: (2..<8).map { .item($0) })
        grid.touches.clock.advanceUntilIdle()
        #expect(grid.focused == [1], "the item before, if none is after it")
        grid.press(.left)
        #expect(grid.focused == [0])
    }

    @Test func focusGoesAlongASectionThatScrollsAcross() {
        let layout = CollectionLayoutAdapter { section, environment in
            CollectionSection(
                LinearList(), items: Items(count: environment.itemCount, size: .fixed(100)),
                orthogonal: section == 0 ? OrthogonalScrolling(.continuous, length: .fixed(200)) : nil)
        }
        let stage = Stage(
            TextSource([10, 3].map { (0..<$0).map(String.init) }), layout, size: CGSize(width: 200, height: 400))
        let touches = TouchStage(stage.view)
        func press(_ key: UIWindow.Key) -> [IndexPath] {
            touches.window.press(key)
            touches.clock.advanceUntilIdle()
            return stage.view.visibleCells.filter(\.isFocused).compactMap(stage.view.indexPath)
        }
        #expect(press(.tab) == [.item(0)])
        for item in 1...4 { #expect(press(.right) == [.item(item)]) }
        #expect(layout.arrangement?.innerOffset(ofSection: 0) == 300)
        #expect(press(.down) == [.item(0, 1)])
        #expect(press(.down) == [.item(1, 1)])
        #expect(press(.up) == [.item(0, 1)])
        // The nearest item of the orthogonal section.
        #expect(press(.up).first?.section == 0)
        stage.view.scrollToItem(at: .item(9), at: [], animated: false)
        #expect(layout.arrangement?.innerOffset(ofSection: 0) == 800)
    }

    @Test func theRingIsDrawnAboveTheCell() {
        let grid = Grid(4)
        grid.press(.tab)
        let record = CanvasRecord()
        LayerWalk(on: record).draw(grid.view)
        #expect(record.lines.contains("border 3.0"))
        grid.press(.escape)
        let after = CanvasRecord()
        LayerWalk(on: after).draw(grid.view)
        #expect(!after.lines.contains("border 3.0"))
    }

    @Test func tabGoesFromOneCollectionToTheNext() {
        let (first, second) = (Grid(4), Grid(4))
        second.view.frame.origin.y = 200
        first.touches.window.addSubview(second.view)
        first.touches.window.layoutIfNeeded()
        first.press(.tab)
        #expect(first.focused == [0] && second.focused.isEmpty)
        first.press(.right, .tab)
        #expect(first.focused.isEmpty && second.focused == [0])
        first.view.remembersLastFocusedIndexPath = true
        first.press(.tab, modifiers: .shift)
        #expect(first.focused == [1] && second.focused.isEmpty)
    }
}
