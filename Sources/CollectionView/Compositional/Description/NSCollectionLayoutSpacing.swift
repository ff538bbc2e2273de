import Foundation

/// A distance between items, in points.
public final class NSCollectionLayoutSpacing: NSObject, NSCopying, Sendable {
    public let spacing: CGFloat
    public let isFlexible: Bool

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        self.isFlexible = isFlexible
    }

    public class func fixed(_ fixedSpacing: CGFloat) -> Self { Self(fixedSpacing, isFlexible: false) }

    /// Makes a minimum spacing. All flexible spacings of a group share the remaining extent equally.
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(flexibleSpacing, isFlexible: true) }

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
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

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
