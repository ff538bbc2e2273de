/// The state of an item, except for selection and highlighting.
struct CellCondition: Equatable {
    var isEditing = false
    var isExpanded = false
    var isSwiped = false
    var isReordering = false

    func show(in state: inout UICellConfigurationState) {
        (state.isEditing, state.isExpanded) = (isEditing, isExpanded)
        (state.isSwiped, state.isReordering) = (isSwiped, isReordering)
    }
}
