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
            cycle.dismissAll()
            cycle.state.invalidateEverything()
            selecting.reload(keeping: keepingSelection)
            focusing.reload()
            prefetching.forget()
        }
    }

    /// Moves everything that refers to items by index path to their new index paths.
    func follow(_ map: ElementMap) {
        selecting.follow(map)
        focusing.follow(map)
        if let swiping, !swiping.follow(map.newPath) { closeSwipeActions() }
        cycle.moveWaiting(through: map)
        itemScrolling.follow(map.newPath)
        prefetching.forget()
    }

    /// Half a pixel, in points. Sizes that differ by less are treated as equal.
    var halfPixel: CGFloat { 0.5 / max(1, traitCollection.displayScale) }

    /// Returns the data source's index path for the item shown at a path. They differ while an item is dragged.
    func dataPath(of path: IndexPath) -> IndexPath { reordering?.dataPath(of: path) ?? path }

    /// Measures a view again after its content has changed, unless self-sizing invalidation is disabled.
    func contentDidChange(in view: UICollectionReusableView) {
        if selfSizingInvalidation != .disabled { cycle.remeasure(view) }
    }
}
