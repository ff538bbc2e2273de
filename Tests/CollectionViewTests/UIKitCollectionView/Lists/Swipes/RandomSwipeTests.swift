import CollectionView
import LayoutModel
import Testing
@_spi(Host) import UIKitViews

/// Random touches of a list whose rows can be swiped. When all fingers are up, at most one row must be open, and
/// nothing may move.
@Suite @MainActor struct RandomSwipeTests {
    @Test(arguments: 0..<200) func everythingComesToRest(seed: Int) {
        var random = SplitMix64(seed: seed)
        let (stage, performed) = makeList(isRightToLeft: seed.isMultiple(of: 2))
        let touches = TouchStage(stage.view)
        touches.window.frame.size.width = 320
        var (fingers, script): (Set<Int>, [String]) = ([], [])
        for _ in 0..<50 {
            let (x, y) = (
                CGFloat(Int.random(in: 0...320, using: &random)), CGFloat(Int.random(in: 0...400, using: &random))
            )
            let event = Int.random(in: 0..<8, using: &random)
            script.append("\(event) \(x) \(y) \(fingers.sorted())")
            switch event {
            case 0, 1:
                let finger = (fingers.max() ?? -1) + 1
                guard fingers.insert(finger).inserted else { break }
                touches.down(x, y, finger: finger)
            case 2, 3: if let finger = fingers.min() { touches.move(x, y, over: 0.1, finger: finger) }
            case 4:
                if let finger = fingers.max() {
                    touches.up(finger: finger)
                    fingers.remove(finger)
                }
            case 5:
                if let finger = fingers.min() {
                    touches.cancel(finger: finger)
                    fingers.remove(finger)
                }
            case 6:
                if Bool.random(using: &random) { performed.complete?(true) } else { stage.view.isEditing.toggle() }
            default:
                if stage.rows[0].count > 20 {
                    stage.rows[0].removeFirst()
                    stage.view.deleteItems(at: [.item(0)])
                }
            }
            touches.clock.advance(by: 0.1)
        }
        for finger in fingers.sorted() { touches.up(finger: finger) }
        touches.clock.advanceUntilIdle()
        stage.show()
        let moved = stage.view.visibleCells.filter { $0.bounds.minX != 0 }
        let swiped = stage.view.visibleCells.filter { $0.configurationState.isSwiped }
        let story = Comment(rawValue: "seed \(seed) after\n\(script.joined(separator: "\n"))")
        #expect(moved.count <= 1 && Set(moved) == Set(swiped), story)
        #expect(!stage.view.isTracking && !stage.view.isDragging && !stage.view.isDecelerating, story)
        let most = max(0, stage.view.contentSize.height - 400)
        #expect(stage.view.contentOffset.y >= 0 && stage.view.contentOffset.y <= most, story)
        #expect(stage.view.visibleCells.allSatisfy { !$0.isHighlighted }, story)
    }

    private final class Performed { var complete: ((Bool) -> Void)? }

    private func makeList(isRightToLeft: Bool) -> (RowStage<UICollectionViewListCell>, Performed) {
        AnimationClock.startAfresh()
        let performed = Performed()
        func actions(_ title: String) -> UISwipeActionsConfiguration {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: title) { _, _, complete in performed.complete = complete }
            ])
        }
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.trailingSwipeActionsConfigurationProvider = { _ in actions("Delete") }
        configuration.leadingSwipeActionsConfigurationProvider = { $0.item.isMultiple(of: 2) ? actions("Read") : nil }
        let rows = (0..<40).map { "row \($0)" }
        let stage = RowStage<UICollectionViewListCell>(configuration, rows: [rows], isRightToLeft: isRightToLeft) {
            cell, _, row in
            var content = cell.defaultContentConfiguration()
            content.text = row
            cell.contentConfiguration = content
            cell.accessories = [.delete(), .reorder()]
        }
        return (stage, performed)
    }
}
