import Foundation
import UIKitViews

/// The cell that contains the first responder. Like in UIKit, it outlives a scroll, so that a person goes on typing.
///
/// Off the screen it waits for its item like other cells, but within the view hierarchy, because a view without a window cannot
/// be the first responder. It is hidden meanwhile: the layout does not move it.
extension LayoutCycle {
    /// Returns whether an item's cell is hidden because it is edited off the screen.
    func hides(_ path: IndexPath) -> Bool { editedCell.map { waiting[path] === $0 } ?? false }

    /// Hides a waiting cell that contains the first responder.
    func keepEdited(_ cell: UICollectionViewCell, for path: IndexPath) {
        let former = editedCell
        editedCell = cell
        if let former, former !== cell { letWait(former) }
        showState(of: cell, at: path)
    }

    /// Lets the cell wait like others if the first responder is elsewhere now.
    func releaseEditedCell() {
        guard let cell = editedCell, !cell.containsFirstResponder else { return }
        editedCell = nil
        letWait(cell)
    }

    private func letWait(_ cell: UICollectionViewCell) {
        guard let path = waiting.path(of: cell) else { return }
        cell.removeFromSuperview()
        showState(of: cell, at: path)
        if !keepsCells { dropWaiting() }
    }
}
