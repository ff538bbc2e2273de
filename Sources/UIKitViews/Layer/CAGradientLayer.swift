import Foundation

/// A layer that is filled with a gradient.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    /// The colors of the gradient, each a `CGColor`.
    open var colors: [Any]? { didSet { UIScreen.main.setNeedsDisplay() } }
    /// The position of each color, from 0 at the start to 1 at the end. If nil, the colors are evenly spaced.
    open var locations: [NSNumber]? { didSet { UIScreen.main.setNeedsDisplay() } }
    /// The start point, in units of the layer's size.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { UIScreen.main.setNeedsDisplay() } }
    /// The end point, in units of the layer's size.
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { UIScreen.main.setNeedsDisplay() } }
    /// The kind of gradient. Hosts draw axial and radial ones.
    open var type = CAGradientLayerType.axial { didSet { UIScreen.main.setNeedsDisplay() } }

    override func drawContents(on canvas: any LayerCanvas, in shape: RoundedRect) {
        canvas.gradient(of: self, in: shape)
    }

    public override init() { super.init() }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let original = layer as? CAGradientLayer else { return }
        (colors, locations, type) = (original.colors, original.locations, original.type)
        (startPoint, endPoint) = (original.startPoint, original.endPoint)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The kind of a gradient: along a line, from a center outward, or around a center.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Colors change along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Colors change with the distance from a point.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Colors change with the angle about a point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
