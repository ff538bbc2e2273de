import Foundation

/// A rotation or another animated change of size, in which elements move from their old frames to their new ones.
@MainActor struct AnimatedBoundsChange {
    unowned let collectionView: UICollectionView

    /// Moves the elements. The bounds have already changed, the layout is invalid, and an animation block is running.
    func run(from oldBounds: CGRect) {
        let boundary = collectionView.cycle.boundary
        let change = ElementChange(in: collectionView, from: boundary)
        boundary.call("prepare(forAnimatedBoundsChange:)", [oldBounds]) {
            $0.prepare(forAnimatedBoundsChange: oldBounds)
        }
        collectionView.cycle.prepareIfNeeded()
        change.askForTarget(from: collectionView.range.clamp(collectionView.contentOffset))
        change.moveToTarget()
        change.animate(
            through: .identity, fadesInUnknownElements: false,
            finalizing: { boundary.call("finalizeAnimatedBoundsChange()") { $0.finalizeAnimatedBoundsChange() } },
            completion: { _ in })
    }
}
