import Foundation

/// A title and an image in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    /// Called after the item has changed, so that the bar shows it.
    var didChange: (() -> Void)?

    open var title: String? { didSet { didChange?() } }
    open var image: UIImage? { didSet { didChange?() } }
    open var isEnabled = true { didSet { didChange?() } }
    open var tag = 0
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
