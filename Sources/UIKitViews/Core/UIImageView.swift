import Foundation

/// A view that shows an image. Its intrinsic size is the size of the image.
@preconcurrency @MainActor open class UIImageView: UIView {
    /// Creates a view of an image, with the size of the image.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// The image; nil for none. Setting it changes the view's intrinsic size.
    open var image: UIImage? {
        didSet {
            UIScreen.main.setNeedsDisplay()
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
        }
    }

    /// The image that is shown instead of ``image`` while ``isHighlighted`` is true.
    open var highlightedImage: UIImage? { didSet { UIScreen.main.setNeedsDisplay() } }
    /// Whether the view shows ``highlightedImage`` if there is one.
    open var isHighlighted = false { didSet { UIScreen.main.setNeedsDisplay() } }

    /// The configuration of symbols. Values that a symbol specifies itself take precedence.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            guard preferredSymbolConfiguration != oldValue else { return }
            UIScreen.main.setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }

    /// The image that is currently shown.
    var shownImage: UIImage? {
        (isHighlighted ? highlightedImage ?? image : image)?.preferring(preferredSymbolConfiguration)
    }

    private var preferredSize: CGSize? { image?.preferring(preferredSymbolConfiguration).size }

    @_spi(Host) open override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(traits: .image) }

    override func drawContents(on canvas: any LayerCanvas, in bounds: CGRect) {
        guard let image = shownImage else { return }
        canvas.draw(image, in: bounds, mode: contentMode, tint: tintColor, prefersTemplate: prefersTemplates)
    }

    /// Whether images without a rendering mode are drawn in the tint color, as in system buttons.
    var prefersTemplates = false { didSet { UIScreen.main.setNeedsDisplay() } }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        UIScreen.main.setNeedsDisplay()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { preferredSize ?? .zero }

    open override var intrinsicContentSize: CGSize { preferredSize ?? super.intrinsicContentSize }
}
