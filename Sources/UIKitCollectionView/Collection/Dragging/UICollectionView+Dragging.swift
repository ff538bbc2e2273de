import Foundation
@_spi(Host) import UIKitViews

/// Drags by calls, for tests and hosts without a window. UIKit has no such methods.
extension UICollectionView {
    /// Lifts an item, as a long press does, if the drag delegate provides it. The finger is at its center, or at
    /// `point`.
    ///
    /// - Parameter point: The position of the finger, in content coordinates.
    /// - Returns: Whether a drag has begun.
    @discardableResult public func beginDrag(ofItemAt indexPath: IndexPath, from point: CGPoint? = nil) -> Bool {
        endInteractions()
        cancelDrag()
        let path = paths.taken(indexPath)
        guard dragInteractionEnabled, let frame = cycle.attributes(for: .cell(path))?.frame else { return false }
        itemDrag = Drag.lift(path, of: self, at: point ?? CGPoint(x: frame.midX, y: frame.midY))
        if itemDrag != nil { selecting.touchCancel() }
        showConditions()
        return itemDrag != nil
    }

    /// Adds an item to the drag, as a tap during the drag does. Returns whether the drag delegate has added anything.
    @discardableResult public func addToDrag(itemAt indexPath: IndexPath) -> Bool {
        itemDrag?.add(paths.taken(indexPath)) ?? false
    }

    /// Moves the finger.
    ///
    /// - Parameter point: The position of the finger in content coordinates. It may be outside the collection view.
    public func moveDrag(to point: CGPoint) { itemDrag?.move(to: point) }

    /// Drops the items, or brings them back if they may not be dropped where they are.
    public func endDrag() { itemDrag?.end() }

    /// Brings the items back.
    public func cancelDrag() { itemDrag?.cancel() }
}

extension UICollectionView: DropHost {
    var dragBoundary: DragBoundary { DragBoundary(collectionView: self) }

    func dragDidEnd() {
        itemDrag = nil
        showConditions()
    }

    func drop(of drag: Drag) -> Drop? { Drop(of: drag, in: self, dataSource: dataSourceBoundary) }

    func show(gap: Presentation.Gap?) {
        guard presentation.gap != gap else { return }
        var new = presentation
        new.gap = gap
        updates.present(new)
        showConditions()
    }

    func hideLanding(of item: UIDragItem, at path: IndexPath, until animation: DragAnimation) {
        let key = ObjectIdentifier(item)
        landings[key] = path
        showConditions()
        animation.addCompletion { [weak self] _ in
            self?.landings[key] = nil
            self?.showConditions()
        }
    }

    /// Returns whether an item is not seen, because its picture is under the finger or on its way to the item, or because its
    /// cell is kept off the screen.
    func isAbsent(_ path: IndexPath) -> Bool {
        if cycle.hides(path) { return true }
        if landings.values.contains(path) || itemDrop?.hides(path) == true { return true }
        guard case .moved = presentation.gap else { return false }
        return presentation.gapPath == path
    }
}
