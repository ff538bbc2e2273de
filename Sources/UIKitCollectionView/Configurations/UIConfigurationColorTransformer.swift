import Foundation

/// A function from colors to colors. Two transformers are equal only if one is a copy of the other.
public struct UIConfigurationColorTransformer: Hashable {
    /// Closures have no identity of their own.
    private final class Box {
        let transform: (UIColor) -> UIColor

        init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    }

    private let box: Box

    /// Creates a transformer from a closure that makes a color from another one.
    public init(_ transform: @escaping (UIColor) -> UIColor) { box = Box(transform) }

    /// The closure that makes a color from another one.
    public var transform: (UIColor) -> UIColor { box.transform }

    /// Returns the color that is made from another one.
    public func callAsFunction(_ input: UIColor) -> UIColor { box.transform(input) }

    /// The transformer that keeps only brightness and opacity.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { color in
            var (white, alpha): (CGFloat, CGFloat) = (0, 0)
            color.getWhite(&white, alpha: &alpha)
            return UIColor(white: white, alpha: alpha)
        }
    }

    public static func == (one: Self, other: Self) -> Bool { one.box === other.box }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}
