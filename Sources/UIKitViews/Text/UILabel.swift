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
        if let textBounds {
            if let shadowColor {
                let place = textBounds.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
                canvas.text(run(in: place, color: shadowColor))
            }
            canvas.text(run(in: textBounds))
        }
        super.drawContents(on: canvas, in: bounds)
    }

    /// The rectangle in which ``drawText(in:)`` draws the text; nil if an override does not draw it.
    private var textBounds: CGRect?

    /// Draws the text in a rectangle. An override can call super with a smaller one, for margins.
    open func drawText(in rect: CGRect) { textBounds = rect }

    /// The text; nil for none.
    open var text: String? {
        didSet {
            (attributes, styledText) = (nil, nil)
            if text != oldValue { invalidateIntrinsicContentSize() }
        }
    }

    /// The text with attributes. The alignment, line break mode and line spacing of its first paragraph apply to all.
    ///
    /// ``font`` and ``textColor`` become those of the first character. Setting one of them afterwards changes the whole
    /// text.
    open var attributedText: NSAttributedString? {
        get { attributes ?? text.map { NSAttributedString(string: $0) } }
        set {
            text = newValue?.string
            attributes = newValue
            styledText = newValue.flatMap { StyledText($0, font: plainFont, color: plainColor) }
            let first = TextAttributes(of: newValue)
            takesAttributes = true
            (font, textColor) = (first.font ?? plainFont, first.color ?? plainColor)
            takesAttributes = false
            if let paragraph = first.paragraph {
                (textAlignment, lineBreakMode) = (paragraph.alignment, paragraph.lineBreakMode)
            }
            invalidateIntrinsicContentSize()
        }
    }
    private var attributes: NSAttributedString?
    /// The parts of a text with different attributes.
    private(set) var styledText: StyledText?
    /// The font of parts that specify none.
    private var plainFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    /// The color of parts that specify none.
    private var plainColor = UIColor.label
    /// Whether ``font`` and ``textColor`` are those of the first character.
    private var takesAttributes = false

    var textAttributes: TextAttributes { TextAttributes(of: attributes) }

    /// The font. The default is the system font at 17 points.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            if !takesAttributes, let font {
                plainFont = font
                styledText?.setFont(font)
            }
            if font != oldValue { invalidateIntrinsicContentSize() }
        }
    }

    /// The maximum number of lines. 0 for no limit.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The color of the text. The default is that of labels.
    open var textColor: UIColor! = .label {
        didSet {
            if !takesAttributes, let textColor {
                plainColor = textColor
                styledText?.setColor(textColor)
            }
            UIScreen.main.setNeedsDisplay()
        }
    }
    /// The color of a shadow of the text; nil for none.
    open var shadowColor: UIColor? { didSet { UIScreen.main.setNeedsDisplay() } }
    /// The distance of the shadow from the text, in points. The default is one point above the text.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { UIScreen.main.setNeedsDisplay() } }
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
    /// Whether the font becomes smaller until the text fits. Only applies to labels with one line.
    open var adjustsFontSizeToFitWidth = false { didSet { UIScreen.main.setNeedsDisplay() } }
    /// The smallest share of the font's size. 0 for no limit.
    open var minimumScaleFactor: CGFloat = 0 { didSet { UIScreen.main.setNeedsDisplay() } }
    /// The position of text whose font has become smaller. It has no effect: text is centered.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
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
        let size =
            styledText?.size(
                of: text ?? "", width: room, lines: numberOfLines, lineSpacing: textAttributes.lineSpacing)
            ?? textAttributes.size(of: text ?? "", font: font, width: room, lines: numberOfLines)
        return CGSize(width: roundToPixel(size.width, .up), height: roundToPixel(size.height, .up))
    }

    /// The share of the font's size at which the text fits into a width.
    func scale(fitting width: CGFloat) -> CGFloat {
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, width > 0 else { return 1 }
        let natural = textSize(width: .infinity).width
        // Letters of another size have slightly different proportions.
        return natural > width ? max(minimumScaleFactor, 0.01, width / natural * 0.98) : 1
    }
}
