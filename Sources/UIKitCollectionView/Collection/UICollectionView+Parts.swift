import Foundation

/// The interface between a collection view and its parts.
extension UICollectionView: LayoutCycleHost, ElementViewsHost, BatchUpdatingHost, SelectingHost, FocusingHost,
    PrefetchingHost, ReorderingHost
{
    var backgroundSubviewCount: Int {
        (backgroundView?.superview === self ? 1 : 0) + (refreshControl?.superview === self ? 1 : 0)
    }

    /// The difference between the data source's items and those on the screen.
    var presentation: Presentation {
        get { paths.presentation }
        set { paths.presentation = newValue }
    }

    /// Whether a layout pass can begin: not while a batch is recorded, and not while the layout prepares or answers for
    /// a change.
    var mayLayOut: Bool { !updates.isRecording && cycle.mayBeginPass }

    /// Measures all visible views again in the next layout pass: apps call `invalidateLayout()`, or make an empty batch of
    /// updates, after they have changed the content of cells.
    func contentMayHaveChanged() { cycle.measureAgain() }

    func layoutDidInvalidate(with context: UICollectionViewLayoutInvalidationContext) {
        cycle.state.invalidate(with: context)
    }

    /// Forgets the elements on the screen and the numbers of items.
    func reload(keepingSelection: Bool) {
        guard !updates.isRecording else { return updates.recordReload() }
        TouchCancellation.postponed {
            endInteractions(areShown: false)
            forgetPresentation()
            placeholders.forgetAll()
            cycle.dismissAll()
            cycle.state.invalidateEverything()
            selecting.reload(keeping: keepingSelection)
            focusing.reload()
            prefetching.forget()
            indexTitles.forget()
        }
    }

    /// Moves selected and dragged items to the data source's index paths, before a reload.
    private func forgetPresentation() {
        let presentation = presentation
        guard !presentation.isEmpty else { return }
        selecting.follow(presentation.dataPath)
        itemDrag?.follow(presentation.dataPath)
        landings = landings.compactMapValues(presentation.dataPath)
        self.presentation = Presentation()
    }

    /// Moves everything that refers to items by index path to their new index paths.
    func follow(_ map: ElementMap) {
        selecting.follow(map.newPath)
        focusing.follow(map)
        itemDrag?.follow(map.newPath)
        landings = landings.compactMapValues(map.newPath)
        if let swiping, !swiping.follow(map.newPath) { closeSwipeActions() }
        cycle.moveWaiting(through: map)
        itemScrolling.follow(map.newPath)
        prefetching.forget()
        indexTitles.forget()
    }

    func showState(of cell: UICollectionViewCell, at path: IndexPath) {
        selecting.showState(of: cell, at: path)
        focusing.showState(of: cell, at: path)
    }

    func isUsing(_ view: UICollectionReusableView) -> Bool { cycle.isUsing(view) }

    func closeSwipeActions(of view: UIView, animated: Bool) {
        if swiping?.cell === view { closeSwipeActions(animated: animated) }
    }

    func willBeginBatch() {
        cancelMovement(isShown: false)
        itemDrop?.closeGap(isShown: false)
        endTransition(completed: true, isShown: false)
    }

    /// Puts the item back that a person is dragging.
    func cancelMovement(isShown: Bool) {
        guard let reordering else { return }
        // A layout pass may remove the reorder control that tracks the finger, which cancels the movement. Index paths
        // must not change before the pass has ended.
        cycle.afterPass { [self] in
            if self.reordering === reordering { reordering.end(cancelled: true, isShown: isShown) }
        }
    }

    func movementDidEnd() {
        reordering = nil
        showConditions()
    }

    /// Returns the data source's index path for the item shown at a path. They differ while an item is moved, while there
    /// are placeholders, and while a gap is open.
    func dataPath(of path: IndexPath) -> IndexPath {
        let settled = reordering?.dataPath(of: path) ?? path
        return presentation.dataPath(of: settled) ?? settled
    }

    /// Measures a view again after its content has changed, unless self-sizing invalidation is disabled.
    func contentDidChange(in view: UICollectionReusableView) {
        if selfSizingInvalidation != .disabled { cycle.remeasure(view) }
    }

    /// Measures a view again after constraints in it have changed, if the app wants that.
    func constraintsDidChange(in view: UICollectionReusableView) {
        if selfSizingInvalidation == .enabledIncludingConstraints { cycle.remeasure(view) }
    }
}
