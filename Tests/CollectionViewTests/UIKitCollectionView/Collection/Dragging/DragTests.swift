import CollectionView
import Testing
@_spi(Host) import UIKitViews

/// Drags within one collection view and between two.
@Suite @MainActor struct DragTests {
    @Test func anItemMovesWithinItsView() throws {
        let stage = DragStage()
        stage.perform = stage.insertDropped
        let cell = try #require(stage.left.cell(0))
        #expect(stage.left.view.beginDrag(ofItemAt: .item(0)))
        #expect(stage.left.view.hasActiveDrag && !stage.left.view.hasActiveDrop && stage.states == ["0 lifting"])
        stage.move(50, 15)
        #expect(stage.states == ["0 lifting", "0 dragging"] && stage.left.view.hasActiveDrop)
        stage.move(50, 50)
        #expect(stage.texts(stage.left) == ["1", "2", "_", "3"] && stage.left.view.hasUncommittedUpdates)
        #expect(stage.left.source.sections == [["0", "1", "2", "3"]])
        // Callers have the data source's index paths, and layouts those on the screen.
        #expect(stage.left.view.cellForItem(at: .item(0)) === cell && cell.center.y == 50)
        #expect(stage.left.view.presentationIndexPath(forDataSourceIndexPath: .item(0)) == .item(2))
        #expect(stage.left.view.dataSourceIndexPath(forPresentationIndexPath: .item(1)) == .item(2))
        stage.left.view.endDrag()
        #expect(stage.left.source.sections == [["1", "2", "0", "3"]] && !stage.left.view.hasUncommittedUpdates)
        #expect(!stage.left.view.hasActiveDrag && !stage.left.view.hasActiveDrop)
        #expect(stage.calls.last == "left perform at 2" && stage.texts(stage.left) == ["1", "2", "_", "3"])
        stage.clock.advance(by: 1)
        #expect(stage.texts(stage.left) == ["1", "2", "0", "3"])
        #expect(stage.calls.suffix(2) == ["left drop ended", "left has ended"])
        #expect(stage.calls.prefix(4) == ["left lifts 0", "left begins", "left can handle", "left enter"])
    }

    @Test func anItemIsCopiedToAnotherView() {
        let stage = DragStage()
        stage.perform = stage.insertDropped
        stage.proposal = UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        stage.left.view.beginDrag(ofItemAt: .item(3))
        stage.move(50, 65)
        #expect(stage.texts(stage.left) == ["0", "1", "2", "?", "3"], "a copy leaves its original where it is")
        stage.move(150, 30)
        #expect(stage.texts(stage.left) == ["0", "1", "2", "3"] && stage.texts(stage.right) == ["a", "?", "b", "c"])
        #expect(stage.right.view.numberOfItems(inSection: 0) == 3)
        #expect(stage.right.view.visibleCells.count == 3 && stage.right.view.indexPathsForVisibleItems.count == 3)
        #expect(stage.calls.suffix(3) == ["left exit", "right can handle", "right enter"])
        stage.move(150, 50)
        #expect(stage.texts(stage.right) == ["a", "b", "?", "c"])
        stage.right.view.endDrag()
        stage.left.view.endDrag()
        stage.clock.advance(by: 1)
        #expect(stage.texts(stage.right) == ["a", "b", "3", "c"] && stage.texts(stage.left) == ["0", "1", "2", "3"])
        #expect(stage.calls.suffix(3) == ["left drop ended", "right drop ended", "left has ended"])
    }

    @Test func aReloadClosesTheGap() {
        let stage = DragStage()
        stage.left.view.beginDrag(ofItemAt: .item(0))
        stage.move(150, 30)
        #expect(stage.texts(stage.right) == ["a", "?", "b", "c"])
        stage.right.source.sections = [["z"]]
        stage.right.view.reloadData()
        stage.window.layoutIfNeeded()
        #expect(stage.texts(stage.right) == ["z"] && stage.right.view.hasActiveDrop)
        stage.move(150, 10)
        #expect(stage.texts(stage.right) == ["?", "z"])
        stage.left.view.endDrag()
    }

    @Test func theDropKnowsWhereItemsComeFrom() {
        let stage = DragStage()
        var origins: [IndexPath?] = []
        var sizes: [CGSize] = []
        stage.perform = { _, coordinator in
            origins = coordinator.items.map(\.sourceIndexPath)
            sizes = coordinator.items.map(\.previewSize)
        }
        stage.left.view.beginDrag(ofItemAt: .item(2))
        #expect(stage.left.view.addToDrag(itemAt: .item(0)) && !stage.left.view.addToDrag(itemAt: .item(2)))
        stage.move(50, 30)
        stage.left.view.endDrag()
        #expect(origins == [.item(2), .item(0)] && sizes == Array(repeating: CGSize(width: 100, height: 20), count: 2))
        stage.left.view.beginDrag(ofItemAt: .item(2))
        stage.move(150, 30)
        stage.left.view.endDrag()
        #expect(origins == [nil])
    }

    @Test func aForbiddenDropBringsTheItemBack() throws {
        let stage = DragStage()
        stage.proposal = UICollectionViewDropProposal(operation: .forbidden)
        stage.left.view.beginDrag(ofItemAt: .item(1))
        let picture = try #require(stage.window.subviews.last)
        stage.move(150, 50)
        #expect(stage.texts(stage.right) == ["a", "b", "c"] && picture.center == CGPoint(x: 150, y: 50))
        stage.left.view.endDrag()
        #expect(picture.superview === stage.window && picture.center == CGPoint(x: 50, y: 30))
        stage.clock.advance(by: 1)
        #expect(picture.superview == nil)
        #expect(stage.calls.suffix(3) == ["right exit", "right drop ended", "left has ended"])
        #expect(stage.states.last == "1 none" && stage.left.source.sections == [["0", "1", "2", "3"]])
    }

    @Test func aMoveThatTheSourceForbidsIsForbidden() {
        let stage = DragStage()
        stage.allowsMove = false
        stage.perform = stage.insertDropped
        stage.left.view.beginDrag(ofItemAt: .item(1))
        stage.move(150, 50)
        #expect(stage.texts(stage.right) == ["a", "b", "c"])
        stage.left.view.endDrag()
        #expect(stage.right.source.sections == [["a", "b", "c"]] && stage.calls.last == "right exit")
    }

    @Test func whatCannotBeHandledOrLiftedIsLeftAlone() {
        let stage = DragStage()
        stage.canHandle = false
        stage.left.view.beginDrag(ofItemAt: .item(0))
        for y in [30, 50, 70] { stage.move(50, CGFloat(y)) }
        #expect(stage.calls == ["left lifts 0", "left begins", "left can handle"] && !stage.left.view.hasActiveDrop)
        stage.left.view.cancelDrag()
        stage.lifts = false
        #expect(!stage.left.view.beginDrag(ofItemAt: .item(0)) && !stage.left.view.hasActiveDrag)
        stage.lifts = true
        stage.left.view.dragInteractionEnabled = false
        #expect(!stage.left.view.beginDrag(ofItemAt: .item(0)))
    }

    @Test func anItemMayBeDroppedIntoAnother() throws {
        let stage = DragStage()
        stage.proposal = UICollectionViewDropProposal(operation: .move, intent: .insertIntoDestinationIndexPath)
        stage.perform = { _, coordinator in
            let rect = CGRect(x: 10, y: 5, width: 10, height: 2)
            coordinator.drop(coordinator.items[0].dragItem, intoItemAt: coordinator.destinationIndexPath!, rect: rect)
        }
        stage.left.view.beginDrag(ofItemAt: .item(0))
        let picture = try #require(stage.window.subviews.last)
        stage.move(150, 30)
        let states = (0..<3).map { stage.right.cell($0)?.configurationState.cellDropState }
        #expect(states == [.notTargeted, .targeted, .notTargeted] && stage.texts(stage.right) == ["a", "b", "c"])
        stage.left.view.endDrag()
        #expect(picture.center == CGPoint(x: 115, y: 26) && picture.alpha == 0)
        #expect(stage.right.cell(1)?.configurationState.cellDropState == UICellConfigurationState.DropState.none)
    }

    @Test func outsideOfItemsThereIsNoDestination() {
        let stage = DragStage()
        stage.perform = stage.insertDropped
        stage.left.view.beginDrag(ofItemAt: .item(0))
        stage.move(150, 90)
        #expect(stage.destinations.last == .some(nil) && stage.texts(stage.right) == ["a", "b", "c"])
        stage.left.view.endDrag()
        #expect(stage.right.source.sections == [["a", "b", "c", "0"]])
    }

    @Test(arguments: [UICollectionView.ReorderingCadence.immediate, .fast, .slow])
    func theGapOpensAsFastAsTheViewWants(cadence: UICollectionView.ReorderingCadence) {
        let stage = DragStage()
        stage.left.view.reorderingCadence = cadence
        stage.left.view.beginDrag(ofItemAt: .item(0))
        stage.move(50, 50)
        #expect(stage.texts(stage.left) == (cadence == .immediate ? ["1", "2", "_", "3"] : ["0", "1", "2", "3"]))
        stage.clock.advance(by: 0.3)
        stage.window.layoutIfNeeded()
        #expect(stage.texts(stage.left) == (cadence == .slow ? ["0", "1", "2", "3"] : ["1", "2", "_", "3"]))
        stage.clock.advance(by: 0.3)
        stage.window.layoutIfNeeded()
        #expect(stage.texts(stage.left) == ["1", "2", "_", "3"])
    }

    @Test func withoutADropDelegateTheDataSourceMovesItsItem() {
        let stage = DragStage()
        stage.left.view.dropDelegate = nil
        stage.left.view.beginDrag(ofItemAt: .item(3))
        stage.left.source.moves = []
        stage.move(50, 30)
        #expect(stage.texts(stage.left) == ["0", "_", "1", "2"])
        stage.left.source.moves = []
        stage.left.view.endDrag()
        stage.clock.advance(by: 1)
        #expect(stage.left.source.moves == [[.item(3), .item(1)]] && stage.texts(stage.left) == ["0", "3", "1", "2"])
        stage.right.view.dropDelegate = nil
        stage.left.view.beginDrag(ofItemAt: .item(0))
        stage.move(150, 30)
        #expect(!stage.right.view.hasActiveDrop, "items of another view need a drop delegate")
    }

    @Test func anUpdateDuringADragClosesTheGapUntilTheFingerMoves() {
        let stage = DragStage()
        stage.perform = stage.insertDropped
        stage.left.view.beginDrag(ofItemAt: .item(2))
        stage.move(50, 10)
        #expect(stage.texts(stage.left) == ["_", "0", "1", "3"])
        stage.left.source.sections[0].remove(at: 1)
        #expect(stage.left.diagnostics { stage.left.view.deleteItems(at: [.item(1)]) } == [])
        stage.clock.advance(by: 1)
        #expect(stage.texts(stage.left) == ["0", "2", "3"])
        stage.move(50, 11)
        #expect(stage.texts(stage.left) == ["_", "0", "3"])
        stage.left.view.endDrag()
        #expect(stage.left.source.sections == [["2", "0", "3"]])
    }

    @Test(arguments: [UIDropOperation.move, .copy])
    func aReloadDuringADragForgetsTheGapUntilTheFingerMoves(operation: UIDropOperation) {
        let stage = DragStage(left: TextSource(count: 20))
        stage.perform = stage.insertDropped
        stage.proposal = UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
        stage.left.view.beginDrag(ofItemAt: .item(0))
        stage.move(50, 50)
        stage.clock.advance(by: 1)
        stage.left.source.sections[0] = ["0", "1", "2"]
        stage.left.source.asked = []
        #expect(stage.left.diagnostics { stage.left.view.reloadData() } == [] && stage.left.source.asked == [])
        stage.window.layoutIfNeeded()
        #expect(stage.texts(stage.left) == ["0", "1", "2"] && stage.left.view.hasActiveDrag)
        stage.move(50, 30)
        #expect(stage.texts(stage.left) == (operation == .move ? ["1", "_", "2"] : ["0", "?", "1", "2"]))
        stage.left.view.endDrag()
        stage.clock.advance(by: 1)
        let end = operation == .move ? ["1", "0", "2"] : ["0", "0", "1", "2"]
        #expect(stage.left.source.sections == [end] && stage.texts(stage.left) == end)
    }

    @Test(arguments: [UIDropOperation.move, .copy], 0..<5)
    func anUpdateDuringADragAsksForNoOldIndexPath(operation: UIDropOperation, item: Int) {
        let stage = DragStage(left: TextSource(count: 6))
        stage.proposal = UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
        stage.left.view.beginDrag(ofItemAt: .item(2))
        stage.move(50, 10)
        stage.left.source.sections[0].remove(at: item)
        let rest = stage.left.source.sections[0]
        stage.left.source.asked = []
        #expect(stage.left.diagnostics { stage.left.view.deleteItems(at: [.item(item)]) } == [])
        #expect(stage.left.source.asked.allSatisfy { $0.item < rest.count })
        stage.clock.advance(by: 1)
        #expect(stage.texts(stage.left) == rest && !stage.left.view.hasUncommittedUpdates)
        stage.left.source.sections[0][0] = "changed"
        stage.move(50, 50)
        stage.left.view.reloadItems(at: [.item(0)])
        stage.clock.advance(by: 1)
        #expect(stage.texts(stage.left) == ["changed"] + rest.dropFirst())
    }

    @Test(arguments: [UIDropOperation.move, .copy], [true, false])
    func aReloadOfTheDraggedItemOrItsSectionClosesTheGap(operation: UIDropOperation, isOfItem: Bool) {
        let stage = DragStage(left: TextSource(count: 6))
        stage.proposal = UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
        stage.left.view.beginDrag(ofItemAt: .item(2))
        stage.move(50, 10)
        stage.left.source.sections[0][2] = "changed"
        let messages = stage.left.diagnostics {
            if isOfItem { stage.left.view.reloadItems(at: [.item(2)]) } else { stage.left.view.reloadSections([0]) }
        }
        stage.clock.advance(by: 1)
        #expect(messages == [] && stage.texts(stage.left) == ["0", "1", "changed", "3", "4"])
        #expect((0..<5).allSatisfy { stage.left.cell($0)?.isHidden == false })
    }

    @Test func nearAnEdgeTheTargetScrolls() {
        let stage = DragStage(right: TextSource(count: 40))
        stage.left.view.beginDrag(ofItemAt: .item(0))
        stage.move(150, 97)
        stage.clock.advance(by: 0.5)
        #expect(stage.right.view.contentOffset.y > 20)
        stage.clock.advance(by: 10)
        #expect(stage.right.view.contentOffset.y > 700 - 1)
        stage.left.view.cancelDrag()
        stage.clock.advance(by: 1)
        #expect(stage.clock.isIdle && stage.right.view.numberOfItems(inSection: 0) == 40)
    }

    @Test func aLongPressDragsAndASecondFingerAddsItems() {
        let stage = DragStage()
        var count = 0
        stage.perform = { view, coordinator in
            count = coordinator.items.count
            stage.insertDropped(view, coordinator)
        }
        stage.proposal = UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
            stage.window.touch(phase, id: finger, at: CGPoint(x: x, y: y), time: stage.clock.now)
            stage.window.layoutIfNeeded()
        }
        touch(.began, 50, 30)
        stage.clock.advance(by: 0.6)
        #expect(stage.left.view.hasActiveDrag && stage.states == ["1 lifting"])
        touch(.moved, 100, 30)
        touch(.moved, 150, 30)
        #expect(stage.texts(stage.right) == ["a", "?", "b", "c"])
        touch(.began, 50, 70, finger: 1)
        stage.clock.advance(by: 0.2)
        touch(.ended, 50, 70, finger: 1)
        touch(.moved, 150, 31)
        touch(.ended, 150, 31)
        stage.clock.advance(by: 1)
        #expect(count == 2 && stage.right.source.sections == [["a", "1", "3", "b", "c"]])
        #expect(stage.left.view.indexPathsForSelectedItems == [] && stage.left.view.contentOffset == .zero)
    }

    @Test func aPressThatLiftsNothingIsATouch() {
        let stage = DragStage()
        stage.lifts = false
        stage.window.touch(.began, id: 0, at: CGPoint(x: 50, y: 30), time: stage.clock.now)
        stage.clock.advance(by: 1)
        stage.window.touch(.ended, id: 0, at: CGPoint(x: 50, y: 30), time: stage.clock.now)
        #expect(!stage.left.view.hasActiveDrag && stage.left.view.indexPathsForSelectedItems == [.item(1)])
    }
}
