extension CollectionSession {
    /// The way of an element in a transition.
    ///
    /// Its ends lie in the physical coordinates of the content, as frames do: scrolling moves both.
    public struct Motion: Hashable, Sendable {
        public let step: LayoutTransition.Step
        /// The state when the transition begins. For an interrupted element this is where it was.
        public let start: TransitionState
        /// The state when the transition has finished.
        public let end: TransitionState

        /// Whether it becomes larger or smaller on its way, so that its size is not one to be measured at.
        var resizes: Bool { start.frame.size != end.frame.size }
    }

    /// The two ends of a transition.
    public enum TransitionEnd: UInt8, Sendable {
        /// Everything is where it was going.
        case finish
        /// Everything turns back, from where it is, by another transition.
        case cancel
    }
}
