import Foundation

/// Text in one font and color, vertically centered in a rectangle.
@_spi(Host) public struct TextRun: Hashable, Sendable {
    public enum Alignment: Sendable { case left, center, right }

    public var text: String
    public var font: UIFont
    public var color: CGColor
    public var alignment = Alignment.left
    /// The maximum number of lines. 0 for as many as fit into the bounds.
    public var numberOfLines = 0
    /// The space between two lines, in points.
    public var lineSpacing: CGFloat = 0
    /// The way to cut off text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var decoration = TextDecoration()
    public var bounds: CGRect
}

/// The lines under and through the letters of a text.
@_spi(Host) public struct TextDecoration: Hashable, Sendable {
    public var underline: NSUnderlineStyle = []
    public var strikethrough: NSUnderlineStyle = []

    public init(underline: NSUnderlineStyle = [], strikethrough: NSUnderlineStyle = []) {
        (self.underline, self.strikethrough) = (underline, strikethrough)
    }
}

extension UILabel {
    func run(in bounds: CGRect) -> TextRun {
        let color = (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
        let alignment: TextRun.Alignment =
            switch textAlignment {
            case .center: .center
            case .right: .right
            // The walk over the layers has made the label's traits the current ones.
            case .natural, .justified: layoutDirection(with: .current) == .rightToLeft ? .right : .left
            default: .left
            }
        let attributes = textAttributes
        return TextRun(
            text: text ?? "", font: font ?? .systemFont(ofSize: UIFont.labelFontSize), color: color.cgColor,
            alignment: alignment, numberOfLines: numberOfLines,
            lineSpacing: attributes.lineSpacing, lineBreakMode: lineBreakMode, decoration: attributes.decoration,
            bounds: bounds)
    }
}
