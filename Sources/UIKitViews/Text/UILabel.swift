import Foundation
import Synchronization

/// A view that shows text. ``textMeasuring`` determines its size.
@preconcurrency @MainActor open class UILabel: UIView {
    private nonisolated static let measuring = Mutex<any TextMeasuring>(TabularTextMeasuring())

    /// The way to measure the text of all labels. UIKit has no such property.
    ///
    /// It can be used from any thread, because iOS measures text on any thread.
    public nonisolated static var textMeasuring: any TextMeasuring {
        get { measuring.withLock { $0 } }
        set { measuring.withLock { $0 = newValue } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    @_spi(Host) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: text?.isEmpty == false, label: text, traits: .staticText)
    }

    override func drawContents(on canvas: any LayerCanvas, in bounds: CGRect) {
        textBounds = nil
        drawText(in: bounds)
        if let textBounds { canvas.text(run(in: textBounds)) }
        super.drawContents(on: canvas, in: bounds)
    }

    /// The rectangle in which ``drawText(in:)`` draws the text; nil if an override does not draw it.
    private var textBounds: CGRect?

    /// Draws the text in a rectangle. An override can call super with a smaller one, for margins.
    open func drawText(in rect: CGRect) { textBounds = rect }

    /// The text; nil for none.
    open var text: String? {
        didSet {
            attributes = nil
            if text != oldValue { invalidateIntrinsicContentSize() }
        }
    }

    /// The text with attributes. Those of the first character apply to the whole text: its font and color, the lines
    /// under and through it, and the alignment, line break mode and line spacing of its paragraph.
    open var attributedText: NSAttributedString? {
        get { attributes ?? text.map { NSAttributedString(string: $0) } }
        set {
            text = newValue?.string
            attributes = newValue
            let first = TextAttributes(of: newValue)
            if let font = first.font { self.font = font }
            if let color = first.color { textColor = color }
            if let paragraph = first.paragraph {
                (textAlignment, lineBreakMode) = (paragraph.alignment, paragraph.lineBreakMode)
            }
            invalidateIntrinsicContentSize()
        }
    }
    private var attributes: NSAttributedString?

    var textAttributes: TextAttributes { TextAttributes(of: attributes) }

    /// The font. The default is the system font at 17 points.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The maximum number of lines. 0 for no limit.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The color of the text. The default is that of labels.
    open var textColor: UIColor! = .label { didSet { UIScreen.main.setNeedsDisplay() } }
    /// Where lines lie between the edges. The default is the natural one.
    open var textAlignment = NSTextAlignment.natural { didSet { UIScreen.main.setNeedsDisplay() } }
    /// How a text is broken into lines, or shortened. The default replaces its end with dots.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { UIScreen.main.setNeedsDisplay() } }
    /// Whether the text has its full color. The default is true.
    open var isEnabled = true { didSet { UIScreen.main.setNeedsDisplay() } }
    /// Whether the text has its highlighted color. The default is false.
    open var isHighlighted = false { didSet { UIScreen.main.setNeedsDisplay() } }
    /// The color of the text while the label is highlighted; nil for the usual one.
    open var highlightedTextColor: UIColor? { didSet { UIScreen.main.setNeedsDisplay() } }
    /// Whether the font becomes smaller until the text fits. It has no effect: text that is too wide is shortened.
    open var adjustsFontSizeToFitWidth = false
    /// The smallest share of the font's size. It has no effect: text that is too wide is shortened.
    open var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the text size that a person has chosen. The default is false.
    open var adjustsFontForContentSizeCategory = false

    /// The width at which ``intrinsicContentSize`` wraps several lines, in points. 0 for no limit.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Returns the size of the text at a width, rounded up to whole pixels. A label with one line ignores the width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(width: size.width)
    }

    open override var intrinsicContentSize: CGSize {
        textSize(width: preferredMaxLayoutWidth)
    }

    @_spi(Host) open override func contentSize(forWidth width: CGFloat) -> CGSize? {
        numberOfLines != 1 && preferredMaxLayoutWidth == 0 ? textSize(width: width) : nil
    }

    private func textSize(width: CGFloat) -> CGSize {
        let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
        let room = numberOfLines == 1 || !(width > 0) ? CGFloat.infinity : width
        let size = textAttributes.size(
            of: text ?? "", font: font, width: room, lines: numberOfLines)
        return CGSize(width: roundToPixel(size.width, .up), height: roundToPixel(size.height, .up))
    }
}
