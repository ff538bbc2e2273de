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
}
