import Foundation

/// A rectangle of which some corners may be rounded.
@_spi(Host) public struct RoundedRect: Hashable, Sendable {
    public var rect: CGRect
    /// The corner radius, in points. At most half the shorter side.
    public var radius: CGFloat
    public var corners: CACornerMask

    public init(_ rect: CGRect, radius: CGFloat = 0, corners: CACornerMask = .all) {
        self.rect = rect
        self.radius = max(0, min(radius, rect.width / 2, rect.height / 2))
        self.corners = corners
    }

    /// Returns the shape inset by a distance on every side, in points.
    public func inset(by distance: CGFloat) -> RoundedRect {
        RoundedRect(rect.insetBy(dx: distance, dy: distance), radius: radius - distance, corners: corners)
    }
}
