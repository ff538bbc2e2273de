import Foundation

/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default`
        /// Leaves everything as it is. An alert has at most one such action.
        case cancel
        /// Changes or deletes data. The text is red.
        case destructive
    }

    public let title: String?
    public let style: Style
    let handler: ((UIAlertAction) -> Void)?
    /// Called after the action has changed, so that the alert shows it.
    var didChange: (() -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }

    open var isEnabled = true { didSet { didChange?() } }
}
