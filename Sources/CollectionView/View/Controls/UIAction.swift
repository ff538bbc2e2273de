import Foundation

/// A closure that an action performs.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title and an image.
@preconcurrency @MainActor open class UIAction: NSObject {
    open var title: String
    open var image: UIImage?
    private weak var currentSender: AnyObject?
    private let handler: UIActionHandler

    public init(title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler) {
        self.title = title
        self.image = image
        self.handler = handler
        super.init()
    }

    /// The control that sent the action. Nil unless the handler is running.
    open var sender: Any? { currentSender }

    func perform(from sender: AnyObject) {
        currentSender = sender
        handler(self)
        currentSender = nil
    }
}
