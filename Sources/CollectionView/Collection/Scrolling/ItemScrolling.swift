import Foundation

/// Scrolls to items, also to such as are not laid out or measured yet.
@MainActor final class ItemScrolling {
    private unowned let collectionView: UICollectionView
    private var pending: ItemScroll?

    init(of collectionView: UICollectionView) { self.collectionView = collectionView }

    func scroll(to path: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {
        guard let scroll = ItemScroll(to: path, at: position) else { return }
        let cycle = collectionView.cycle
        guard cycle.state.currentCounts.contains(path) else {
            return CollectionViewDiagnostics.mistake(
                "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only "
                    + "\(cycle.state.currentCounts.itemCount(inSection: path.section)) items in section \(path.section)."
            )
        }
        pending = scroll
        // Without a size nothing can be aligned: the first layout will see to it.
        guard collectionView.bounds.width > 0, collectionView.bounds.height > 0 else { return }
        cycle.prepareIfNeeded()
        (collectionView.collectionViewLayout as? any RevealingLayout)?.reveal(path)
        guard let frame = collectionView.layoutAttributesForItem(at: path)?.frame else {
            pending = nil
            return
        }
        collectionView.setContentOffset(scroll.target(of: frame, in: collectionView), animated: animated)
    }

    /// After each layout pass: corrects the target, unless the way there is not over or a finger has taken hold.
    func didLayOut() {
        guard var scroll = pending, !collectionView.isScrollAnimating, collectionView.cycle.state.isValid else {
            return
        }
        guard !collectionView.isTracking, !collectionView.isDecelerating,
            collectionView.bounds.width > 0, collectionView.bounds.height > 0,
            collectionView.cycle.state.currentCounts.contains(scroll.path),
            let frame = collectionView.layoutAttributesForItem(at: scroll.path)?.frame
        else {
            if collectionView.bounds.width > 0 { pending = nil }
            return
        }
        let (offset, goesOn) = scroll.correct(frame, in: collectionView)
        pending = goesOn ? scroll : nil
        if let offset { collectionView.contentOffset = offset }
    }

    /// The items are not the same any more.
    func follow(_ newPath: (IndexPath) -> IndexPath?) {
        pending = pending.flatMap { scroll in newPath(scroll.path).flatMap { ItemScroll(to: $0, at: scroll.position) } }
    }
}
