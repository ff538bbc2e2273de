import Foundation

/// The description of a font. It has no font file: ``UILabel/textMeasuring`` determines its metrics and the size of text.
public final class UIFont: NSObject, Sendable {
    /// The weight of the strokes, from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)
    }

    /// The role of a text, which determines its font.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

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

    /// Makes a font with any name. It is bold if the name contains `Bold`, italic if it contains `Italic` or `Oblique`, and
    /// monospaced if it contains `Mono`, `Courier` or `Menlo`.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(
            fontName: fontName, pointSize: fontSize, weight: fontName.contains("Bold") ? .bold : .regular,
            isMonospaced: fontName.contains("Mono") || fontName.contains("Courier") || fontName.contains("Menlo"),
            isItalic: fontName.contains("Italic") || fontName.contains("Oblique"))
    }

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
    public var capHeight: CGFloat { metrics.capHeight }
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
