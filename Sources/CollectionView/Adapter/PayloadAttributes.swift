import Foundation

/// Layout attributes with a value from the app for the element's view, such as the height of a picture or a corner
/// radius. An adapter makes them; see ``CollectionLayoutAdapter/attach(_:)``.
///
/// They take the place of a subclass of the attributes. Subclasses often forget to copy their own properties, and to
/// compare them. These attributes do both, so that a view also receives attributes that differ only in their payload.
final class PayloadAttributes<Payload: Equatable>: UICollectionViewLayoutAttributes {
    /// The attached value; nil if the element has none. It is also nil while the layout does not know the element: then
    /// a view keeps its last value.
    var payload: Payload?

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Self)?.payload = payload
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Self, super.isEqual(other) else { return false }
        return MainActor.assumeIsolated { payload == other.payload }
    }
}

extension UICollectionViewLayoutAttributes {
    /// Returns the value that an adapter has attached; nil if there is none of this type. This is an addition to UIKit.
    ///
    /// Attributes are equal only if their attached values are, too.
    public func payload<Payload: Equatable>(as type: Payload.Type = Payload.self) -> Payload? {
        (self as? PayloadAttributes<Payload>)?.payload
    }
}
