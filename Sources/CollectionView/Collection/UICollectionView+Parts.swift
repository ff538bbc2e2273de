import Foundation

/// What its parts ask of it, and tell it.
extension UICollectionView {
    func layoutDidInvalidate(with context: UICollectionViewLayoutInvalidationContext) {
        cycle.state.invalidate(with: context)
    }

    /// Forgets what is on the screen and how many items there are.
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

    /// Where the data source has what is shown at a path.
    func dataPath(of path: IndexPath) -> IndexPath { reordering?.dataPath(of: path) ?? path }

    /// A view has something else to show and may want another size.
    func contentDidChange(in view: UICollectionReusableView) {
        if selfSizingInvalidation != .disabled { cycle.remeasure(view) }
    }
}
