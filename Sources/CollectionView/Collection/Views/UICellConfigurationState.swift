import Foundation

/// What the look of a cell may depend on.
@preconcurrency @MainActor public struct UICellConfigurationState {
    public var traitCollection: UITraitCollection
    public var isSelected: Bool
    public var isHighlighted: Bool
    public var isEditing = false
    public var isReordering = false
}
