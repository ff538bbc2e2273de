import Foundation

/// A color. It does not adapt to its surroundings: what UIKit calls system colors are those of the light appearance.
public final class UIColor: NSObject, Sendable {
    public let cgColor: CGColor

    public init(cgColor: CGColor) { self.cgColor = cgColor }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// - Parameters: From 0 to 1 each; the hue goes once around the color wheel.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        // Each component is the same trapezoid over the hue, shifted by a third of the wheel.
        func component(_ shift: CGFloat) -> CGFloat {
            let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha)
    }

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

    /// - Parameter white: How bright it is; exact for grays.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        white?.pointee = 0.299 * cgColor.red + 0.587 * cgColor.green + 0.114 * cgColor.blue
        alpha?.pointee = cgColor.alpha
        return true
    }

    /// No effect: nothing is drawn.
    public func set() {}
    /// No effect: nothing is drawn.
    public func setFill() {}
    /// No effect: nothing is drawn.
    public func setStroke() {}

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.cgColor == cgColor }

    public override var hash: Int { cgColor.hashValue }

    public override var description: String {
        "UIColor(\(cgColor.red), \(cgColor.green), \(cgColor.blue), \(cgColor.alpha))"
    }
}
