import Foundation

/// Everything that the look of a cell may depend on.
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
    /// Whether it stays at the edge while the rest scrolls.
    public var isPinned = false
    public var isEditing = false
    /// Whether the items below it in an outline are visible.
    public var isExpanded = false
    /// Whether its swipe actions are open.
    public var isSwiped = false
    /// Whether it follows a finger to another position.
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
