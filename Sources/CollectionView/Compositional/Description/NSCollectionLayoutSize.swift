import Foundation

/// The width and height of an item, a group or a supplementary item.
public final class NSCollectionLayoutSize: NSObject, NSCopying, Sendable {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Creates a size from its two dimensions.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSize else { return false }
        return widthDimension == other.widthDimension && heightDimension == other.heightDimension
    }

    public override var hash: Int { widthDimension.hash ^ heightDimension.hash }
}
