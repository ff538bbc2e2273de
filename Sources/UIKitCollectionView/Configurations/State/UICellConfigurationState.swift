import Foundation

/// The state on which the configurations of a cell depend.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The state of a cell in which a drag began.
    public enum DragState: Int, Sendable {
        /// The item is not being dragged.
        case none
        /// The item has been picked up, and has not been moved yet.
        case lifting
        /// The item is being dragged.
        case dragging
    }

    /// The state of a cell while a drag is over the collection view.
    public enum DropState: Int, Sendable {
        /// Nothing is dragged over the collection view.
        case none
        /// Something is dragged over the collection view, but not over this item.
        case notTargeted
        /// Something is dragged over this item, and would be dropped into it.
        case targeted
    }

    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell ignores touches.
    public var isDisabled = false
    /// Whether the cell is being touched.
    public var isHighlighted = false
    /// Whether the cell's item is selected.
    public var isSelected = false
    /// Whether the cell has the keyboard focus.
    public var isFocused = false
    /// Whether the view is pinned.
    public var isPinned = false
    /// Whether the collection view is in editing mode.
    public var isEditing = false
    /// Whether the item is expanded in its outline.
    public var isExpanded = false
    /// Whether the cell's swipe actions are open.
    public var isSwiped = false
    /// Whether a finger is moving the cell.
    public var isReordering = false
    /// Whether the cell's item is being dragged.
    public var cellDragState = DragState.none
    /// Whether something is dragged over the cell's item.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
