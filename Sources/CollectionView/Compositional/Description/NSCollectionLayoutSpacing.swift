import Foundation

/// A distance between items, in points.
public final class NSCollectionLayoutSpacing: NSObject, NSCopying, Sendable {
    /// The distance in points; the minimum if the spacing is flexible.
    public let spacing: CGFloat
    /// Whether the spacing may be greater than ``spacing``, so that it takes a share of the free space.
    public let isFlexible: Bool

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        self.isFlexible = isFlexible
    }

    /// Creates a spacing of exactly this distance in points.
    public class func fixed(_ fixedSpacing: CGFloat) -> Self { Self(fixedSpacing, isFlexible: false) }

    /// Makes a minimum spacing. All flexible spacings of a group share the remaining extent equally.
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(flexibleSpacing, isFlexible: true) }

    /// Whether the spacing is exactly ``spacing``.
    public var isFixed: Bool { !isFlexible }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSpacing else { return false }
        return spacing == other.spacing && isFlexible == other.isFlexible
    }

    public override var hash: Int { spacing.hashValue }
}

/// The spacing around an item; nil for none.
public final class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying, Sendable {
    /// The spacing at the leading edge; nil for none.
    public let leading: NSCollectionLayoutSpacing?
    /// The spacing at the top; nil for none.
    public let top: NSCollectionLayoutSpacing?
    /// The spacing at the trailing edge; nil for none.
    public let trailing: NSCollectionLayoutSpacing?
    /// The spacing at the bottom; nil for none.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates the spacing around an item.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutEdgeSpacing else { return false }
        return leading == other.leading && top == other.top && trailing == other.trailing && bottom == other.bottom
    }

    public override var hash: Int { leading.hashValue ^ top.hashValue }
}
