import Foundation

/// The scaling of fonts for a text style. Here it only applies the maximum size, as for the category `.large`.
@preconcurrency @MainActor open class UIFontMetrics: NSObject {
    /// The metrics of ordinary text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Creates the metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

    /// Returns the font as it is: the text size is fixed here.
    open func scaledFont(for font: UIFont) -> UIFont { font }

    /// Returns the font, limited to a size in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        maximumPointSize > 0 && font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
    }

    /// Returns the font as it is: the text size is fixed here.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont { font }

    /// Returns the value as it is: the text size is fixed here.
    open func scaledValue(for value: CGFloat) -> CGFloat { value }

    /// Returns the value as it is: the text size is fixed here.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat { value }
}
