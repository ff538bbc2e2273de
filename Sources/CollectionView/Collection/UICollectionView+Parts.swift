import Foundation

/// The interface between a collection view and its parts.
extension UICollectionView {
    func layoutDidInvalidate(with context: UICollectionViewLayoutInvalidationContext) {
        cycle.state.invalidate(with: context)
    }

    /// Forgets the elements on the screen and the numbers of items.
    func reload(keepingSelection: Bool) {
        guard !updates.isRecording else { return updates.recordReload() }
        TouchCancellation.postponed {
            endInteractions()
            presentation = Presentation()
            placeholders.forgetAll()
            cycle.dismissAll()
            cycle.state.invalidateEverything()
            selecting.reload(keeping: keepingSelection)
            focusing.reload()
            prefetching.forget()
            indexTitles.forget()
        }
    }

    /// Moves everything that refers to items by index path to their new index paths.
    func follow(_ map: ElementMap) {
        selecting.follow(map)
        focusing.follow(map)
        itemDrag?.follow(map.newPath)
        landings = landings.compactMapValues(map.newPath)
        if let swiping, !swiping.follow(map.newPath) { closeSwipeActions() }
        cycle.moveWaiting(through: map)
        itemScrolling.follow(map.newPath)
        prefetching.forget()
        indexTitles.forget()
    }

    /// Half a pixel, in points. Sizes that differ by less are treated as equal.
    var halfPixel: CGFloat { 0.5 / max(1, traitCollection.displayScale) }

    /// Returns the data source's index path for the item shown at a path. They differ while an item is moved, while there
    /// are placeholders, and while a gap is open.
    func dataPath(of path: IndexPath) -> IndexPath {
        let settled = reordering?.dataPath(of: path) ?? path
        return presentation.dataPath(of: settled) ?? settled
    }

    /// Returns the index path that delegates receive for the item shown at a path.
    func delegatePath(of path: IndexPath) -> IndexPath { presentation.dataPath(of: path) ?? path }

    /// Measures a view again after its content has changed, unless self-sizing invalidation is disabled.
    func contentDidChange(in view: UICollectionReusableView) {
        if selfSizingInvalidation != .disabled { cycle.remeasure(view) }
    }
}
