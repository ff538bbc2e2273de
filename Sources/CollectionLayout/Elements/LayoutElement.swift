/// An element, and how it is drawn.
public struct LayoutElement: Hashable, Sendable {
    /// The name of the element in its arrangement.
    public let id: ElementID
    /// The frame in the physical coordinates of the content, in points.
    public var frame: Rect
    /// The layer: elements with higher numbers are drawn above others.
    public var zIndex: Int
    /// The opacity, from 0 (invisible) to 1.
    public var alpha: Double
    /// Whether the element is not drawn at all.
    public var isHidden: Bool
    /// The transform with which the element is drawn; its frame stays the same. See ``ViewportEffect``.
    public var transform: Transform
    /// Whether its length is a guess that wants measuring; see ``Arrangement/measure(_:keeping:)``.
    public var isEstimate: Bool

    /// Makes an element; by default it is opaque, at rest and not an estimate.
    public init(
        id: ElementID, frame: Rect, zIndex: Int = 0, alpha: Double = 1, isHidden: Bool = false,
        isEstimate: Bool = false,
        transform: Transform = .identity
    ) {
        self.id = id
        self.frame = frame
        self.zIndex = zIndex
        self.alpha = alpha
        self.isHidden = isHidden
        self.isEstimate = isEstimate
        self.transform = transform
    }
}
