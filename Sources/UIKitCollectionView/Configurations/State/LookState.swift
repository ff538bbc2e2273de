/// The part of a state on which the standard configurations depend.
struct LookState: Hashable {
    var isDisabled = false
    var isHighlighted = false
    var isSelected = false
    var environment = UIListEnvironment.unspecified

    /// Only the traits of a custom state type are used.
    init(_ state: any UIConfigurationState) {
        environment = state.traitCollection.listEnvironment
        switch state {
        case let state as UICellConfigurationState:
            (isDisabled, isHighlighted, isSelected) = (state.isDisabled, state.isHighlighted, state.isSelected)
        case let state as UIViewConfigurationState:
            (isDisabled, isHighlighted, isSelected) = (state.isDisabled, state.isHighlighted, state.isSelected)
        default: break
        }
    }

    init() {}
}
