import Foundation

/// The closure that an action performs.
public typealias UIActionHandler = (UIAction) -> Void

/// Something to be done, with a name.
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

    /// The control that has sent it, while its handler runs.
    open var sender: Any? { currentSender }

    func perform(from sender: AnyObject) {
        currentSender = sender
        handler(self)
        currentSender = nil
    }
}
