import Foundation

/// The interface between a collection view and its parts.
extension UICollectionView {
    func layoutDidInvalidate(with context: UICollectionViewLayoutInvalidationContext) {
        cycle.state.invalidate(with: context)
    }

    /// Forgets the elements on the screen and the numbers of items.
    func reload(keepingSelection: Bool) {
        guard !updates.isRecording else { return updates.recordReload() }
        endInteractions()
        cycle.dismissAll()
        cycle.state.invalidateEverything()
        selecting.reload(keeping: keepingSelection)
        focusing.reload()
        prefetching.forget()
    }

    /// Index paths mean other items from now on.
    func follow(_ map: ElementMap) {
        selecting.follow(map)
        focusing.follow(map)
        if let swiping, !swiping.follow(map.newPath) { closeSwipeActions() }
        cycle.moveWaiting(through: map)
        itemScrolling.follow(map.newPath)
        prefetching.forget()
    }

    /// Sizes that differ by less are the same.
    var halfPixel: CGFloat { 0.5 / max(1, traitCollection.displayScale) }

    /// Returns the data source's index path for the item shown at a path.
    func dataPath(of path: IndexPath) -> IndexPath { reordering?.dataPath(of: path) ?? path }

    /// Called when the content of a view has changed, so that it may need another size.
    func contentDidChange(in view: UICollectionReusableView) {
        if selfSizingInvalidation != .disabled { cycle.remeasure(view) }
    }
}
