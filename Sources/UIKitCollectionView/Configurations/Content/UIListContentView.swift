import Foundation
@_spi(Host) import UIKitViews

/// The view of a list content configuration. It is as high as its content at the view's width.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private var content: UIListContentConfiguration
    private let imageView = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let secondaryLabel = UILabel(frame: .zero)
    private lazy var guides = (
        image: guide { $0.image }, text: guide { $0.text }, secondary: guide { $0.secondaryText }
    )

    /// Creates a view that shows a configuration.
    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        for part in [imageView, label, secondaryLabel] { addSubview(part) }
        show()
    }

    /// Decodes nothing; the content is empty.
    public required init?(coder: NSCoder) { nil }

    /// The configuration. It must be a `UIListContentConfiguration`; any other value is reported and ignored.
    open var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let newContent = newValue as? UIListContentConfiguration else {
                return CollectionViewDiagnostics.mistake(
                    "a UIListContentView shows a UIListContentConfiguration, not a \(type(of: newValue))")
            }
            guard newContent != content else { return }
            content = newContent
            show()
        }
    }

    private func show() {
        imageView.image = content.image
        imageView.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
        imageView.isHidden = content.image == nil
        imageView.tintColor = content.imageProperties.resolvedTintColor(for: tintColor)
        imageView.layer.cornerRadius = content.imageProperties.cornerRadius
        imageView.clipsToBounds = content.imageProperties.cornerRadius > 0
        label.show(content.text, content.attributedText, content.textProperties)
        secondaryLabel.show(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        imageView.tintColor = content.imageProperties.resolvedTintColor(for: tintColor)
    }

    // MARK: Layout

    /// The guide around the text; nil without text.
    open var textLayoutGuide: UILayoutGuide? { label.isHidden ? nil : guides.text }
    /// The guide around the second text; nil without one.
    open var secondaryTextLayoutGuide: UILayoutGuide? { secondaryLabel.isHidden ? nil : guides.secondary }
    /// The guide around the image; nil without one.
    open var imageLayoutGuide: UILayoutGuide? { imageView.isHidden ? nil : guides.image }

    private func guide(around part: @escaping @MainActor (ListContentFrames) -> CGRect) -> UILayoutGuide {
        UILayoutGuide(of: self) { [unowned self] _ in
            let frames = frames(width: bounds.width)
            let frame = frames.place(part(frames), in: self)
            return UIEdgeInsets(
                top: frame.minY, left: frame.minX, bottom: bounds.height - frame.maxY, right: bounds.width - frame.maxX)
        }
    }

    private func frames(width: CGFloat) -> ListContentFrames {
        ListContentFrames(of: content, labels: (label, secondaryLabel), margins: margins, width: width)
    }

    /// The distance from the leading edge to the texts, in points.
    var textStart: CGFloat { ListContentFrames.textStart(in: content, margins: margins) }

    private var margins: NSDirectionalEdgeInsets {
        var margins = content.directionalLayoutMargins
        guard let outer = superview?.directionalLayoutMargins else { return margins }
        if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            margins.leading = max(margins.leading, outer.leading)
            margins.trailing = max(margins.trailing, outer.trailing)
        }
        if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            margins.top = max(margins.top, outer.top)
            margins.bottom = max(margins.bottom, outer.bottom)
        }
        return margins
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = frames(width: bounds.width)
        for (frame, view) in [
            (frames.image, imageView), (frames.text, label), (frames.secondaryText, secondaryLabel),
        ] as [(CGRect, UIView)] where !view.isHidden {
            view.place(in: frames.place(frame, in: self))
        }
    }

    private func fittingSize(width: CGFloat) -> CGSize {
        let size = frames(width: width).size
        return CGSize(width: roundToPixel(size.width, .up), height: roundToPixel(size.height, .up))
    }

    open override var intrinsicContentSize: CGSize { fittingSize(width: .infinity) }

    @_spi(Host) open override func contentSize(forWidth width: CGFloat) -> CGSize? { fittingSize(width: width) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        size.width > 0 ? fittingSize(width: size.width) : intrinsicContentSize
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let isWidthGiven = horizontalFittingPriority == .required
        let fitting = fittingSize(width: isWidthGiven ? targetSize.width : .infinity)
        return CGSize(
            width: isWidthGiven ? targetSize.width : fitting.width,
            height: verticalFittingPriority == .required ? targetSize.height : fitting.height)
    }
}

extension UILabel {
    fileprivate func show(
        _ text: String?, _ attributedText: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties
    ) {
        self.text = text.map(properties.transformed)
        (font, textColor) = (properties.font, properties.resolvedColor())
        // The attributes of the text take precedence.
        if let attributedText { self.attributedText = attributedText }
        numberOfLines = properties.numberOfLines
        lineBreakMode = properties.lineBreakMode
        textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        minimumScaleFactor = properties.minimumScaleFactor
        adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        isHidden = self.text?.isEmpty ?? true
    }
}
