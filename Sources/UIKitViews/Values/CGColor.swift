import Foundation

/// A color in the sRGB color space, with components from 0 to 1. There are no other color spaces.
public struct CGColor: Hashable, Sendable {
    /// The red part, from 0 to 1.
    public var red: CGFloat
    /// The green part, from 0 to 1.
    public var green: CGFloat
    /// The blue part, from 0 to 1.
    public var blue: CGFloat
    /// The opacity, from 0 to 1.
    public var alpha: CGFloat

    /// No color.
    public static let clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
    static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

    /// Creates a color from its parts, from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Returns the color with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

    /// The red, green and blue part and the opacity, from 0 to 1.
    public var components: [CGFloat]? { [red, green, blue, alpha] }
}
