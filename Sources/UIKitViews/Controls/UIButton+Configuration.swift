import Foundation

extension UIButton {
    /// The content and the appearance of a button.
    ///
    /// A configuration takes the place of the titles, images and insets of the button's states.
    public struct Configuration: Hashable {
        /// How round the corners of the background are.
        public enum CornerStyle: Int, Sendable {
            /// A radius of 6 points, regardless of the text size.
            case fixed = -1
            /// A radius of 6 points. The text size does not change it here.
            case dynamic
            /// Small corners.
            case small
            /// Medium corners.
            case medium
            /// Large corners.
            case large
            /// Half circles.
            case capsule
        }

        /// The size of a button.
        public enum Size: Int, Sendable {
            /// The usual size.
            case medium
            /// Smaller than usual.
            case small
            /// As small as possible.
            case mini
            /// Larger than usual.
            case large
        }

        /// How the title and the subtitle are aligned with each other.
        public enum TitleAlignment: Int, Sendable {
            /// In the middle.
            case automatic
            /// At the leading edge.
            case leading
            /// In the middle.
            case center
            /// At the trailing edge.
            case trailing
        }

        enum Fill { case none, gray, tinted, filled }

        let fill: Fill
        /// The title; nil for none.
        public var title: String? { didSet { if title != oldValue { attributedTitle = nil } } }
        /// The title with attributes, in place of ``title``; nil for none.
        public var attributedTitle: AttributedString?
        /// A change of the attributes of the title; nil for none.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// A smaller text below the title.
        public var subtitle: String?
        /// The space between the title and the subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The alignment of the title and the subtitle with each other. By default, both are centered.
        public var titleAlignment = TitleAlignment.automatic
        /// The image beside the title; nil for none.
        public var image: UIImage?
        /// The configuration of a symbol. Values that the symbol specifies itself take precedence.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The space between the image and the title, in points.
        public var imagePadding: CGFloat = 0
        /// The edge of the title at which the image is: one of the four.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The size, which determines the font of the title and, unless they have been set, the insets.
        public var buttonSize = Size.medium
        private var ownInsets: NSDirectionalEdgeInsets?
        /// How round the corners of the background are.
        public var cornerStyle = CornerStyle.dynamic
        /// The color of the title. That of the style by default.
        public var baseForegroundColor: UIColor?
        /// The color behind the title. That of the style by default.
        public var baseBackgroundColor: UIColor?

        private init(_ fill: Fill) { self.fill = fill }

        /// The distances from the edges of the button to its content, in points.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? buttonSize.insets }
            set { ownInsets = newValue }
        }

        /// Sets ``contentInsets`` to those of ``buttonSize``.
        public mutating func setDefaultContentInsets() { ownInsets = nil }

        /// A title without a background.
        public static func plain() -> Configuration { Configuration(.none) }
        /// A title on gray.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// A title on a light shade of the tint color.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// A white title on the tint color.
        public static func filled() -> Configuration { Configuration(.filled) }

        // Bordered buttons look like those with a colored background, as on iOS.

        /// The same as ``plain()``.
        public static func borderless() -> Configuration { plain() }
        /// The same as ``gray()``.
        public static func bordered() -> Configuration { gray() }
        /// The same as ``tinted()``.
        public static func borderedTinted() -> Configuration { tinted() }
        /// The same as ``filled()``.
        public static func borderedProminent() -> Configuration { filled() }

        /// Returns the title with attributes; nil if it has none.
        func styledTitle(_ plain: String?) -> NSAttributedString? {
            let transform = titleTextAttributesTransformer?.transform
            guard attributedTitle != nil || transform != nil else { return nil }
            guard let text = attributedTitle ?? (title ?? plain).map({ AttributedString($0) }) else { return nil }
            return text.nsAttributedString(transform ?? { $0 })
        }

        func foregroundColor(tint: UIColor) -> UIColor { baseForegroundColor ?? (fill == .filled ? .white : tint) }

        func backgroundColor(tint: UIColor) -> UIColor? {
            switch fill {
            case .none: baseBackgroundColor
            case .gray: baseBackgroundColor ?? .secondarySystemFill
            case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
            case .filled: baseBackgroundColor ?? tint
            }
        }

        func cornerRadius(height: CGFloat) -> CGFloat {
            switch cornerStyle {
            case .fixed, .dynamic: 6
            case .small: 4
            case .medium: 8
            case .large: 12
            case .capsule: height / 2
            }
        }
    }

    /// Creates a button with a configuration. The action's title and image are used where the configuration has none.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        var configuration = configuration
        if let primaryAction {
            if configuration.title == nil, !primaryAction.title.isEmpty { configuration.title = primaryAction.title }
            configuration.image = configuration.image ?? primaryAction.image
        }
        take(configuration, primaryAction)
    }

    // An initializer that sets a property does not call its observer.
    private func take(_ configuration: Configuration, _ action: UIAction?) {
        (self.configuration, primaryAction) = (configuration, action)
    }

    func show(_ configuration: Configuration) {
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        contentEdgeInsets = configuration.contentInsets.physical(in: isLeftToRight ? .leftToRight : .rightToLeft)
        let foreground = configuration.foregroundColor(tint: tintColor)
        let color = isEnabled ? foreground : .tertiaryLabel
        titleLabel?.text = configuration.title ?? currentTitle
        titleLabel?.font = configuration.buttonSize.font
        subtitleLabel?.text = configuration.subtitle
        subtitleLabel?.isHidden = configuration.subtitle == nil
        subtitleLabel?.font = configuration.buttonSize.subtitleFont
        for label in [titleLabel, subtitleLabel] {
            label?.textColor = isHighlighted ? color.withAlphaComponent(0.5) : color
        }
        if let title = configuration.styledTitle(currentTitle) { titleLabel?.attributedText = title }
        imageView?.image = (configuration.image ?? currentImage)?.preferring(
            configuration.preferredSymbolConfigurationForImage)
        imageView?.tintColor = titleLabel?.textColor
        let background = configuration.backgroundColor(tint: tintColor)
        backgroundColor = isEnabled ? background : background.map { _ in .tertiarySystemFill }
        layer.cornerRadius = configuration.cornerRadius(height: bounds.height)
    }
}

extension UIButton.Configuration.Size {
    fileprivate var insets: NSDirectionalEdgeInsets {
        let (down, across): (CGFloat, CGFloat) =
            switch self {
            case .mini: (3, 8)
            case .small: (5, 10)
            case .medium: (7, 12)
            case .large: (15, 20)
            }
        return NSDirectionalEdgeInsets(top: down, leading: across, bottom: down, trailing: across)
    }

    fileprivate var font: UIFont { .systemFont(ofSize: self == .mini || self == .small ? 15 : 18) }

    fileprivate var subtitleFont: UIFont { .systemFont(ofSize: self == .mini || self == .small ? 12 : 14) }
}
