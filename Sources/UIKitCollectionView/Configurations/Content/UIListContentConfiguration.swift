import Foundation

/// The content of a row, a header or a footer of a list: an image, a text and a second text.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = "Language"
/// content.secondaryText = "English"
/// cell.contentConfiguration = content
/// ```
///
/// A property that was never set follows the state: ``updated(for:)`` keeps all others.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    private let style: ListContentStyle
    private var state = LookState()
    private var look: ListContentLook

    /// The image beside the texts; nil for none.
    public var image: UIImage?
    /// The text; nil for none. Setting one removes ``attributedText``.
    public var text: String? { didSet { if text != nil { attributedText = nil } } }
    /// The text with attributes, which replaces ``text``. All of it has the font and color of its first character.
    public var attributedText: NSAttributedString? { didSet { if attributedText != nil { text = nil } } }
    /// The second text, below the first one or at its side; nil for none. Setting one removes ``secondaryAttributedText``.
    public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
    /// The second text with attributes, which replaces ``secondaryText``. All of it has the font and color of its first
    /// character.
    public var secondaryAttributedText: NSAttributedString? {
        didSet { if secondaryAttributedText != nil { secondaryText = nil } }
    }

    init(_ style: ListContentStyle) {
        self.style = style
        look = style.look(in: state)
    }

    /// Returns a view that shows the content.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var copy = self
        copy.state = LookState(state)
        copy.look.follow(from: style.look(in: self.state), to: style.look(in: copy.state))
        return copy
    }

    // MARK: Look

    /// The appearance of the image.
    public var imageProperties: ImageProperties {
        get { look.image }
        set { look.image = newValue }
    }

    /// The appearance of the text.
    public var textProperties: TextProperties {
        get { look.text }
        set { look.text = newValue }
    }

    /// The appearance of the second text.
    public var secondaryTextProperties: TextProperties {
        get { look.secondaryText }
        set { look.secondaryText = newValue }
    }

    /// The axes along which the margins are at least those of the superview.
    public var axesPreservingSuperviewLayoutMargins: UIAxis {
        get { look.axesPreservingSuperviewLayoutMargins }
        set { look.axesPreservingSuperviewLayoutMargins = newValue }
    }

    /// The margins around the content, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { look.margins }
        set { look.margins = newValue }
    }

    /// Whether the texts are side by side if both fit in one line.
    public var prefersSideBySideTextAndSecondaryText: Bool {
        get { look.isSideBySide }
        set { look.isSideBySide = newValue }
    }

    /// The distance between the image and the texts, in points.
    public var imageToTextPadding: CGFloat {
        get { look.imageToTextPadding }
        set { look.imageToTextPadding = newValue }
    }

    /// The minimum distance between texts that are side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat {
        get { look.horizontalTextPadding }
        set { look.horizontalTextPadding = newValue }
    }

    /// The distance between texts that are one above the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat {
        get { look.verticalTextPadding }
        set { look.verticalTextPadding = newValue }
    }
}
