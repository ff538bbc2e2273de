import Foundation
@_spi(Host) import UIKitViews

/// A row with open swipe actions. The row keeps its position, and its content moves aside.
@MainActor final class Swiping {
    private(set) var path: IndexPath
    let cell: UICollectionViewCell
    private let configuration: UISwipeActionsConfiguration
    private let isAtLeft: Bool
    private let background = UIView(frame: .zero)
    private let buttons: [SwipeActionButton]
    private let close: () -> Void

    /// - Parameters:
    ///   - isAtLeft: Whether the actions are behind the left edge.
    ///   - close: Called when an action has been performed.
    init(
        _ cell: UICollectionViewCell, at path: IndexPath, configuration: UISwipeActionsConfiguration, isAtLeft: Bool,
        close: @escaping () -> Void
    ) {
        (self.cell, self.path, self.configuration, self.isAtLeft) = (cell, path, configuration, isAtLeft)
        self.close = close
        buttons = configuration.actions.map(SwipeActionButton.init)
        for (button, action) in zip(buttons, configuration.actions) {
            button.addAction(UIAction { [weak self] _ in self?.perform(action, from: button) }, for: .touchUpInside)
            background.addSubview(button)
        }
    }

    /// Follows the item to its new index path after an update.
    ///
    /// - Returns: Whether the item still exists.
    func follow(_ newPath: (IndexPath) -> IndexPath?) -> Bool {
        guard let new = newPath(path) else { return false }
        path = new
        return true
    }

    func perform(_ action: UIContextualAction, from view: UIView) {
        action.handler(action, view) { [close] _ in close() }
    }

    var performsFirstActionWithFullSwipe: Bool { configuration.performsFirstActionWithFullSwipe }

    func performFirst() {
        if let action = configuration.actions.first { perform(action, from: buttons[0]) }
    }

    // MARK: Moving aside

    private var extent: CGFloat { buttons.reduce(0) { $0 + $1.width } }

    /// The position at which a row rests after a swipe.
    enum Destination { case closed, open, performed }

    /// The fraction of the row's width beyond which a swipe performs the first action.
    private static let wholeSwipe: CGFloat = 0.6
    /// The fraction by which a row follows a finger beyond its actions, if no action is performed there.
    private static let compliance: CGFloat = 0.3

    /// Lays out the actions behind the row.
    func prepare() {
        UIView.performWithoutAnimation {
            cell.clipsToBounds = true
            let corners = cell.layoutAttributes?.list?.corners ?? GroupCorners()
            cell.layer.cornerRadius = corners.radius
            cell.layer.maskedCorners = corners.radius > 0 ? corners.corners : .all
            cell.insertSubview(background, at: 0)
            layOutButtons(over: extent)
        }
    }

    func open(isAnimated: Bool) { move(by: isAtLeft ? -extent : extent, isAnimated: isAnimated) }

    // MARK: By a finger

    /// - Parameter distance: The finger's distance to the right, in points.
    func drag(by distance: CGFloat) {
        let way = max(0, isAtLeft ? distance : -distance)
        let beyond = max(0, way - extent)
        let shown = way - beyond + (performsFirstActionWithFullSwipe ? beyond : Self.compliance * beyond)
        UIView.performWithoutAnimation {
            layOutButtons(over: max(extent, shown))
            cell.bounds.origin.x = isAtLeft ? -shown : shown
        }
    }

    /// - Parameter velocity: The finger's velocity to the right, in points per second; 0 if it counts as still.
    func destination(from distance: CGFloat, velocity: CGFloat) -> Destination {
        let (way, speed) = isAtLeft ? (distance, velocity) : (-distance, -velocity)
        if performsFirstActionWithFullSwipe, way > Self.wholeSwipe * cell.bounds.width, speed >= 0 { return .performed }
        if speed != 0 { return speed > 0 && way > 0 ? .open : .closed }
        return way > extent / 2 ? .open : .closed
    }

    /// Opens the row from its current position.
    func settle() {
        UIView.animate(withDuration: ElementChange.duration) { self.layOutButtons(over: self.extent) }
        open(isAnimated: true)
    }

    func end(isAnimated: Bool) {
        move(by: 0, isAnimated: isAnimated) { [cell, background] in
            background.removeFromSuperview()
            guard cell.bounds.minX == 0 else { return }
            cell.clipsToBounds = false
            (cell.layer.cornerRadius, cell.layer.maskedCorners) = (0, .all)
        }
    }

    private func move(by distance: CGFloat, isAnimated: Bool, completion: @escaping () -> Void = {}) {
        guard isAnimated else {
            UIView.performWithoutAnimation { cell.bounds.origin.x = distance }
            return completion()
        }
        UIView.animate(withDuration: ElementChange.duration) { [cell] in
            cell.bounds.origin.x = distance
        } completion: { _ in
            completion()
        }
    }

    /// Lays out the buttons. The first one is at the edge of the row.
    ///
    /// - Parameter extent: The extent of the uncovered actions.
    private func layOutButtons(over extent: CGFloat) {
        let size = cell.bounds.size
        background.frame = CGRect(x: isAtLeft ? -extent : size.width, y: 0, width: extent, height: size.height)
        background.backgroundColor = buttons.last?.backgroundColor
        var edge: CGFloat = 0
        for button in buttons {
            button.frame = CGRect(
                x: isAtLeft ? edge : extent - edge - button.width, y: 0, width: button.width, height: size.height)
            edge += button.width
        }
    }
}
