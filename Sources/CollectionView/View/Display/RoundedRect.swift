/// A rectangle with some round corners.
@_spi(Host) public struct RoundedRect: Hashable, Sendable {
    public var rect: CGRect
    /// The radius in points; at most half the shorter side.
    public var radius: CGFloat
    public var corners: CACornerMask

    public init(_ rect: CGRect, radius: CGFloat = 0, corners: CACornerMask = .all) {
        self.rect = rect
        self.radius = max(0, min(radius, rect.width / 2, rect.height / 2))
        self.corners = corners
    }

    /// The same shape, smaller by a distance at every side.
    public func inset(by distance: CGFloat) -> RoundedRect {
        RoundedRect(rect.insetBy(dx: distance, dy: distance), radius: radius - distance, corners: corners)
    }
}
