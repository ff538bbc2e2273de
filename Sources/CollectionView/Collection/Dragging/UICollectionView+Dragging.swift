import Foundation

/// Drags by the program, as a long press makes them. This is an addition to UIKit.
extension UICollectionView {
    /// Lifts an item, if the drag delegate lets it go. The finger is in its center, or at `point`.
    ///
    /// - Parameter point: The position of the finger, in content coordinates.
    /// - Returns: Whether a drag has begun.
    @discardableResult public func beginDrag(ofItemAt indexPath: IndexPath, from point: CGPoint? = nil) -> Bool {
        endInteractions()
        cancelDrag()
        let path = taken(indexPath)
        guard dragInteractionEnabled, let frame = cycle.attributes(for: .cell(path))?.frame else { return false }
        itemDrag = Drag.lift(path, of: self, at: point ?? CGPoint(x: frame.midX, y: frame.midY))
        if itemDrag != nil { selecting.touchCancel() }
        showConditions()
        return itemDrag != nil
    }

    /// Adds an item to the drag, as a tap on it does meanwhile. Returns whether the drag delegate has added anything.
    @discardableResult public func addToDrag(itemAt indexPath: IndexPath) -> Bool {
        itemDrag?.add(taken(indexPath)) ?? false
    }

    /// Moves the finger.
    ///
    /// - Parameter point: The position of the finger in content coordinates. It may be outside of the collection view.
    public func moveDrag(to point: CGPoint) { itemDrag?.move(to: point) }

    /// Drops the items, or brings them back if they may not be dropped where they are.
    public func endDrag() { itemDrag?.end() }

    /// Brings the items back.
    public func cancelDrag() { itemDrag?.cancel() }
}

extension UICollectionView {
    func show(gap: Presentation.Gap?) {
        guard presentation.gap != gap else { return }
        var new = presentation
        new.gap = gap
        updates.present(new)
        showConditions()
    }

    /// Hides the item at which a picture is about to arrive, so that it is not seen twice.
    func hideLanding(of item: UIDragItem, at path: IndexPath, until animation: DragAnimation) {
        let key = ObjectIdentifier(item)
        landings[key] = path
        showConditions()
        animation.addCompletion { [weak self] _ in
            self?.landings[key] = nil
            self?.showConditions()
        }
    }

    /// Takes the item that the data source has now at the place of a placeholder.
    func commitPlaceholder(_ id: Int) {
        guard let path = presentation.shownPath(ofPlaceholder: id) else { return }
        let fetched = cycle.state.fetchCounts()
        var new = presentation
        placeholders.forget(id)
        if fetched == presentation.dataCounts(of: cycle.state.currentCounts) {
            // The app has inserted the item by a batch of its own.
            new.remove(id)
            return updates.present(new)
        }
        new.replace(id)
        var batch = BatchUpdate()
        batch.reloadedItems = [path]
        updates.present(new, of: fetched, by: batch)
    }

    /// Returns the cell of a placeholder or a gap; nil for items of the data source.
    func cellWithoutItem(for path: IndexPath) -> UICollectionViewCell? {
        guard !presentation.isEmpty, presentation.dataPath(of: path) == nil else { return nil }
        guard let id = presentation.placeholder(at: path), let placeholder = placeholders[id] else {
            return GapCell(frame: .zero)
        }
        let cell = views.dequeueCell(placeholder.reuseIdentifier, for: path)
        placeholder.cellUpdateHandler?(cell)
        return cell
    }

    /// Returns whether an item is not seen, because its picture is under the finger or on its way to it.
    func isAbsent(_ path: IndexPath) -> Bool {
        if landings.values.contains(path) || itemDrop?.hides(path) == true { return true }
        guard case .moved = presentation.gap else { return false }
        return presentation.gapPath == path
    }
}
