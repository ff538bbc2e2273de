import Foundation

extension UIImage {
    /// The width of a symbol's lines.
    public enum SymbolWeight: Int, Sendable {
        /// The weight of the text beside it.
        case unspecified
        /// The lightest one.
        case ultraLight
        /// Lighter than light.
        case thin
        /// Lighter than the regular one.
        case light
        /// The weight of ordinary text.
        case regular
        /// A little bolder than the regular one.
        case medium
        /// A little lighter than bold.
        case semibold
        /// Bold.
        case bold
        /// Bolder than bold.
        case heavy
        /// The boldest one.
        case black
    }

    /// The size of a symbol relative to text of its font.
    public enum SymbolScale: Int, Sendable {
        /// The scale of the system.
        case `default` = -1
        /// The scale of the text beside it.
        case unspecified
        /// Smaller than the text beside it.
        case small
        /// As large as the text beside it.
        case medium
        /// Larger than the text beside it.
        case large
    }

    /// The superclass of a symbol's configuration.
    public class Configuration: NSObject, @unchecked Sendable {}  // No property of it or of its subclass changes.

    /// The size, the weight and the colors of a symbol. Values that it does not specify are those of another one; see
    /// ``applying(_:)``.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat?
        let weight: SymbolWeight
        let scale: SymbolScale
        let colors: [UIColor]

        private init(_ pointSize: CGFloat?, _ weight: SymbolWeight, _ scale: SymbolScale, _ colors: [UIColor] = []) {
            (self.pointSize, self.weight, self.scale, self.colors) = (pointSize, weight, scale, colors)
            super.init()
        }

        /// A configuration that specifies nothing.
        public static let unspecified = SymbolConfiguration(nil, .unspecified, .unspecified)

        /// Creates a configuration with a scale.
        public convenience init(scale: SymbolScale) { self.init(nil, .unspecified, scale) }

        /// Creates a configuration with a weight.
        public convenience init(weight: SymbolWeight) { self.init(nil, weight, .unspecified) }

        /// Creates a configuration for symbols beside text of a size in points.
        public convenience init(
            pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
        ) {
            self.init(pointSize, weight, scale)
        }

        /// Creates a configuration for symbols beside text of a font.
        public convenience init(font: UIFont, scale: SymbolScale = .unspecified) {
            self.init(font.pointSize, .unspecified, scale)
        }

        /// Creates a configuration for symbols beside text of a style.
        @preconcurrency @MainActor
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .unspecified) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }

        /// Creates a configuration with shades of one color.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(nil, .unspecified, .unspecified, [hierarchicalColor])
        }

        /// Creates a configuration with several colors.
        public convenience init(paletteColors: [UIColor]) { self.init(nil, .unspecified, .unspecified, paletteColors) }

        /// Returns a configuration with the values that another one specifies, and otherwise those of this one.
        public func applying(_ otherConfiguration: Configuration) -> SymbolConfiguration {
            guard let other = otherConfiguration as? SymbolConfiguration else { return self }
            return SymbolConfiguration(
                other.pointSize ?? pointSize, other.weight == .unspecified ? weight : other.weight,
                other.scale == .unspecified ? scale : other.scale, other.colors.isEmpty ? colors : other.colors)
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && weight == other.weight && scale == other.scale
                && colors == other.colors
        }

        public override var hash: Int { pointSize.hashValue ^ weight.hashValue ^ scale.hashValue }

        /// Returns the size of a symbol, in points. Without a configuration, it is 20 × 20 points, as beside text of
        /// 17 points.
        static func size(_ configuration: SymbolConfiguration?) -> CGSize {
            let factor: CGFloat =
                switch configuration?.scale {
                case .small: 0.8
                case .large: 1.25
                default: 1
                }
            let side = ((configuration?.pointSize ?? 17) * 20 / 17 * factor).rounded()
            return CGSize(width: side, height: side)
        }
    }

    /// Creates a symbol of 20 × 20 points.
    public convenience init?(systemName name: String) { self.init(symbol: name, nil) }

    /// Creates a symbol with a configuration, which determines its size. Configurations of other classes have no
    /// effect.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(symbol: name, configuration as? SymbolConfiguration)
    }

    /// The configuration of a symbol; nil for other images.
    public var configuration: Configuration? { symbolConfiguration }

    /// Returns a symbol with a configuration instead of its own. Other images stay as they are.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard isSymbolImage, let configuration = configuration as? SymbolConfiguration else { return self }
        return UIImage(self, configuration, renderingMode, tint: tintColor)
    }

    /// Returns a symbol with a configuration whose values apply where the symbol specifies none.
    package func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
        guard isSymbolImage, let configuration else { return self }
        return withConfiguration(configuration.applying(symbolConfiguration ?? .unspecified))
    }

    /// Returns a symbol whose configuration has the values that another one specifies; nil for other images.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration((symbolConfiguration ?? .unspecified).applying(configuration)) : nil
    }
}
