import Foundation

extension UIImage {
    /// Whether an image has its own colors, or is drawn in one color.
    public enum RenderingMode: Int, Sendable {
        /// As the view that shows it prefers.
        case automatic
        /// In its own colors.
        case alwaysOriginal
        /// In one color, the tint color.
        case alwaysTemplate
    }

    /// Returns the image with a rendering mode. Hosts draw an image with its own colors in every mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(self, symbolConfiguration, renderingMode, tint: tintColor)
    }

    /// Returns the image with a color for hosts that draw it in one color.
    public func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(self, symbolConfiguration, renderingMode, tint: color)
    }

    /// Returns the image with a tint color and a mode. Both are stored, but images are drawn in their own colors.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(self, symbolConfiguration, renderingMode, tint: color)
    }
}
