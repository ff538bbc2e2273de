import Foundation

/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
    /// Light or dark, depending on the appearance.
    case `default`
    /// Dark.
    case black
}

/// The kind of bar for which a background image is meant. Only that of `default` bars is shown.
public enum UIBarMetrics: Int, Sendable {
    /// An ordinary bar.
    case `default`
    /// A low bar.
    case compact
    /// An ordinary bar with a line of text above the title.
    case defaultPrompt = 101
    /// A low bar with a line of text above the title.
    case compactPrompt
}

/// The look of a bar.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    /// The color of the background; nil for none.
    open var backgroundColor: UIColor? = .systemBackground
    /// The image of the background; nil for none.
    open var backgroundImage: UIImage?
    /// Stored, but not drawn.
    open var backgroundEffect: UIBlurEffect?
    /// The color of the line below the bar. Nil for none.
    open var shadowColor: UIColor? = .separator

    public override init() { super.init() }

    /// Sets the background of the system, which is opaque here.
    open func configureWithDefaultBackground() { configureWithOpaqueBackground() }

    /// Sets an opaque background.
    open func configureWithOpaqueBackground() {
        (backgroundColor, backgroundImage, shadowColor) = (.systemBackground, nil, .separator)
    }

    /// Makes the background transparent.
    open func configureWithTransparentBackground() { (backgroundColor, backgroundImage, shadowColor) = (nil, nil, nil) }
}

/// The look of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// The font and the color of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The font and the color of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
