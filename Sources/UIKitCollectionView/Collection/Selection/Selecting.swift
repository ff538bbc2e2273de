import Foundation

/// The settings of a collection view that decide what can be selected.
@MainActor protocol SelectingHost: AnyObject {
    var isEditing: Bool { get }
    var allowsSelection: Bool { get }
    var allowsSelectionDuringEditing: Bool { get }
    /// Whether more than one item can be selected, which depends on the editing mode.
    var allowsMany: Bool { get }

    func condition(ofItemAt path: IndexPath) -> CellCondition
}

/// The selected and highlighted items, and their changes by touches.
@MainActor final class Selecting {
    private unowned let host: any SelectingHost
    private let cycle: LayoutCycle
    private let delegate: DelegateBoundary
    private var selection = Selection()
    private var highlighted: IndexPath?
    /// The item that the delegate is being asked about, which an update in the answer can move or delete.
    private var touched: IndexPath?

    init(in host: any SelectingHost, cycle: LayoutCycle) {
        (self.host, self.cycle, delegate) = (host, cycle, cycle.delegate)
    }

    var paths: [IndexPath] { selection.paths }

    private var allowsSelection: Bool {
        host.isEditing ? host.allowsSelectionDuringEditing : host.allowsSelection
    }

    private var allowsMany: Bool { host.allowsMany }

    // MARK: Selection by the app, without calls to the delegate

    /// Selects an item; nil deselects all items. Returns false if that is not possible.
    func select(_ path: IndexPath?) -> Bool {
        guard allowsSelection else { return false }
        guard let path else {
            clear()
            return true
        }
        guard cycle.state.currentCounts.contains(path) else {
            CollectionViewDiagnostics.mistake(
                "attempt to select an item that does not exist: \(path.shortDescription)")
            return false
        }
        if !allowsMany { for other in paths where other != path { deselect(other) } }
        selection.insert(path)
        showState(at: path)
        return true
    }

    func deselect(_ path: IndexPath) {
        selection.remove(path)
        showState(at: path)
    }

    /// Keeps only the item that was selected first, unless several can be selected.
    func limit() {
        guard !allowsMany else { return }
        for path in paths.dropFirst() { deselect(path) }
    }

    func clear() {
        for path in paths { deselect(path) }
    }

    // MARK: Selection by touch

    func touchDown(_ path: IndexPath) {
        touchCancel()
        guard allowsSelection || accessoryOfTap(at: path) != nil,
            cycle.state.paths.presentation.dataPath(of: path) != nil
        else { return }
        touched = path
        defer { touched = nil }
        let should = delegate.call("collectionView(_:shouldHighlightItemAt:)", [item(path)]) {
            $0.collectionView($1, shouldHighlightItemAt: item(path))
        }
        guard should ?? true, let path = touched else { return }
        highlighted = path
        showState(at: path)
        delegate.call("collectionView(_:didHighlightItemAt:)", [item(path)]) {
            $0.collectionView($1, didHighlightItemAt: item(path))
        }
    }

    /// Ends a touch. The item is selected or deselected before it loses its highlight.
    func touchUp(_ path: IndexPath?) {
        guard let highlighted else { return }
        if path == highlighted { toggle(highlighted) }
        touchCancel()
    }

    func touchCancel() {
        guard let path = highlighted else { return }
        highlighted = nil
        showState(at: path)
        delegate.call("collectionView(_:didUnhighlightItemAt:)", [item(path)]) {
            $0.collectionView($1, didUnhighlightItemAt: item(path))
        }
    }

    private func toggle(_ path: IndexPath) {
        if let (cell, accessory) = accessoryOfTap(at: path) { return cell.perform(accessory) }
        guard allowsSelection else { return }
        touched = path
        defer { touched = nil }
        if allowsMany, selection.contains(path) {
            let should = delegate.call("collectionView(_:shouldDeselectItemAt:)", [item(path)]) {
                $0.collectionView($1, shouldDeselectItemAt: item(path))
            }
            if should ?? true, let path = touched { deselectTouched(path) }
            return
        }
        let should = delegate.call("collectionView(_:shouldSelectItemAt:)", [item(path)]) {
            $0.collectionView($1, shouldSelectItemAt: item(path))
        }
        guard should ?? true else { return }
        // Read again each time, because the delegate can change the items when one is deselected. It may also select that
        // one again, so that there is always another one.
        for _ in paths {
            guard !allowsMany, let other = paths.first(where: { $0 != touched }) else { break }
            deselectTouched(other)
        }
        guard let path = touched else { return }
        selection.insert(path)
        showState(at: path)
        delegate.call("collectionView(_:didSelectItemAt:)", [item(path)]) {
            $0.collectionView($1, didSelectItemAt: item(path))
        }
        if let path = touched { performPrimaryAction(path) }
    }

    /// Returns the accessory that a tap on an item performs, instead of selecting the item.
    private func accessoryOfTap(at path: IndexPath) -> (UICollectionViewListCell, UICellAccessory)? {
        guard let cell = cycle.cell(at: path) as? UICollectionViewListCell, let accessory = cell.accessoryOfTap else {
            return nil
        }
        return (cell, accessory)
    }

    private func deselectTouched(_ path: IndexPath) {
        deselect(path)
        delegate.call("collectionView(_:didDeselectItemAt:)", [item(path)]) {
            $0.collectionView($1, didDeselectItemAt: item(path))
        }
    }

    private func performPrimaryAction(_ path: IndexPath) {
        guard !host.isEditing else { return }
        let can = delegate.call("collectionView(_:canPerformPrimaryActionForItemAt:)", [item(path)]) {
            $0.collectionView($1, canPerformPrimaryActionForItemAt: item(path))
        }
        guard can ?? true else { return }
        delegate.call("collectionView(_:performPrimaryActionForItemAt:)", [item(path)]) {
            $0.collectionView($1, performPrimaryActionForItemAt: item(path))
        }
    }

    /// Returns the index path that the delegate receives for an item on the screen.
    private func item(_ path: IndexPath) -> IndexPath { cycle.state.paths.delegatePath(of: path) }

    // MARK: Cells

    private func showState(at path: IndexPath) {
        if let cell = cycle.cell(at: path) { showState(of: cell, at: path) }
    }

    func showState(of cell: UICollectionViewCell, at path: IndexPath) {
        let (isSelected, isHighlighted) = (selection.contains(path), highlighted == path)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
        cell.condition = host.condition(ofItemAt: path)
    }

    // MARK: Updates

    func follow(_ newPath: (IndexPath) -> IndexPath?) {
        selection.follow(newPath)
        highlighted = highlighted.flatMap(newPath)
        touched = touched.flatMap(newPath)
    }

    /// Deselects items that no longer exist after a reload, or all items without `keeping`.
    func reload(keeping: Bool) {
        highlighted = nil
        touched = touched.flatMap(existing)
        guard keeping else { return selection.removeAll() }
        selection.follow(existing)
    }

    /// Returns the index path of an item that exists; nil for others.
    private func existing(_ path: IndexPath) -> IndexPath? {
        cycle.state.currentCounts.contains(path) ? path : nil
    }
}
