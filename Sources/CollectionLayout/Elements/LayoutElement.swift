/// An element and its appearance.
public struct LayoutElement: Hashable, Sendable {
    /// The name of the element in its arrangement.
    public let id: ElementID
    /// The frame in the physical coordinates of the content, in points.
    public var frame: Rect
    /// The z-index: elements with higher ones are drawn above the others.
    public var zIndex: Int
    /// The opacity, from 0 (invisible) to 1.
    public var alpha: Double
    /// Whether the element is not drawn at all.
    public var isHidden: Bool
    /// The transform with which the element is drawn. It does not change the frame. See ``ViewportEffect``.
    public var transform: Transform
    /// Whether the element should be measured, because its length is an estimate; see
    /// ``Arrangement/measure(_:keeping:)``.
    public var isEstimate: Bool

    /// Makes an element. By default it is opaque, visible, not transformed and not an estimate.
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
