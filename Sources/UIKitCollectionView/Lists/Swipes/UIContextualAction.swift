import Foundation

/// An action of a row. A swipe uncovers its button.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// The kinds of actions.
    public enum Style: Int, Sendable {
        /// An ordinary action. Its button is gray.
        case normal
        /// The action deletes something. Its button is red.
        case destructive
    }

    /// Performs the action, and then calls its last argument with whether it succeeded.
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

    /// The kind of the action.
    open private(set) var style: Style
    /// Performs the action.
    open private(set) var handler: Handler
    /// The text of the button; nil for none.
    open var title: String?
    /// The color of the button.
    open var backgroundColor: UIColor!
    /// The picture above the title.
    open var image: UIImage?

    /// Creates an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        backgroundColor = style == .destructive ? .systemRed : .systemGray
        super.init()
    }
}
