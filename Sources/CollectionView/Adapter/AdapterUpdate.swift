import CollectionLayout
import Foundation

/// The initial and final attributes of views while a batch of updates is animated.
@MainActor struct AdapterUpdate {
    /// The content offset to which the collection view is to scroll.
    let target: CGPoint
    /// The names of elements before the update.
    let oldNaming: any ElementNaming
    private let newNaming: any ElementNaming
    private let transition: HostedTransition
    private let items: ItemChanges
    private let payload: ElementPayload

    init(
        _ transition: HostedTransition, to target: CGPoint, _ updates: [UICollectionViewUpdateItem],
        from oldNaming: any ElementNaming, to newNaming: any ElementNaming, payload: ElementPayload
    ) {
        self.transition = transition
        self.target = target
        self.oldNaming = oldNaming
        self.newNaming = newNaming
        self.payload = payload
        items = ItemChanges(updates)
    }

    /// Returns the initial attributes of an element by its name after the change; nil if the element is invisible
    /// before and after.
    func start(of id: ElementID) -> UICollectionViewLayoutAttributes? {
        transition.start(of: id).map { state in
            let attributes = payload.attributes(of: id, in: newNaming, showing: state.element, at: state.frame)
            payload.attach(to: attributes, of: id, size: attributes.size)
            return attributes
        }
    }

    /// Returns the final attributes of an element by its name before the change; nil if the element is invisible
    /// before and after.
    ///
    /// - Parameter last: The last known attributes.
    func end(
        of id: ElementID, after last: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        transition.end(of: id).map { state in
            let attributes = payload.attributes(of: id, in: oldNaming, showing: state.element, at: state.frame)
            if let stayingID = state.stayingID {
                payload.attach(to: attributes, of: stayingID, size: attributes.size)
            } else if let last {
                payload.carry(from: last, to: attributes)
            }
            return attributes
        }
    }

    func arrivals(ofKind kind: String) -> [IndexPath] { newNaming.followsItems(kind) ? items.arrivals : [] }

    func departures(ofKind kind: String) -> [IndexPath] { oldNaming.followsItems(kind) ? items.departures : [] }
}
