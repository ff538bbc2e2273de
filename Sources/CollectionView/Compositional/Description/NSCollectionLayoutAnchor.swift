import Foundation

/// A point of a box: an edge, a corner or the middle, and a distance from there.
public final class NSCollectionLayoutAnchor: NSObject, NSCopying, Sendable {
    /// The edges of the anchor. Without an edge on an axis, it is in the middle of that axis.
    public let edges: NSDirectionalRectEdge
    /// The offset in points, or as a fraction of the supplementary item's size; see ``isFractionalOffset``.
    public let offset: CGPoint
    /// Whether ``offset`` is a fraction of the size of the supplementary view. Otherwise it is in points.
    public let isFractionalOffset: Bool

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractionalOffset: Bool) {
        self.edges = edges
        self.offset = offset
        self.isFractionalOffset = isFractionalOffset
    }

    /// Creates an anchor at the given edges of a container: at a corner for two edges, in the middle of an edge for
    /// one.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges, .zero, isFractionalOffset: false)
    }

    /// Creates an anchor that is moved to the trailing side and down, by a distance in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractionalOffset: false)
    }

    /// Creates an anchor that is moved to the trailing side and down, by a fraction of the size of the supplementary
    /// view.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractionalOffset: true)
    }

    /// Whether ``offset`` is in points.
    public var isAbsoluteOffset: Bool { !isFractionalOffset }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutAnchor else { return false }
        return edges == other.edges && offset == other.offset && isFractionalOffset == other.isFractionalOffset
    }

    public override var hash: Int { edges.hashValue }
}
