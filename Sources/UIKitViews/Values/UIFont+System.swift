import Foundation

extension UIFont {
    /// The size of the text of labels: 17 points.
    public static let labelFontSize: CGFloat = 17
    /// The size of the system's text: 14 points.
    public static let systemFontSize: CGFloat = 14
    /// The size of the system's small text: 12 points.
    public static let smallSystemFontSize: CGFloat = 12

    /// Returns the system's font at a size in points.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(fontName: ".SFUI", pointSize: fontSize, weight: weight)
    }

    /// Returns the system's bold font at a size in points.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// Returns the system's italic font at a size in points.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(fontName: ".SFUI-Italic", pointSize: fontSize, isItalic: true)
    }

    /// Returns the system's font whose characters are equally wide, at a size in points.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(fontName: ".SFMono", pointSize: fontSize, weight: weight, isMonospaced: true)
    }

    /// Returns the system font, because all digits have the same width in every font here.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// Returns the font of a text style in the content size category `.large`. Other categories have no effect here.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        let size: CGFloat =
            switch style {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            default: 17
            }
        return systemFont(ofSize: size, weight: style == .headline ? .semibold : .regular)
    }

    /// Returns the font of a text style. The traits have no effect, because text has one size here.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { preferredFont(forTextStyle: style) }
}
