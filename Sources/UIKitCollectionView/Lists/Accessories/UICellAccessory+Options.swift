import Foundation

// The options of the standard accessories. Nil stands for the standard value everywhere.

extension UICellAccessory {
    /// The options of a disclosure indicator.
    public struct DisclosureIndicatorOptions {
        /// Whether the accessory is invisible while it keeps its space; nil for a visible one.
        public var isHidden: Bool?
        /// The width in which the accessory is centered; nil for that of the list's style.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory; nil for that of the list's style.
        public var tintColor: UIColor?

        /// Creates options. Each that is nil follows the list's style.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The options of a checkmark.
    public struct CheckmarkOptions {
        /// Whether the accessory is invisible while it keeps its space; nil for a visible one.
        public var isHidden: Bool?
        /// The width in which the accessory is centered; nil for that of the list's style.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory; nil for that of the list's style.
        public var tintColor: UIColor?

        /// Creates options. Each that is nil follows the list's style.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The options of a detail button.
    public struct DetailOptions {
        /// Whether the accessory is invisible while it keeps its space; nil for a visible one.
        public var isHidden: Bool?
        /// The width in which the accessory is centered; nil for that of the list's style.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory; nil for that of the list's style.
        public var tintColor: UIColor?

        /// Creates options. Each that is nil follows the list's style.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The options of an outline disclosure.
    public struct OutlineDisclosureOptions {
        /// The part of the cell that toggles the outline.
        public enum Style: Int, Sendable {
            /// `header` for section headers, and `cell` for other rows.
            case automatic
            /// A tap anywhere in the row.
            case header
            /// A tap on the disclosure. A tap elsewhere in the row selects it.
            case cell
        }

        /// The part of the cell that toggles the outline.
        public var style: Style
        /// Whether the accessory is invisible while it keeps its space; nil for a visible one.
        public var isHidden: Bool?
        /// The width in which the accessory is centered; nil for that of the list's style.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory; nil for that of the list's style.
        public var tintColor: UIColor?

        /// Creates options. Each that is nil follows the list's style.
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The options of a delete button.
    public struct DeleteOptions {
        /// Whether the accessory is invisible while it keeps its space; nil for a visible one.
        public var isHidden: Bool?
        /// The width in which the accessory is centered; nil for that of the list's style.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory; nil for that of the list's style.
        public var tintColor: UIColor?
        /// The color of the circle.
        public var backgroundColor: UIColor?

        /// Creates options. Each that is nil follows the list's style.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The options of an insert button.
    public struct InsertOptions {
        /// Whether the accessory is invisible while it keeps its space; nil for a visible one.
        public var isHidden: Bool?
        /// The width in which the accessory is centered; nil for that of the list's style.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory; nil for that of the list's style.
        public var tintColor: UIColor?
        /// The color of the circle.
        public var backgroundColor: UIColor?

        /// Creates options. Each that is nil follows the list's style.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The options of a selection mark.
    public struct MultiselectOptions {
        /// Whether the accessory is invisible while it keeps its space; nil for a visible one.
        public var isHidden: Bool?
        /// The width in which the accessory is centered; nil for that of the list's style.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory; nil for that of the list's style.
        public var tintColor: UIColor?
        /// The color of the circle.
        public var backgroundColor: UIColor?

        /// Creates options. Each that is nil follows the list's style.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The options of a reorder grip.
    public struct ReorderOptions {
        /// Whether the accessory is invisible while it keeps its space; nil for a visible one.
        public var isHidden: Bool?
        /// The width in which the accessory is centered; nil for that of the list's style.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory; nil for that of the list's style.
        public var tintColor: UIColor?
        /// Whether there is a line before it.
        public var showsVerticalSeparator: Bool?

        /// Creates options. Each that is nil follows the list's style.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator
        }
    }

    /// The options of a pop-up button.
    public struct PopUpMenuOptions {
        /// Whether the accessory is invisible while it keeps its space; nil for a visible one.
        public var isHidden: Bool?
        /// The width in which the accessory is centered; nil for that of the list's style.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory; nil for that of the list's style.
        public var tintColor: UIColor?

        /// Creates options. Each that is nil follows the list's style.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The options of a label.
    public struct LabelOptions {
        /// Whether the accessory is invisible while it keeps its space; nil for a visible one.
        public var isHidden: Bool?
        /// The width in which the accessory is centered; nil for that of the list's style.
        public var reservedLayoutWidth: LayoutDimension?
        /// The color of the accessory; nil for that of the list's style.
        public var tintColor: UIColor?
        /// The font of the label; nil for that of the list's style.
        public var font: UIFont?

        /// Creates options. Each that is nil follows the list's style.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.font = font
        }
    }
}
