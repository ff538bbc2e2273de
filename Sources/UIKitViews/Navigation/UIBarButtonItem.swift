import Foundation

/// A button of a bar, which performs a ``UIAction``. Selectors, which older code uses, do not exist here.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// How prominent an item is.
    public enum Style: Int, Sendable {
        /// An ordinary item.
        case plain
        /// An item that completes something. Its title is bold.
        case done = 2
    }

    /// The standard items, whose titles the system determines.
    public enum SystemItem: Int, Sendable {
        /// Ends something and keeps its changes.
        case done
        /// Ends something without keeping its changes.
        case cancel
        /// Begins to edit something.
        case edit
        /// Keeps changes.
        case save
        /// Adds something.
        case add
        /// A space that takes a share of the free width.
        case flexibleSpace
        /// A space of a fixed width.
        case fixedSpace
        /// Begins to write something.
        case compose
        /// Answers a message.
        case reply
        /// Shows what can be done with something.
        case action
        /// Moves something to another folder.
        case organize
        /// Shows bookmarks.
        case bookmarks
        /// Searches.
        case search
        /// Loads something again.
        case refresh
        /// Stops something.
        case stop
        /// Takes a picture.
        case camera
        /// Deletes something.
        case trash
        /// Plays.
        case play
        /// Pauses.
        case pause
        /// Plays backward.
        case rewind
        /// Plays faster.
        case fastForward
        /// Undoes the last change.
        case undo
        /// Repeats the last change that was undone.
        case redo
        /// Closes something.
        case close = 24
    }

    /// How prominent the item is. The default is an ordinary item.
    open var style = Style.plain { didSet { didChange?() } }
    /// A view in place of the title and the image; nil for none.
    open var customView: UIView? { didSet { didChange?() } }
    /// The action that a tap performs. Setting it sets the title and the image as well, if the action has them.
    open var primaryAction: UIAction? { didSet { showAction() } }
    /// The menu that a tap opens if there is no ``primaryAction``, and otherwise a long press.
    open var menu: UIMenu? { didSet { didChange?() } }
    /// The color of the button. The tint color of the bar by default.
    open var tintColor: UIColor? { didSet { didChange?() } }
    /// The width of a fixed space, in points. 0 for the width of the content.
    open var width: CGFloat = 0 { didSet { didChange?() } }
    let systemItem: SystemItem?

    public override init() {
        systemItem = nil
        super.init()
    }

    /// Creates an item with a title and an image, which performs an action or opens a menu.
    public init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        systemItem = nil
        super.init()
        self.primaryAction = primaryAction
        showAction()
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    /// Creates a standard item, which performs an action or opens a menu.
    public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.systemItem = systemItem
        super.init()
        self.primaryAction = primaryAction
        showAction()
        (title, image, self.menu) = (systemItem.title, nil, menu)
        if systemItem == .done || systemItem == .save { style = .done }
    }

    /// Creates an item that shows a view.
    public init(customView: UIView) {
        systemItem = nil
        super.init()
        self.customView = customView
    }

    /// Returns a fixed space between items.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    /// Returns a space that takes a share of the free width.
    open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    private func showAction() {
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { title = primaryAction.title }
        if let image = primaryAction.image { self.image = image }
    }

    /// Creates the view that shows the item in a bar.
    func makeView() -> UIView {
        if let customView { return customView }
        let button = UIButton(type: .system)
        if let tintColor { button.tintColor = tintColor }
        button.setTitle(image == nil ? title : nil, for: .normal)
        button.setImage(image, for: .normal)
        button.setTitleColor(isEnabled ? tintColor : .tertiaryLabel, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
        let attributes = TextAttributes(titleTextAttributes(for: isEnabled ? .normal : .disabled))
        if let font = attributes.font { button.titleLabel?.font = font }
        if let color = attributes.color { button.setTitleColor(color, for: .normal) }
        button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        button.isEnabled = isEnabled
        button.accessibilityLabel = accessibilityLabel ?? title
        (button.menu, button.menuSender) = (menu, self)
        button.showsMenuAsPrimaryAction = primaryAction == nil
        if let primaryAction {
            button.addAction(
                UIAction { [weak self] _ in
                    if let self { primaryAction.perform(from: self) }
                }, for: .touchUpInside)
        }
        return button
    }
}

extension UIBarButtonItem.SystemItem {
    /// The text of the item. Items that have a symbol on iOS have a similar character, or a word if there is none.
    fileprivate var title: String {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .add: "+"
        case .flexibleSpace, .fixedSpace: ""
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop, .close: "×"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Forward"
        case .undo: "Undo"
        case .redo: "Redo"
        }
    }
}
