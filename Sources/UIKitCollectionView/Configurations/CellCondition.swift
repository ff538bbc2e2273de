/// The state of an item, except for selection and highlighting.
struct CellCondition: Equatable {
    var isEditing = false
    var isExpanded = false
    var isSwiped = false
    var isReordering = false
    /// Whether the cell is invisible, because its picture is being dragged, or because it is kept off the screen.
    var isAbsent = false
    var dragState = UICollectionViewCell.DragState.none
    var dropState = UICellConfigurationState.DropState.none

    func show(in state: inout UICellConfigurationState) {
        (state.isEditing, state.isExpanded) = (isEditing, isExpanded)
        (state.isSwiped, state.isReordering) = (isSwiped, isReordering)
        state.cellDropState = dropState
        state.cellDragState =
            switch dragState {
            case .none: .none
            case .lifting: .lifting
            case .dragging: .dragging
            }
    }
}
