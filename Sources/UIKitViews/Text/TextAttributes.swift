import Foundation

extension NSAttributedString.Key {
    /// The font of the text, a `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The color of the text, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The style of the paragraph, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")

    /// The lines under the text, the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The lines through the text, the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")

    /// The color behind the text.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The distance that is added between characters, in points.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The distance by which the text is raised, in points.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The address to which the text links. It is stored with the text, and not drawn.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

/// The attributes of a part of a text.
struct TextAttributes {
    let font: UIFont?
    let color: UIColor?
    let paragraph: NSParagraphStyle?
    let decoration: TextDecoration

    init(_ attributes: [NSAttributedString.Key: Any]?) {
        font = attributes?[.font] as? UIFont
        color = attributes?[.foregroundColor] as? UIColor
        paragraph = attributes?[.paragraphStyle] as? NSParagraphStyle
        func lines(_ key: NSAttributedString.Key) -> NSUnderlineStyle {
            NSUnderlineStyle(rawValue: (attributes?[key] as? NSNumber)?.intValue ?? attributes?[key] as? Int ?? 0)
        }
        decoration = TextDecoration(underline: lines(.underlineStyle), strikethrough: lines(.strikethroughStyle))
    }

    init(of text: NSAttributedString?) {
        self.init(text.flatMap { $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil })
    }

    /// Returns the value of an attribute that is a number, which may have any type; 0 for other values.
    static func number(_ value: Any?) -> CGFloat {
        switch value {
        case let number as CGFloat: number
        case let number as NSNumber: CGFloat(number.doubleValue)
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        default: 0
        }
    }

    /// The space between two lines, in points.
    var lineSpacing: CGFloat { paragraph?.lineSpacing ?? 0 }

    /// Returns the size of text with these attributes, wrapped at a width.
    func size(of text: String, font: UIFont, width: CGFloat, lines: Int) -> CGSize {
        var size = UILabel.textMeasuring.size(of: text, font: font, width: width, lines: lines)
        guard lineSpacing > 0, size.height > 0 else { return size }
        let count = (size.height / UILabel.textMeasuring.metrics(of: font).lineHeight).rounded()
        size.height += max(0, count - 1) * lineSpacing
        return size
    }
}

/// The lines under or through a text. They are single or double; ``patternDot``, ``patternDash`` and ``byWord`` are not
/// drawn, and thick lines are like others.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// A line of dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// A line of dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// Only below words, and not below the spaces between them.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
