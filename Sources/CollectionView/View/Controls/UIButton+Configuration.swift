import Foundation

extension UIButton {
    /// The content and the appearance of a button.
    ///
    /// A configuration takes the place of the titles, images and insets of the button's states.
    public struct Configuration: Hashable {
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic, small, medium, large, capsule
        }

        enum Fill { case none, gray, tinted, filled }

        let fill: Fill
        public var title: String?
        public var image: UIImage?
        /// The space between the image and the title, in points.
        public var imagePadding: CGFloat = 0
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        public var cornerStyle = CornerStyle.dynamic
        /// The color of the title. That of the style by default.
        public var baseForegroundColor: UIColor?
        /// The color behind the title. That of the style by default.
        public var baseBackgroundColor: UIColor?

        private init(_ fill: Fill) { self.fill = fill }

        /// A title without a background.
        public static func plain() -> Configuration { Configuration(.none) }
        /// A title on gray.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// A title on a light shade of the tint color.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// A white title on the tint color.
        public static func filled() -> Configuration { Configuration(.filled) }

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

    /// Makes a button with a configuration. A title and an image of the action are used where the configuration has none.
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
        titleLabel?.text = configuration.title
        titleLabel?.textColor = isHighlighted ? color.withAlphaComponent(0.5) : color
        imageView?.image = configuration.image
        let background = configuration.backgroundColor(tint: tintColor)
        backgroundColor = isEnabled ? background : background.map { _ in .tertiarySystemFill }
        layer.cornerRadius = configuration.cornerRadius(height: bounds.height)
    }
}
