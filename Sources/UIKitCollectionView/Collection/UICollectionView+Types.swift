import Foundation

extension UICollectionView {
    /// The kinds of elements.
    public enum ElementCategory: UInt, Sendable {
        /// A cell, which shows an item.
        case cell
        /// A supplementary view, such as a header, which the data source provides.
        case supplementaryView
        /// A decoration view, which only the layout knows.
        case decorationView
    }

    /// The axis along which content scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Content scrolls up and down.
        case vertical
        /// Content scrolls to the left and to the right.
        case horizontal
    }

    /// Where an item is shown when the collection view scrolls to it. At most one position for each axis makes sense.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The item's top edge lies at the top edge of the visible part.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// The item lies in the vertical middle of the visible part.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// The item's bottom edge lies at the bottom edge of the visible part.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// The item's left edge lies at the left edge of the visible part.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// The item lies in the horizontal middle of the visible part.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// The item's right edge lies at the right edge of the visible part.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// How soon a gap opens where a dragged item would be dropped.
    public enum ReorderingCadence: Int, Sendable {
        /// At once.
        case immediate
        /// When the finger has rested for a moment.
        case fast
        /// When the finger has rested for longer.
        case slow
    }

    /// When a visible cell is measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Only when the layout is invalidated.
        case disabled
        /// Also when a cell calls `invalidateIntrinsicContentSize()`.
        case enabled
        /// Also when the constraints of a cell's content change its size.
        case enabledIncludingConstraints
    }

    /// A closure that is called at the end of an interactive transition. It receives whether the transition was
    /// completed, and whether its animation ran to its end.
    public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

    /// The kind of the headers of a flow layout or list.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of the footers of a flow layout or list.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
