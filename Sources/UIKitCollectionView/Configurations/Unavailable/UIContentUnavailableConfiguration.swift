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
    public enum Alignment: Int, Sendable { case center, natural }

    /// The appearance of the image.
    public struct ImageProperties: Hashable, Sendable {
        public var tintColor: UIColor?
        /// The maximum size of the image, in points; 0 for no limit.
        public var maximumSize = CGSize.zero
        public var cornerRadius: CGFloat = 0
    }

    /// The appearance of a text.
    public struct TextProperties: Hashable, Sendable {
        public var font: UIFont
        public var color: UIColor
        /// The maximum number of lines. 0 for no limit.
        public var numberOfLines = 0
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    }

    /// The action of the button, and whether it is enabled.
    public struct ButtonProperties: Hashable {
        public var primaryAction: UIAction?
        public var isEnabled = true
    }

    private enum Purpose { case empty, loading, search }

    private let purpose: Purpose
    /// Whether a wheel turns in place of the image.
    var isLoading: Bool { purpose == .loading }

    public var alignment = Alignment.center
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    /// The space below the image, in points.
    public var imageToTextPadding: CGFloat = 16
    public var text: String?
    public var textProperties: TextProperties
    /// The space between the texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 8
    public var secondaryText: String?
    public var secondaryTextProperties: TextProperties
    /// The space above the button, in points.
    public var textToButtonPadding: CGFloat = 20
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    /// The space between the buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    public var background = UIBackgroundConfiguration.clear()
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)

    private init(_ purpose: Purpose, font: UIFont, color: UIColor) {
        self.purpose = purpose
        textProperties = TextProperties(font: font, color: color)
        secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    }

    /// A configuration for content that is empty.
    @preconcurrency @MainActor public static func empty() -> Self {
        Self(.empty, font: .preferredFont(forTextStyle: .title2), color: .label)
    }

    /// A configuration for content that is being loaded, with a wheel.
    @preconcurrency @MainActor public static func loading() -> Self {
        var loading = Self(.loading, font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        loading.text = "Loading…"
        return loading
    }

    /// A configuration for a search without results.
    @preconcurrency @MainActor public static func search() -> Self {
        var search = Self(.search, font: .preferredFont(forTextStyle: .title2), color: .label)
        search.image = UIImage(systemName: "magnifyingglass")
        search.text = "No Results"
        return search
    }

    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// Returns the configuration for a state. That of ``search()`` names the text that is searched for.
    public func updated(for state: any UIConfigurationState) -> Self {
        guard purpose == .search, let state = state as? UIContentUnavailableConfigurationState,
            let searched = state.searchText, !searched.isEmpty
        else { return self }
        var copy = self
        copy.text = "No Results for “\(searched)”"
        copy.secondaryText = "Check the spelling or try a new search."
        return copy
    }
}
