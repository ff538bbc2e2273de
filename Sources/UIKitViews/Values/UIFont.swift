import Foundation

/// The description of a font. It has no font file: ``UILabel/textMeasuring`` determines its metrics and the size of text.
public final class UIFont: NSObject, Sendable {
    /// The weight of the strokes, from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The lightest weight.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Lighter than light.
        public static let thin = Weight(rawValue: -0.6)
        /// Lighter than the regular weight.
        public static let light = Weight(rawValue: -0.4)
        /// The weight of ordinary text.
        public static let regular = Weight(rawValue: 0)
        /// A little bolder than the regular weight.
        public static let medium = Weight(rawValue: 0.23)
        /// A little lighter than bold.
        public static let semibold = Weight(rawValue: 0.3)
        /// Bold.
        public static let bold = Weight(rawValue: 0.4)
        /// Bolder than bold.
        public static let heavy = Weight(rawValue: 0.56)
        /// The boldest weight.
        public static let black = Weight(rawValue: 0.62)
    }

    /// The role of a text, which determines its font.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// A large title.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A title of the first level.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A title of the second level.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A title of the third level.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A headline.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A second headline.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Ordinary text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A remark beside ordinary text.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A footnote.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// The text below a picture.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A smaller text below a picture.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// The name of the font.
    public let fontName: String
    /// The size of the em square, in points.
    public let pointSize: CGFloat
    @_spi(Host) public let weight: Weight
    @_spi(Host) public let isMonospaced: Bool
    @_spi(Host) public let isItalic: Bool

    init(
        fontName: String, pointSize: CGFloat, weight: Weight = .regular, isMonospaced: Bool = false,
        isItalic: Bool = false
    ) {
        self.fontName = fontName
        self.pointSize = pointSize > 0 && pointSize.isFinite ? pointSize : 0
        self.weight = weight
        self.isMonospaced = isMonospaced
        self.isItalic = isItalic
    }

    /// Creates a font with any name. It is bold if the name contains `Bold`, italic if it contains `Italic` or
    /// `Oblique`, and monospaced if it contains `Mono`, `Courier` or `Menlo`.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(
            fontName: fontName, pointSize: fontSize, weight: fontName.contains("Bold") ? .bold : .regular,
            isMonospaced: fontName.contains("Mono") || fontName.contains("Courier") || fontName.contains("Menlo"),
            isItalic: fontName.contains("Italic") || fontName.contains("Oblique"))
    }

    /// Returns the font at another size, in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(
            fontName: fontName, pointSize: fontSize, weight: weight, isMonospaced: isMonospaced, isItalic: isItalic)
    }

    /// The metrics of the font according to ``UILabel/textMeasuring``.
    private var metrics: FontMetrics { UILabel.textMeasuring.metrics(of: self) }

    /// The distance from the baseline to the top of the tallest letter, in points.
    public var ascender: CGFloat { metrics.ascender }
    /// The distance from the baseline to the bottom of the deepest letter, in points. It is negative.
    public var descender: CGFloat { metrics.descender }
    /// The height of capital letters, in points.
    public var capHeight: CGFloat { metrics.capHeight }
    /// The height of lowercase letters without ascenders, in points.
    public var xHeight: CGFloat { metrics.xHeight }
    /// The extra space between lines, in points.
    public var leading: CGFloat { metrics.leading }
    /// The height of a line, in points.
    public var lineHeight: CGFloat { metrics.lineHeight }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
            && isMonospaced == other.isMonospaced && isItalic == other.isItalic
    }

    public override var hash: Int { fontName.hashValue ^ pointSize.hashValue }
}
