import Foundation

/// Something that can be done with a row, on a button behind it.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable {
        case normal
        /// Takes something away; the button is red.
        case destructive
    }

    /// Does what the action stands for, and calls the last argument when it is done: with true if it was.
    public typealias Handler = (
        _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
    ) -> Void

    open private(set) var style: Style
    open private(set) var handler: Handler
    open var title: String?
    /// The color of the button.
    open var backgroundColor: UIColor!
    /// Above the title.
    open var image: UIImage?

    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        backgroundColor = style == .destructive ? .systemRed : .systemGray
        super.init()
    }
}
