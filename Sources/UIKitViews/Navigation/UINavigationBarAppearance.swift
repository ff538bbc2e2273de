import Foundation

/// The style of a bar.
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// The kind of bar for which a background image is meant. Only that of `default` bars is shown.
public enum UIBarMetrics: Int, Sendable {
    case `default`, compact
    case defaultPrompt = 101
    case compactPrompt
}

/// The look of a bar.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor? = .systemBackground
    open var backgroundImage: UIImage?
    /// Kept, and not drawn.
    open var backgroundEffect: UIBlurEffect?
    /// The color of the line below the bar. Nil for none.
    open var shadowColor: UIColor? = .separator

    public override init() { super.init() }

    open func configureWithDefaultBackground() { configureWithOpaqueBackground() }

    open func configureWithOpaqueBackground() {
        (backgroundColor, backgroundImage, shadowColor) = (.systemBackground, nil, .separator)
    }

    open func configureWithTransparentBackground() { (backgroundColor, backgroundImage, shadowColor) = (nil, nil, nil) }
}

/// The look of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// The font and the color of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Has no effect: titles are small.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
