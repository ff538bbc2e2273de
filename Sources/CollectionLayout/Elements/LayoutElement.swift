/// An element and where it is to be drawn.
public struct LayoutElement: Hashable, Sendable {
    /// The name of the element in its arrangement.
    public let id: ElementID
    /// In points, in the physical coordinates of the content.
    public var frame: Rect
    /// What has the higher number is drawn above.
    public var zIndex: Int
    /// From 0, not to be seen, to 1.
    public var alpha: Double
    /// Whether the element is not drawn at all.
    public var isHidden: Bool
    /// How it is drawn in another way than its frame says; see ``ViewportEffect``.
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
