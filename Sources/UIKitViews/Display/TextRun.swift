import Foundation

/// Text, vertically centered in a rectangle.
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
    /// The attributes of all parts, in order, without gaps. If empty, the text has one font, color and decoration.
    public var styles: [TextStyle] = []
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
    /// - Parameter onlyColor: The color of all parts; nil for their own.
    func run(in bounds: CGRect, color onlyColor: UIColor? = nil) -> TextRun {
        let onlyColor = onlyColor ?? (isHighlighted ? highlightedTextColor : nil)
        let color = onlyColor ?? textColor ?? .label
        let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
        let scale = scale(fitting: bounds.width)
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
            text: text ?? "", font: scale == 1 ? font : font.withSize(font.pointSize * scale), color: color.cgColor,
            alignment: alignment, numberOfLines: numberOfLines,
            lineSpacing: attributes.lineSpacing, lineBreakMode: lineBreakMode,
            decoration: styledText == nil ? attributes.decoration : TextDecoration(),
            styles: styledText?.styles(scale: scale, color: onlyColor) ?? [], bounds: bounds)
    }
}
