import CollectionView
import Testing
@_spi(Host) import UIKitViews

@Suite("Swipe actions") @MainActor struct SwipeActionTests {
    private typealias Rows = RowStage<UICollectionViewListCell>

    private final class Log {
        var done: [String] = []
        var complete: ((Bool) -> Void)?
        var performsFirst = true
    }

    private let log = Log()

    private func stage(isRightToLeft: Bool = false, count: Int = 3) -> Rows {
        AnimationClock.startAfresh()
        func action(_ style: UIContextualAction.Style, _ title: String, _ path: IndexPath) -> UIContextualAction {
            UIContextualAction(style: style, title: title) { [log] action, _, complete in
                log.done.append("\(action.title ?? "") \(path.item)")
                log.complete = complete
            }
        }
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { [log] path in
            guard path.item != 2 else { return nil }
            let actions = UISwipeActionsConfiguration(actions: [
                action(.destructive, "Delete", path), action(.normal, "Flag this one", path),
            ])
            actions.performsFirstActionWithFullSwipe = log.performsFirst
            return actions
        }
        configuration.leadingSwipeActionsConfigurationProvider = { path in
            UISwipeActionsConfiguration(actions: [action(.normal, "Read", path)])
        }
        let rows = (0..<count).map { "row \($0)" }
        return Rows(configuration, rows: [rows], isRightToLeft: isRightToLeft) { cell, _, row in
            var content = cell.defaultContentConfiguration()
            content.text = row
            cell.contentConfiguration = content
            cell.accessories = [.delete()]
        }
    }

    /// Returns the titles and frames of the visible actions, from left to right.
    private func actions(_ stage: Rows) -> [(title: String, frame: CGRect)] {
        stage.view.shown(UIControl.self).compactMap { button in
            let frame = button.convert(button.bounds, to: stage.view)
            return button.shownTexts.first.map { ($0, frame) }
        }.sorted { $0.frame.minX < $1.frame.minX }
    }

    @Test("The row moves aside, and the first action is at the edge")
    func trailing() {
        let stage = stage()
        #expect(stage.view.openSwipeActions(forItemAt: .item(1), at: .trailing))
        #expect(stage.cell(1).configurationState.isSwiped && !stage.cell(0).configurationState.isSwiped)
        AnimationClock.current.advance(by: 1)
        stage.show()
        let actions = actions(stage)
        #expect(actions.map(\.title) == ["Flag this one", "Delete"] && actions[1].frame.maxX == 320)
        #expect(actions[0].frame.height == 44 && actions[1].frame.width == 74 && actions[0].frame.width > 90)
        let text = stage.cell(1).contentView.shown(UILabel.self)[0]
        #expect(text.convert(text.bounds, to: stage.view).minX == 16 - actions[0].frame.width - 74)
        #expect(stage.cell(1).frame.minX == 0)
    }

    @Test("Edges are those of the reading direction, and only one row is open")
    func leading() {
        let stage = stage(isRightToLeft: true)
        stage.view.openSwipeActions(forItemAt: .item(0), at: .trailing, animated: false)
        stage.view.openSwipeActions(forItemAt: .item(1), at: .leading, animated: false)
        stage.show()
        #expect(actions(stage).map(\.title) == ["Read"] && actions(stage)[0].frame.maxX == 320)
        #expect(!stage.cell(0).configurationState.isSwiped)
        #expect(!stage.view.openSwipeActions(forItemAt: .item(2), at: .trailing))
        #expect(!stage.view.openSwipeActions(forItemAt: .item(9), at: .leading))
    }

    @Test("A button performs its action, and the row closes when that is done")
    func performing() {
        let stage = stage()
        stage.view.openSwipeActions(forItemAt: .item(1), at: .trailing)
        AnimationClock.current.advance(by: 1)
        stage.show()
        let window = UIWindow(frame: stage.view.frame)
        window.makeKeyAndVisible()
        window.addSubview(stage.view)
        let middle = CGPoint(x: 290, y: stage.cell(1).center.y)
        window.touch(.began, id: 1, at: middle, time: 0)
        window.touch(.ended, id: 1, at: middle, time: 0.1)
        #expect(log.done == ["Delete 1"] && stage.cell(1).configurationState.isSwiped)
        log.complete?(true)
        AnimationClock.current.advance(by: 1)
        #expect(actions(stage).isEmpty && !stage.cell(1).configurationState.isSwiped)
        #expect(stage.cell(1).bounds.minX == 0)
    }

    @Test("A swipe across the row performs the first action, if it may")
    func fullSwipes() {
        let stage = stage()
        #expect(stage.view.swipeFully(acrossItemAt: .item(0), from: .trailing) && log.done == ["Delete 0"])
        log.performsFirst = false
        #expect(stage.view.swipeFully(acrossItemAt: .item(1), from: .trailing) && log.done == ["Delete 0"])
        #expect(stage.cell(1).configurationState.isSwiped)
    }

    @Test("A touch elsewhere, scrolling, an update and the row's leaving close it")
    func closing() {
        let stage = stage(count: 40)
        func open() {
            stage.view.openSwipeActions(forItemAt: .item(0), at: .trailing, animated: false)
            #expect(stage.cell(0).configurationState.isSwiped)
        }
        func expectClosed(_ name: String) {
            AnimationClock.current.advance(by: 1)
            stage.show()
            #expect(actions(stage).isEmpty, "\(name)")
        }
        let window = UIWindow(frame: stage.view.frame)
        window.makeKeyAndVisible()
        window.addSubview(stage.view)
        open()
        window.touch(.began, id: 1, at: CGPoint(x: 20, y: 100), time: 0)
        window.touch(.ended, id: 1, at: CGPoint(x: 20, y: 100), time: 0.1)
        expectClosed("touch")
        #expect(stage.view.indexPathsForSelectedItems == [])
        open()
        stage.view.beginDragging()
        stage.view.drag(by: CGVector(dx: 0, dy: -30))
        expectClosed("scrolling")
        stage.view.endDragging(withVelocity: .zero)
        stage.view.contentOffset.y = 0
        open()
        stage.view.performBatchUpdates {
            stage.rows[0].removeFirst()
            stage.view.deleteItems(at: [.item(0)])
        }
        expectClosed("update")
        open()
        stage.view.contentOffset.y = 900
        stage.show()
        stage.view.contentOffset.y = 0
        stage.show()
        expectClosed("leaving")
        open()
        stage.view.isEditing = true
        expectClosed("editing")
    }

    @Test("A delete button without an action of its own opens the trailing actions")
    func deleteButton() {
        let stage = stage()
        stage.view.isEditing = true
        stage.show()
        stage.cell(0).shown(UIControl.self)[0].sendActions(for: .touchUpInside)
        AnimationClock.current.advance(by: 1)
        stage.show()
        #expect(actions(stage).map(\.title) == ["Flag this one", "Delete"])
    }

    // MARK: Fingers

    private func fingers(on stage: Rows) -> TouchStage {
        let touches = TouchStage(stage.view)
        touches.window.frame.size.width = 320
        return touches
    }

    /// Returns the distance by which a row is moved to the left.
    private func moved(_ stage: Rows, _ item: Int) -> CGFloat { stage.cell(item).bounds.minX }

    @Test("A finger moves a row with it, and leaves it open or closed")
    func finger() {
        let stage = stage()
        let touches = fingers(on: stage)
        touches.down(250, 60)
        touches.move(230, 61)
        touches.move(190, 62)
        #expect(moved(stage, 1) == 50 && stage.cell(1).configurationState.isSwiped)
        #expect(!stage.cell(1).isHighlighted && stage.view.contentOffset.y == 0)
        touches.clock.advance(by: 0.3)
        touches.up()
        touches.clock.advanceUntilIdle()
        #expect(moved(stage, 1) == 0 && !stage.cell(1).configurationState.isSwiped, "not even half of the way")
        touches.drag(from: (250, 60), to: (130, 60))
        touches.clock.advanceUntilIdle()
        let open = actions(stage).first?.frame.minX ?? 320
        #expect(moved(stage, 1) == 320 - open && open < 170)
        touches.tap(20, 20)
        touches.clock.advanceUntilIdle()
        #expect(moved(stage, 1) == 0 && stage.view.indexPathsForSelectedItems == [], "a tap beside it closes it")
        touches.flick(from: (250, 60), to: (200, 60))
        touches.clock.advanceUntilIdle()
        #expect(moved(stage, 1) == 320 - open, "a flick is as good as half of the way")
        #expect(log.done == [])
    }

    @Test("A swipe across the row performs the first action, if it may")
    func wholeSwipe() {
        for performs in [true, false] {
            log.performsFirst = performs
            (log.done, log.complete) = ([], nil)
            let stage = stage()
            let touches = fingers(on: stage)
            touches.drag(from: (310, 60), to: (40, 60))
            touches.clock.advanceUntilIdle()
            #expect(log.done == (performs ? ["Delete 1"] : []))
            #expect(moved(stage, 1) > 100)
            log.complete?(true)
            touches.clock.advanceUntilIdle()
            #expect((moved(stage, 1) == 0) == performs)
        }
    }

    @Test("A finger that goes down scrolls, and one across a row without actions does nothing")
    func otherFingers() {
        let stage = stage(count: 40)
        let touches = fingers(on: stage)
        touches.drag(from: (250, 300), to: (230, 200))
        #expect(stage.view.contentOffset.y == 90 && stage.view.visibleCells.allSatisfy { $0.bounds.minX == 0 })
        stage.view.contentOffset.y = 0
        stage.show()
        touches.drag(from: (300, 110), to: (100, 110))
        touches.clock.advanceUntilIdle()
        #expect(moved(stage, 2) == 0 && log.done == [])
        // In a right-to-left list, the leading edge is at the right.
        let mirrored = self.stage(isRightToLeft: true)
        let others = fingers(on: mirrored)
        others.drag(from: (200, 60), to: (130, 60))
        others.clock.advanceUntilIdle()
        #expect(actions(mirrored).map(\.title) == ["Read"])
    }
}
