import Foundation

/// The movement of an item that follows a finger. The data source is told once, at the end. Until then, index paths
/// and counts are those that dropping the item would lead to.
@MainActor final class Reordering {
    let original: IndexPath
    private(set) var current: IndexPath
    private var position: CGPoint
    private let counts: DataCounts
    private unowned let collectionView: UICollectionView
    private lazy var edges = EdgeScrolling(in: collectionView) { [unowned self] distance in
        move(to: CGPoint(x: position.x + distance.dx, y: position.y + distance.dy))
    }

    /// Begins to move an item; nil if the item does not exist or must not move.
    init?(of path: IndexPath, in collectionView: UICollectionView) {
        let counts = collectionView.cycle.state.currentCounts
        guard counts.contains(path),
            DataSourceBoundary(collectionView: collectionView).canMoveItem(at: collectionView.delegatePath(of: path)),
            let attributes = collectionView.usingPresentationValues({ collectionView.layoutAttributesForItem(at: path) }
            )
        else { return nil }
        original = path
        current = path
        position = attributes.center
        self.counts = counts
        self.collectionView = collectionView
    }

    /// Returns the data source's index path for the item shown at a path.
    func dataPath(of path: IndexPath) -> IndexPath {
        current == original ? path : ElementMap.move(original, to: current, counts: counts).oldPath(of: path) ?? path
    }

    /// Shows the item under the finger, above all others.
    func lift(among visible: inout VisibleElements, known: KnownElements, boundary: LayoutBoundary) {
        guard let element = known[.cell(current)] ?? visible.elements.first(where: { $0.key == .cell(current) }) else {
            return
        }
        let target = boundary.mirror?.point(position) ?? position
        let lifted = boundary.call(
            "layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)", [current, target]
        ) { $0.layoutAttributesForInteractivelyMovingItem(at: current, withTargetPosition: target) }
        if let attributes = boundary.receiveUnchecked(lifted) { element.attributes = attributes }
        if !visible.elements.contains(where: { $0 === element }) { visible.insert(element) }
    }

    /// Moves the item to a position of the finger, in content coordinates.
    func move(to position: CGPoint) {
        let boundary = collectionView.cycle.boundary
        let (previous, previousPosition) = (current, self.position)
        self.position = position
        let target = boundary.mirror?.point(position) ?? position
        let proposed = boundary.call(
            "targetIndexPath(forInteractivelyMovingItem:withPosition:)", [current, target]
        ) { $0.targetIndexPath(forInteractivelyMovingItem: current, withPosition: target) }
        let accepted = proposed == current ? current : askDelegate(proposed)
        let next = shownCounts.contains(accepted) || isEnd(accepted) ? accepted : current
        let context = boundary.call(
            "invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)",
            [[next], target, [previous], previousPosition]
        ) {
            $0.invalidationContext(
                forInteractivelyMovingItems: [next], withTargetPosition: target, previousIndexPaths: [previous],
                previousPosition: previousPosition)
        }
        shift(to: next, context)
        edges.finger(at: position)
    }

    private var shownCounts: DataCounts { counts.moving(original, to: current) }

    /// Returns whether an index path is the end of another section, behind its last item.
    private func isEnd(_ path: IndexPath) -> Bool {
        path.count == 2 && path.section != current.section && counts.itemCounts.indices.contains(path.section)
            && path.item == shownCounts.itemCount(inSection: path.section)
    }

    private func askDelegate(_ proposed: IndexPath) -> IndexPath {
        let answer = DelegateBoundary(collectionView: collectionView).call(
            "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
            [original, current, proposed]
        ) { delegate, collectionView in
            delegate.collectionView?(
                collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: original,
                atCurrentIndexPath: current, toProposedIndexPath: proposed)
                ?? delegate.collectionView(
                    collectionView, targetIndexPathForMoveFromItemAt: current, toProposedIndexPath: proposed)
        }
        return answer ?? proposed
    }

    /// Drops the item, or puts it back if the movement is cancelled. The data source is told if the index path has
    /// changed.
    func end(cancelled: Bool) {
        edges.stop()
        let boundary = collectionView.cycle.boundary
        let previous = current
        var final = cancelled ? original : current
        if final != original {
            let moved = DataSourceBoundary(collectionView: collectionView).moveItem(at: original, to: final)
            if !moved { final = original }
        }
        let context = boundary.call(
            "invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)",
            [[final], [previous], cancelled]
        ) {
            $0.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [final], previousIndexPaths: [previous], movementCancelled: cancelled)
        }
        collectionView.reordering = nil
        collectionView.showConditions()
        shift(to: final, context)
    }

    /// Gives the item another index path. The items between the two index paths move with animation, while the item
    /// stays under the finger.
    private func shift(to next: IndexPath, _ context: UICollectionViewLayoutInvalidationContext) {
        TouchCancellation.postponed {
            if next != current {
                let map = ElementMap.move(current, to: next, counts: shownCounts)
                collectionView.cycle.rename(through: map)
                collectionView.follow(map)
                current = next
                collectionView.cycle.state.recount(shownCounts)
            }
            collectionView.cycle.boundary.call("invalidateLayout(with:)", [context]) {
                $0.invalidateLayout(with: context)
            }
            UIView.animate(withDuration: ElementChange.duration) { [collectionView] in collectionView.cycle.run() }
        }
    }
}
