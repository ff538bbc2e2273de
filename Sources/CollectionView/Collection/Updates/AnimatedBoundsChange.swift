import Foundation

/// A rotation or another change of size within an animation: elements go from where they were in the old bounds to where they are in
/// the new ones.
@MainActor struct AnimatedBoundsChange {
    unowned let collectionView: UICollectionView

    /// The bounds are the new ones already, the layout is invalid, and an animation block is running.
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
            through: .identity, fadesInStrangers: false,
            finalizing: { boundary.call("finalizeAnimatedBoundsChange()") { $0.finalizeAnimatedBoundsChange() } },
            completion: { _ in })
    }
}
