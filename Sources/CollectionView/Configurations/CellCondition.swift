/// What a collection view knows about an item, besides what is selected and highlighted.
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
