import Foundation

/// An accessory beside the content of a list cell: a sign, a button, a label, or a custom view.
@preconcurrency @MainActor public struct UICellAccessory {
    public enum AccessoryType: Hashable, Sendable {
        case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, detail
        case popUpMenu
        case customView(UIView)
    }

    /// The editing states in which an accessory is shown.
    public enum DisplayedState: Int, Sendable {
        case always, whenEditing, whenNotEditing
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

        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Returns the position before the first accessory of a type; at the start if there is none.
        public static func position(before accessory: UICellAccessory) -> Position {
            { accessories in accessories.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0 }
        }

        /// Returns the position after the last accessory of a type; at the end if there is none.
        public static func position(after accessory: UICellAccessory) -> Position {
            { accessories in
                accessories.lastIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 }
                    ?? accessories.count
            }
        }
    }

    public typealias ActionHandler = () -> Void
    public typealias MenuSelectedElementDidChangeHandler = (_ menu: UIMenu) -> Void

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

    /// A custom view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        var accessory = UICellAccessory(
            .customView(configuration.customView), configuration.placement, isHidden: configuration.isHidden,
            width: configuration.reservedLayoutWidth, tintColor: configuration.tintColor)
        accessory.maintainsFixedSize = configuration.maintainsFixedSize ?? false
        return accessory
    }

    /// A custom view and its position.
    public struct CustomViewConfiguration {
        public let customView: UIView
        public let placement: Placement
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        /// Whether the view keeps its size. Otherwise, it gets the size that fits its content.
        public var maintainsFixedSize: Bool?

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
        guard !isHidden else { return false }
        switch displayed {
        case .always: return true
        case .whenEditing: return isEditing
        case .whenNotEditing: return !isEditing
        }
    }
}
