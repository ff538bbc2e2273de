import Foundation

/// A color in the sRGB color space, with components from 0 to 1. There are no other color spaces.
public struct CGColor: Hashable, Sendable {
    public var red: CGFloat
    public var green: CGFloat
    public var blue: CGFloat
    public var alpha: CGFloat

    public static let clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
    static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    public func copy(alpha: CGFloat) -> CGColor? { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

    public var components: [CGFloat]? { [red, green, blue, alpha] }
}
