import Foundation

/// An accessory beside the content of a list cell: a sign, a button, a label, or a custom view.
@preconcurrency @MainActor public struct UICellAccessory {
    /// The kinds of accessories.
    public enum AccessoryType: Hashable, Sendable {
        /// An arrow, which shows that a tap leads to another screen.
        case disclosureIndicator
        /// An arrow that shows or hides the row's children.
        case outlineDisclosure
        /// A checkmark.
        case checkmark
        /// A button that offers to delete the row, in editing mode.
        case delete
        /// A button that inserts a row, in editing mode.
        case insert
        /// A grip by which the row can be moved.
        case reorder
        /// A circle that is filled when the row is chosen, in editing mode.
        case multiselect
        /// A short text.
        case label
        /// A button with an i, which shows details.
        case detail
        /// A button that opens a menu.
        case popUpMenu
        /// A view of the app.
        case customView(UIView)
    }

    /// The editing states in which an accessory is shown.
    public enum DisplayedState: Int, Sendable {
        /// In every mode.
        case always
        /// Only in editing mode.
        case whenEditing
        /// Only outside editing mode.
        case whenNotEditing
    }

    /// The width that an accessory takes. The accessory is centered in it.
    public enum LayoutDimension: Hashable, Sendable {
        /// The width of the accessory itself.
        case actual
        /// A width that all accessories share, so that the contents of rows are aligned.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }

    /// The position of an accessory: before or after the content, and among the other accessories.
    public enum Placement {
        /// Returns the index at which to insert an accessory among others, which are given in the reading direction.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        /// At the leading edge of the row, in a mode, at a position among the other accessories there.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// At the trailing edge of the row, in a mode, at a position among the other accessories there.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Returns the position before the first accessory of a type; the start if there is none.
        public static func position(before accessory: UICellAccessory) -> Position {
            { accessories in accessories.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
        }

        /// Returns the position after the last accessory of a type; the end if there is none.
        public static func position(after accessory: UICellAccessory) -> Position {
            { accessories in
                accessories.lastIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 }
                    ?? accessories.count
            }
        }
    }

    /// A closure that is called when the accessory is tapped.
    public typealias ActionHandler = () -> Void
    /// A closure that is called when a person has chosen another element of the menu.
    public typealias MenuSelectedElementDidChangeHandler = (_ menu: UIMenu) -> Void

    /// The kind of the accessory.
    public let accessoryType: AccessoryType
    let placement: Placement
    var isHidden: Bool
    var reservedLayoutWidth: LayoutDimension
    var tintColor: UIColor?
    /// The background color of a button's sign.
    var fillColor: UIColor?
    var text: String?
    var font: UIFont?
    var disclosureStyle = OutlineDisclosureOptions.Style.automatic
    var showsVerticalSeparator = false
    var maintainsFixedSize = true
    /// The menu of a pop-up button, and a closure that is called after another element of it has been selected.
    var menu: UIMenu?
    var menuDidChange: MenuSelectedElementDidChangeHandler?
    /// The action of a tap; nil for the standard action, if there is one.
    var action: ActionHandler?

    init(
        _ type: AccessoryType, _ placement: Placement, isHidden: Bool?, width: LayoutDimension?,
        standardWidth: LayoutDimension = .actual, tintColor: UIColor?, action: ActionHandler? = nil
    ) {
        (accessoryType, self.placement, self.tintColor, self.action) = (type, placement, tintColor, action)
        (self.isHidden, reservedLayoutWidth) = (isHidden ?? false, width ?? standardWidth)
    }

    /// Returns an accessory that shows a custom view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        var accessory = UICellAccessory(
            .customView(configuration.customView), configuration.placement, isHidden: configuration.isHidden,
            width: configuration.reservedLayoutWidth, tintColor: configuration.tintColor)
        accessory.maintainsFixedSize = configuration.maintainsFixedSize ?? false
        return accessory
    }

    /// A custom view and its position.
    public struct CustomViewConfiguration {
        /// The view of the app.
        public let customView: UIView
        /// The edge at which the view lies, and the mode in which it is shown.
        public let placement: Placement
        /// Whether the view is invisible while it keeps its space; nil for a visible one.
        public var isHidden: Bool?
        /// The width in which the view is centered; nil for that of the list's style.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the view; nil for its own.
        public var tintColor: UIColor?
        /// Whether the view keeps its size. Otherwise, it gets the size that fits its content.
        public var maintainsFixedSize: Bool?

        /// Creates a view as an accessory.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
            self.maintainsFixedSize = maintainsFixedSize
        }
    }
}

extension UICellAccessory {
    private var displayed: DisplayedState {
        switch placement {
        case .leading(let displayed, _), .trailing(let displayed, _): displayed
        }
    }

    func isShown(whileEditing isEditing: Bool) -> Bool {
        switch displayed {
        case .always: return true
        case .whenEditing: return isEditing
        case .whenNotEditing: return !isEditing
        }
    }
}
