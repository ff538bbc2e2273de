extension CollectionSession {
    /// The way of an element in a transition.
    ///
    /// Its ends lie in the physical coordinates of the content, as frames do: scrolling moves both.
    public struct Motion: Hashable, Sendable {
        public let step: LayoutTransition.Step
        /// How it is drawn when the transition begins. For what was interrupted, this is where it was.
        public let start: TransitionState
        /// How it is drawn when the transition has finished.
        public let end: TransitionState

        /// Whether it becomes larger or smaller on its way, so that its size is not one to be measured at.
        var resizes: Bool { start.frame.size != end.frame.size }
    }

    /// How a transition ends.
    public enum TransitionEnd: UInt8, Sendable {
        /// Everything is where it was going.
        case finish
        /// Everything turns back, from where it is, by another transition.
        case cancel
    }
}
