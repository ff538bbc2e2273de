import Foundation

/// An element of a menu, with a title and an image: an action, or a menu inside the menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// How an element of a menu looks and behaves.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The element cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The element deletes something. Its title is red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The element is not in the menu.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when the element has been chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)

        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// Whether an element of a menu has a check mark.
    public enum State: Int, Sendable {
        /// No mark.
        case off
        /// A check mark.
        case on
        /// A dash: some of several things are chosen.
        case mixed
    }

    /// The title.
    open internal(set) var title: String
    /// The image beside the title; nil for none.
    open internal(set) var image: UIImage?
    /// A second text, which menus do not show.
    open internal(set) var subtitle: String?

    init(title: String, image: UIImage?, subtitle: String?) {
        (self.title, self.image, self.subtitle) = (title, image, subtitle)
    }
}
