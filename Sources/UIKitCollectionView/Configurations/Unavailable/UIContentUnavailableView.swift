import Foundation

/// The view of a ``UIContentUnavailableConfiguration``, in the middle of its bounds.
@preconcurrency @MainActor public final class UIContentUnavailableView: UIView, UIContentView {
    /// The maximum width of the content, in points. It keeps lines readable.
    private static let maximumWidth: CGFloat = 420

    private let background: ConfiguredBackgroundView
    private let picture = UIImageView(frame: .zero)
    private let wheel = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private let button = UIButton(type: .system)
    private let secondaryButton = UIButton(type: .system)
    private var shown: UIContentUnavailableConfiguration

    /// Creates a view that shows a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        background = ConfiguredBackgroundView(configuration.background)
        super.init(frame: .zero)
        for part in [background, picture, wheel, label, secondaryLabel, button, secondaryButton] { addSubview(part) }
        show()
    }

    public required init?(coder: NSCoder) { nil }

    /// The configuration. A configuration of another type has no effect.
    public var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else { return }
            shown = new
            show()
        }
    }

    private func show() {
        background.configuration = shown.background
        (picture.image, picture.tintColor) = (shown.image, shown.imageProperties.tintColor)
        picture.isHidden = shown.image == nil
        picture.contentMode = .scaleAspectFit
        picture.layer.cornerRadius = shown.imageProperties.cornerRadius
        picture.clipsToBounds = shown.imageProperties.cornerRadius > 0
        if shown.isLoading { wheel.startAnimating() } else { wheel.stopAnimating() }
        show(shown.text, shown.textProperties, in: label)
        show(shown.secondaryText, shown.secondaryTextProperties, in: secondaryLabel)
        show(shown.button, shown.buttonProperties, in: button)
        show(shown.secondaryButton, shown.secondaryButtonProperties, in: secondaryButton)
        setNeedsLayout()
    }

    private func show(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
        in button: UIButton
    ) {
        button.configuration = configuration
        button.isHidden = configuration.title == nil && configuration.image == nil
        button.isEnabled = properties.isEnabled
        button.primaryAction = properties.primaryAction
    }

    private func show(
        _ text: String?, _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
    ) {
        (label.text, label.font, label.textColor) = (text, properties.font, properties.color)
        (label.numberOfLines, label.lineBreakMode) = (properties.numberOfLines, properties.lineBreakMode)
        label.textAlignment = shown.alignment == .center ? .center : .natural
        label.isHidden = text?.isEmpty != false
    }

    // MARK: Layout

    private func pictureSize(in width: CGFloat) -> CGSize {
        var size = shown.image?.size ?? .zero
        let most = shown.imageProperties.maximumSize
        let widest = most.width > 0 ? min(width, most.width) : width
        let highest = most.height > 0 ? most.height : .infinity
        let scale = min(1, min(widest / max(1, size.width), highest / max(1, size.height)))
        size.width *= scale
        size.height *= scale
        return size
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let margins = shown.directionalLayoutMargins
        let safe = bounds.inset(by: safeAreaInsets).inset(
            by: margins.physical(in: effectiveUserInterfaceLayoutDirection))
        let width = max(0, min(Self.maximumWidth, safe.width))
        let column = CGRect(x: safe.midX - width / 2, y: safe.minY, width: width, height: safe.height)
        let parts: [(view: UIView, size: CGSize, padding: CGFloat)] = [
            (wheel, shown.isLoading ? wheel.intrinsicContentSize : .zero, 0),
            (picture, pictureSize(in: width), 0),
            (label, label.sizeThatFits(CGSize(width: width, height: .infinity)), shown.imageToTextPadding),
            (
                secondaryLabel, secondaryLabel.sizeThatFits(CGSize(width: width, height: .infinity)),
                shown.textToSecondaryTextPadding
            ),
            (button, button.intrinsicContentSize, shown.textToButtonPadding),
            (
                secondaryButton, secondaryButton.intrinsicContentSize,
                button.isHidden ? shown.textToButtonPadding : shown.buttonToSecondaryButtonPadding
            ),
        ].filter { !$0.0.isHidden }
        let paddings = parts.dropFirst().map(\.padding).reduce(0, +)
        var y = column.midY - (parts.map(\.size.height).reduce(0, +) + paddings) / 2
        for (index, part) in parts.enumerated() {
            if index > 0 { y += part.padding }
            place(part.view, size: part.size, in: column, y: y)
            y += part.size.height
        }
    }

    private func place(_ view: UIView, size: CGSize, in column: CGRect, y: CGFloat) {
        let width = min(size.width, column.width)
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let x =
            switch shown.alignment {
            case .center: column.midX - width / 2
            case .natural: isLeftToRight ? column.minX : column.maxX - width
            }
        view.frame = CGRect(x: x, y: y, width: width, height: size.height)
    }
}
