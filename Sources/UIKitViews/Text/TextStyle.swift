import Foundation

/// The attributes of a part of a text.
@_spi(Host) public struct TextStyle: Hashable, Sendable {
    /// The part of the text, in offsets of its UTF-8 form.
    public var range: Range<Int>
    public var font: UIFont
    public var color: CGColor
    /// The color behind the text; nil for none.
    public var background: CGColor?
    public var decoration = TextDecoration()
    /// The distance that is added between characters, in points.
    public var kern: CGFloat = 0
    /// The distance by which the text is raised, in points.
    public var baselineOffset: CGFloat = 0
}

/// A way to measure text whose parts have attributes of their own.
@_spi(Host) public protocol StyledTextMeasuring: TextMeasuring {
    /// Returns the size of text that wraps at `width`, in points.
    ///
    /// - Parameters:
    ///   - styles: The attributes of all parts, in order, without gaps.
    ///   - lines: The maximum number of lines. 0 for no limit.
    ///   - lineSpacing: The space between two lines, in points.
    func size(of text: String, styles: [TextStyle], width: CGFloat, lines: Int, lineSpacing: CGFloat) -> CGSize
}

/// A text whose parts have different attributes.
struct StyledText {
    private struct Part {
        let range: Range<Int>
        var font: UIFont
        var color: UIColor
        let background: UIColor?
        let decoration: TextDecoration
        let kern: CGFloat
        let baselineOffset: CGFloat
    }

    private var parts: [Part]

    /// Returns nil if one font and one color are enough for the text.
    ///
    /// - Parameters:
    ///   - font: The font of parts that specify none.
    ///   - color: The color of parts that specify none.
    init?(_ text: NSAttributedString, font: UIFont, color: UIColor) {
        var (parts, end) = ([Part](), 0)
        let whole = NSString(string: text.string)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let length = whole.substring(with: range).utf8.count
            let look = TextAttributes(attributes)
            parts.append(
                Part(
                    range: end..<end + length, font: look.font ?? font, color: look.color ?? color,
                    background: attributes[.backgroundColor] as? UIColor, decoration: look.decoration,
                    kern: TextAttributes.number(attributes[.kern]),
                    baselineOffset: TextAttributes.number(attributes[.baselineOffset])))
            end += length
        }
        let isPlain = parts.allSatisfy { $0.background == nil && $0.kern == 0 && $0.baselineOffset == 0 }
        if parts.count < 2, isPlain { return nil }
        self.parts = parts
    }

    /// Changes the font of all parts.
    mutating func setFont(_ font: UIFont) { for index in parts.indices { parts[index].font = font } }

    /// Changes the color of all parts.
    mutating func setColor(_ color: UIColor) { for index in parts.indices { parts[index].color = color } }

    /// Returns the attributes with the colors of the current traits.
    ///
    /// - Parameters:
    ///   - scale: The factor of all fonts.
    ///   - color: The color of all parts; nil for their own.
    func styles(scale: CGFloat = 1, color: UIColor? = nil) -> [TextStyle] {
        parts.map { part in
            TextStyle(
                range: part.range, font: scale == 1 ? part.font : part.font.withSize(part.font.pointSize * scale),
                color: (color ?? part.color).cgColor, background: part.background?.cgColor,
                decoration: part.decoration, kern: part.kern, baselineOffset: part.baselineOffset)
        }
    }

    /// Returns the size of the text, wrapped at a width; nil if parts cannot be measured.
    func size(of text: String, width: CGFloat, lines: Int, lineSpacing: CGFloat) -> CGSize? {
        (UILabel.textMeasuring as? any StyledTextMeasuring)?.size(
            of: text, styles: styles(), width: width, lines: lines, lineSpacing: lineSpacing)
    }
}
