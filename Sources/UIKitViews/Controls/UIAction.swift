import Foundation

/// A closure that an action performs.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title and an image.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// The name of an action. A control has at most one action of each name for an event.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// The identifier. By default, no other action has the same one.
    public let identifier: Identifier
    /// A description for a list of keyboard shortcuts. Stored without effect: there is no such list.
    open var discoverabilityTitle: String?
    /// Whether a menu hides the action, or shows it as disabled or in red, and whether it stays open after it.
    open var attributes: Attributes
    /// Whether a menu shows a mark before the title.
    open var state: State
    private weak var currentSender: AnyObject?
    private let handler: UIActionHandler

    /// Creates an action with a title and an image for menus and buttons, and a closure that performs it.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image, subtitle: subtitle)
    }

    /// The control, or the button of a bar, that sent the action. Nil unless the handler is running.
    open var sender: Any? { currentSender }

    func perform(from sender: AnyObject) {
        currentSender = sender
        handler(self)
        currentSender = nil
    }
}
