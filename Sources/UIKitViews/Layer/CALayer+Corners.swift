import Foundation

/// The corners that ``CALayer/cornerRadius`` rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    @_spi(Host) public static let all = CACornerMask(rawValue: 15)
}

/// The shape of rounded corners. The value is kept, but hosts draw circular corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Quarters of circles.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Corners whose curvature begins gradually. Hosts draw quarters of circles.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
