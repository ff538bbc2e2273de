import Foundation

/// A list of actions and of other menus. It does not change after it has been created.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// The name of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu is shown.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The children are shown in the enclosing menu, between lines.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The title is red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// An action that is performed becomes the only one in the menu with the state `on`.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// Has no effect: the children are shown like those of other menus.
        public static let displayAsPalette = Options(rawValue: 1 << 7)

        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// The identifier. By default, no other menu has the same one.
    public let identifier: Identifier
    /// How the menu is shown.
    public let options: Options
    /// The elements, from the top to the bottom.
    public let children: [UIMenuElement]

    /// Creates a menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        (self.options, self.children) = (options, children)
        super.init(title: title, image: image, subtitle: subtitle)
    }

    /// Returns a menu with other children.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }

    /// The actions with the state `on`, including those in the menus inside.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.selectedElements }
            return (child as? UIAction)?.state == .on ? [child] : []
        }
    }

    /// The children, with those of inline menus in place of these menus, in groups between lines.
    var groups: [[UIMenuElement]] {
        var groups: [[UIMenuElement]] = [[]]
        for child in children {
            if let menu = child as? UIMenu, menu.options.contains(.displayInline) {
                groups += menu.groups + [[]]
            } else if let deferred = child as? UIDeferredMenuElement {
                groups[groups.count - 1] += deferred.shownElements
            } else if (child as? UIAction)?.attributes.contains(.hidden) != true {
                groups[groups.count - 1].append(child)
            }
        }
        return groups.filter { !$0.isEmpty }
    }

    /// Marks an action of a menu with a single selection as the only one.
    func select(_ action: UIAction) {
        for case let menu as UIMenu in children { menu.select(action) }
        guard options.contains(.singleSelection), children.contains(action) else { return }
        for case let other as UIAction in children { other.state = other === action ? .on : .off }
    }
}
