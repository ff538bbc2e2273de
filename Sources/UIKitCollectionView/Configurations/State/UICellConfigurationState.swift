import Foundation

/// The state on which the configurations of a cell depend.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The state of a cell in which a drag began.
    public enum DragState: Int, Sendable {
        case none, lifting, dragging
    }

    /// The state of a cell while a drag is over the collection view.
    public enum DropState: Int, Sendable {
        case none, notTargeted, targeted
    }

    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    /// Whether the view is pinned.
    public var isPinned = false
    public var isEditing = false
    /// Whether the item is expanded in its outline.
    public var isExpanded = false
    /// Whether the cell's swipe actions are open.
    public var isSwiped = false
    /// Whether a finger is moving the cell.
    public var isReordering = false
    public var cellDragState = DragState.none
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
