import Foundation

/// A placeholder for missing content: an image, two texts and two buttons, one below the other.
///
/// ```swift
/// var empty = UIContentUnavailableConfiguration.empty()
/// empty.text = "No Pictures"
/// empty.secondaryText = "Pictures that you add appear here."
/// viewController.contentUnavailableConfiguration = empty
/// ```
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    /// Where texts lie between the leading and the trailing edge.
    public enum Alignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the edge at which the reading direction begins.
        case natural
    }

    /// The appearance of the image.
    public struct ImageProperties: Hashable, Sendable {
        /// The color of a symbol; nil for the view's own tint color.
        public var tintColor: UIColor?
        /// The maximum size of the image, in points; 0 for no limit.
        public var maximumSize = CGSize.zero
        /// The radius of the image's corners, in points.
        public var cornerRadius: CGFloat = 0
    }

    /// The appearance of a text.
    public struct TextProperties: Hashable, Sendable {
        /// The font of the text.
        public var font: UIFont
        /// The color of the text.
        public var color: UIColor
        /// The maximum number of lines. 0 for no limit.
        public var numberOfLines = 0
        /// How text that is too long is shortened. The default truncates its tail.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    }

    /// The action of the button, and whether it is enabled.
    public struct ButtonProperties: Hashable {
        /// What a tap on the button does; nil for nothing.
        public var primaryAction: UIAction?
        /// Whether the button can be tapped. The default is true.
        public var isEnabled = true
    }

    private enum Purpose { case empty, loading, search }

    private let purpose: Purpose
    /// Whether a wheel turns in place of the image.
    var isLoading: Bool { purpose == .loading }

    /// Where the texts lie between the leading and the trailing edge. The default is the middle.
    public var alignment = Alignment.center
    /// The image above the texts; nil for none.
    public var image: UIImage?
    /// The appearance of the image.
    public var imageProperties = ImageProperties()
    /// The space below the image, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The text, which says what is missing; nil for none.
    public var text: String?
    /// The appearance of the text.
    public var textProperties: TextProperties
    /// The space between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 8
    /// The second text, below the first one; nil for none.
    public var secondaryText: String?
    /// The appearance of the second text.
    public var secondaryTextProperties: TextProperties
    /// The space above the button, in points.
    public var textToButtonPadding: CGFloat = 20
    /// The appearance of the button below the texts.
    public var button = UIButton.Configuration.plain()
    /// What the button does, and whether it can be tapped.
    public var buttonProperties = ButtonProperties()
    /// The space between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// The appearance of a second button.
    public var secondaryButton = UIButton.Configuration.plain()
    /// What the second button does, and whether it can be tapped.
    public var secondaryButtonProperties = ButtonProperties()
    /// The background behind the content. The default is clear.
    public var background = UIBackgroundConfiguration.clear()
    /// The distances between the edges of the view and the content, in points. The default is 20 on all sides.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)

    private init(_ purpose: Purpose, font: UIFont, color: UIColor) {
        self.purpose = purpose
        textProperties = TextProperties(font: font, color: color)
        secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    }

    /// Returns a configuration for content that is empty.
    @preconcurrency @MainActor public static func empty() -> Self {
        Self(.empty, font: .preferredFont(forTextStyle: .title2), color: .label)
    }

    /// Returns a configuration for content that is being loaded, with a wheel.
    @preconcurrency @MainActor public static func loading() -> Self {
        var loading = Self(.loading, font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        loading.text = "Loading…"
        return loading
    }

    /// Returns a configuration for a search without results.
    @preconcurrency @MainActor public static func search() -> Self {
        var search = Self(.search, font: .preferredFont(forTextStyle: .title2), color: .label)
        search.image = UIImage(systemName: "magnifyingglass")
        search.text = "No Results"
        search.secondaryText = "Check the spelling or try a new search."
        return search
    }

    /// Returns a view that shows the placeholder.
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// Returns the configuration for a state. That of ``search()`` names the text that is searched for.
    public func updated(for state: any UIConfigurationState) -> Self {
        guard purpose == .search, let state = state as? UIContentUnavailableConfigurationState,
            let searched = state.searchText, !searched.isEmpty
        else { return self }
        var copy = self
        copy.text = "No Results for “\(searched)”"
        return copy
    }
}
