import Foundation

/// A title and an image in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    /// Called after the item has changed, so that the bar shows it.
    var didChange: (() -> Void)?

    /// The title; nil for none.
    open var title: String? { didSet { didChange?() } }
    /// The image; nil for none.
    open var image: UIImage? { didSet { didChange?() } }
    /// Whether the item can be tapped. The default is true.
    open var isEnabled = true { didSet { didChange?() } }
    /// A number by which the app finds the item. The default is 0.
    open var tag = 0
    /// What a screen reader says; nil for the title.
    open var accessibilityLabel: String? { didSet { didChange?() } }
    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Sets the font and the color of the title for a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        didChange?()
    }

    /// Returns the attributes of the title for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }
}
