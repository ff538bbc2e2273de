import Foundation

/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
    /// The kind of an answer.
    public enum Style: Int, Sendable {
        /// An ordinary answer.
        case `default`
        /// Leaves everything as it is. An alert has at most one such action.
        case cancel
        /// Changes or deletes data. The text is red.
        case destructive
    }

    /// The text of the button.
    public let title: String?
    /// The kind of the answer.
    public let style: Style
    let handler: ((UIAlertAction) -> Void)?
    /// Called after the action has changed, so that the alert shows it.
    var didChange: (() -> Void)?

    /// Creates an answer with a closure that is called when it is chosen.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }

    /// Whether the answer can be chosen. The default is true.
    open var isEnabled = true { didSet { didChange?() } }
}
