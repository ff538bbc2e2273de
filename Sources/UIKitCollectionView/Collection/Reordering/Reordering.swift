import Foundation

/// The collection view in which an item is moved.
@MainActor protocol ReorderingHost: UIScrollView {
    /// Moves everything that refers to items by index path to their new index paths.
    func follow(_ map: ElementMap)

    /// Called when the item has been dropped or put back.
    func movementDidEnd()
}

/// The interactive movement of an item. The data source is informed once, at the end. Until then, index paths and counts
/// are the ones that would result if the item were dropped now.
@MainActor final class Reordering {
    let original: IndexPath
    private(set) var current: IndexPath
    private var position: CGPoint
    private let counts: DataCounts
    private unowned let host: any ReorderingHost
    private let cycle: LayoutCycle
    private let dataSource: DataSourceBoundary
    private lazy var edges = EdgeScrolling(in: host) { [unowned self] distance in
        move(to: CGPoint(x: position.x + distance.dx, y: position.y + distance.dy))
    }

    /// Begins to move an item; nil if the item does not exist or must not move.
    init?(of path: IndexPath, in host: any ReorderingHost, cycle: LayoutCycle, dataSource: DataSourceBoundary) {
        let counts = cycle.state.currentCounts
        guard counts.contains(path), dataSource.canMoveItem(at: cycle.state.paths.delegatePath(of: path)),
            let attributes = cycle.attributes(for: .cell(path))
        else { return nil }
        original = path
        current = path
        position = attributes.center
        self.counts = counts
        (self.host, self.cycle, self.dataSource) = (host, cycle, dataSource)
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
        let boundary = cycle.boundary
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

    /// Returns whether an index path is the end of another section, after its last item.
    private func isEnd(_ path: IndexPath) -> Bool {
        path.count == 2 && path.section != current.section && counts.itemCounts.indices.contains(path.section)
            && path.item == shownCounts.itemCount(inSection: path.section)
    }

    private func askDelegate(_ proposed: IndexPath) -> IndexPath {
        let answer = cycle.delegate.call(
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

    /// Drops the item, or puts it back if the movement is canceled. The data source is told if the index path has
    /// changed.
    ///
    /// - Parameter isShown: Whether items move to their final positions. False if the data source may have other items
    ///   already, so that the layout must not ask for those before.
    func end(cancelled: Bool, isShown: Bool = true) {
        edges.stop()
        // The data source may update items as soon as it has moved one, so the movement is over by then.
        host.movementDidEnd()
        let previous = current
        var final = cancelled ? original : current
        if final != original {
            let moved = dataSource.moveItem(at: original, to: final)
            if !moved { final = original }
        }
        let context = cycle.boundary.call(
            "invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)",
            [[final], [previous], cancelled]
        ) {
            $0.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [final], previousIndexPaths: [previous], movementCancelled: cancelled)
        }
        shift(to: final, context, isShown: isShown)
    }

    /// Gives the item another index path. The items between the two index paths move with animation, while the item
    /// stays under the finger.
    private func shift(
        to next: IndexPath, _ context: UICollectionViewLayoutInvalidationContext, isShown: Bool = true
    ) {
        TouchCancellation.postponed {
            if next != current {
                let map = ElementMap.move(current, to: next, counts: shownCounts)
                cycle.rename(through: map)
                host.follow(map)
                current = next
                cycle.state.recount(shownCounts)
            }
            cycle.boundary.call("invalidateLayout(with:)", [context]) {
                $0.invalidateLayout(with: context)
            }
            if isShown { UIView.animate(withDuration: ElementChange.duration) { [cycle] in cycle.run() } }
        }
    }
}
