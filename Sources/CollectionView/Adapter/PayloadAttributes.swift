import Foundation

/// Attributes that bring a view something of the app's own along with its place: how high the picture in it is, how round its
/// corners are. An adapter makes them; see ``CollectionLayoutAdapter/attach(_:)``.
///
/// They replace a subclass of the attributes, and do what such subclasses often forget: the payload is copied, and
/// attributes that differ only in their payload are applied.
public final class PayloadAttributes<Payload: Equatable>: UICollectionViewLayoutAttributes {
    /// The attached value. Nil if the element has none, and while the layout does not know the element: a view keeps
    /// its last value then.
    public internal(set) var payload: Payload?

    public override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Self)?.payload = payload
        return copy
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Self, super.isEqual(other) else { return false }
        return MainActor.assumeIsolated { payload == other.payload }
    }
}

extension UICollectionViewLayoutAttributes {
    /// Our addition: what an adapter has attached; nil if nothing, or something of another type.
    public func payload<Payload: Equatable>(as type: Payload.Type = Payload.self) -> Payload? {
        (self as? PayloadAttributes<Payload>)?.payload
    }
}
