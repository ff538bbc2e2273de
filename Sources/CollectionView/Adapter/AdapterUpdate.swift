import CollectionLayout
import Foundation

/// A batch of updates between the preparation and the end of its animation: where views start and end.
@MainActor struct AdapterUpdate {
    private(set) var transition: HostedTransition
    private let items: ItemChanges
    private let payload: ElementPayload

    init(_ transition: HostedTransition, _ updates: [UICollectionViewUpdateItem], payload: ElementPayload) {
        self.transition = transition
        self.payload = payload
        items = ItemChanges(updates)
    }

    /// Notes that something measured meanwhile moves the held element.
    mutating func correct(by distance: CGPoint) {
        transition.correction.x += distance.x
        transition.correction.y += distance.y
    }

    /// The remaining scroll distance at the end of the update, from where the collection view is then. Collection views scroll to
    /// the target offset at the end, whatever has been measured on the way.
    func remainder(seenThrough window: ScrollWindow) -> CGPoint {
        let (end, correction) = (transition.contentOffset, transition.correction)
        guard correction != .zero else { return .zero }
        return CGPoint(
            x: end.x + correction.x - window.bounds.minX, y: end.y + correction.y - window.bounds.minY)
    }

    /// Returns where an element starts, by its name after the change; nil if it is not on the screen before or after.
    func start(of id: ElementID) -> UICollectionViewLayoutAttributes? {
        transition.start(of: id).map { state in
            let attributes = payload.attributes(of: id, showing: state.element, at: state.frame)
            payload.attach(to: attributes, of: id, size: attributes.size)
            return attributes
        }
    }

    /// Returns where an element ends, by its name before the change; nil if it is not on the screen before or after.
    ///
    /// - Parameter last: what is known of how it has looked.
    func end(
        of id: ElementID, after last: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        transition.end(of: id).map { state in
            let attributes = payload.attributes(of: id, showing: state.element, at: state.frame)
            if let stayingID = state.stayingID {
                payload.attach(to: attributes, of: stayingID, size: attributes.size)
            } else if let last {
                payload.carry(from: last, to: attributes)
            }
            return attributes
        }
    }

    func arrivals(ofKind kind: String) -> [IndexPath] { Self.isOfItem(kind) ? items.arrivals : [] }

    func departures(ofKind kind: String) -> [IndexPath] { Self.isOfItem(kind) ? items.departures : [] }

    private static func isOfItem(_ kind: String) -> Bool {
        ElementName.elementKind(of: kind)?.isItemDecoration == true
    }
}
