import Foundation

/// An element of a menu, with a title and an image: an action, or a menu inside the menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    public struct Attributes: OptionSet, Hashable, Sendable {
        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)

        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public enum State: Int, Sendable { case off, on, mixed }

    open internal(set) var title: String
    open internal(set) var image: UIImage?
    /// A second text, which menus do not show.
    open internal(set) var subtitle: String?

    init(title: String, image: UIImage?, subtitle: String?) {
        (self.title, self.image, self.subtitle) = (title, image, subtitle)
    }
}
