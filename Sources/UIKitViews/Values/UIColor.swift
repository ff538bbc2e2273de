import Foundation

/// A color, which may be dynamic: its components then depend on traits, such as dark appearance.
public final class UIColor: NSObject, Sendable {
    private enum Content: Sendable {
        case plain(CGColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
    }

    private let content: Content

    /// Creates a color that does not follow the appearance.
    public init(cgColor: CGColor) { content = .plain(cgColor) }

    /// Creates a dynamic color.
    ///
    /// - Parameter dynamicProvider: A closure that returns the color for some traits. It may be called on any thread, and must
    ///   always return the same color for the same traits.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        content = .dynamic(dynamicProvider)
    }

    /// Creates the color that ``colorOfNamed`` returns. Returns nil if that returns nil.
    @preconcurrency @MainActor public init?(named name: String) {
        guard let color = UIColor.colorOfNamed(name) else { return nil }
        content = color.content
    }

    /// A closure that returns a color by its name. By default, there are none.
    ///
    /// UIKit has no such property. It is needed here because there are no asset catalogs.
    @MainActor public static var colorOfNamed: (String) -> UIColor? = { _ in nil }

    /// The color for the traits of ``UITraitCollection/current``.
    public var cgColor: CGColor {
        switch content {
        case .plain(let color): color
        case .dynamic: resolvedColor(with: .current).cgColor
        }
    }

    /// Returns the color for some traits, which is not dynamic.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch content {
        case .plain: self
        case .dynamic(let choose): choose(traitCollection).resolvedColor(with: traitCollection)
        }
    }

    /// Whether the color is dynamic.
    var isDynamic: Bool { if case .dynamic = content { true } else { false } }

    /// Creates a color from its parts, from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a gray from its brightness, from 0 to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a color from components between 0 and 1. A hue of 1 is a full turn of the color wheel.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        // Red, green and blue are the same trapezoid function of the hue, shifted by a third of the wheel each.
        func component(_ shift: CGFloat) -> CGFloat {
            let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// Returns the color with another opacity, from 0 to 1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        guard !isDynamic else { return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) } }
        return UIColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha)
    }

    /// Writes the parts of the color, from 0 to 1, and returns whether it has them.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = cgColor.red
        green?.pointee = cgColor.green
        blue?.pointee = cgColor.blue
        alpha?.pointee = cgColor.alpha
        return true
    }

    /// Writes the brightness and the opacity, from 0 to 1. For colors that are not gray, the brightness is the
    /// perceived one.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        white?.pointee = 0.299 * cgColor.red + 0.587 * cgColor.green + 0.114 * cgColor.blue
        alpha?.pointee = cgColor.alpha
        return true
    }

    /// Sets the color of later fills and strokes.
    @preconcurrency @MainActor public func set() {
        setFill()
        setStroke()
    }

    /// Sets the color of later fills.
    @preconcurrency @MainActor public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Sets the color of later strokes.
    @preconcurrency @MainActor public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    /// Returns whether two colors have equal components. A dynamic color is equal only to itself.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        switch (content, other.content) {
        case (.plain(let color), .plain(let otherColor)): return color == otherColor
        default: return other === self
        }
    }

    public override var hash: Int {
        if case .plain(let color) = content { color.hashValue } else { ObjectIdentifier(self).hashValue }
    }

    public override var description: String {
        (isDynamic ? "dynamic " : "") + "UIColor(\(cgColor.red), \(cgColor.green), \(cgColor.blue), \(cgColor.alpha))"
    }
}
