import Foundation

extension UIImage {
    /// Whether an image has its own colors, or is drawn in one color.
    public enum RenderingMode: Int, Sendable {
        /// As the view that shows it prefers: symbols, and images in system buttons, are drawn in one color.
        case automatic
        /// In its own colors.
        case alwaysOriginal
        /// In one color, the tint color of the view. The image determines where it is opaque.
        case alwaysTemplate
    }

    /// Returns the image with a rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(self, symbolConfiguration, renderingMode, tint: tintColor)
    }

    /// Returns the image in a color. The tint color of a view takes precedence if the view draws the image in one color.
    public func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(self, symbolConfiguration, renderingMode, tint: color)
    }

    /// Returns the image with a tint color and a mode. With ``RenderingMode/alwaysOriginal``, it has that color everywhere.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(self, symbolConfiguration, renderingMode, tint: color)
    }

    /// Returns the color in which the image is drawn; nil for its own colors.
    ///
    /// - Parameters:
    ///   - tint: The color of the view.
    ///   - prefersTemplate: Whether the view draws images without a rendering mode in one color.
    func color(tint: UIColor, prefersTemplate: Bool) -> UIColor? {
        let own = symbolConfiguration?.colors.first
        return switch renderingMode {
        case .alwaysTemplate: own ?? tint
        case .alwaysOriginal: own ?? tintColor ?? (isSymbolImage ? .label : nil)
        case .automatic: isSymbolImage || prefersTemplate ? own ?? tint : tintColor
        }
    }
}
