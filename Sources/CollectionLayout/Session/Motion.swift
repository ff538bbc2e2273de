extension CollectionSession {
    /// The way of an element in a transition.
    ///
    /// Its ends are in the physical coordinates of the content, like frames: scrolling moves both.
    public struct Motion: Hashable, Sendable {
        /// An object, because it is larger than everything else about a shown element, and most elements have none.
        /// Copying it with every element took a fifth of a scroll's time.
        private final class Way: Sendable {
            let step: LayoutTransition.Step
            let start: TransitionState
            let end: TransitionState

            init(_ step: LayoutTransition.Step, _ start: TransitionState, _ end: TransitionState) {
                (self.step, self.start, self.end) = (step, start, end)
            }
        }

        private let way: Way

        init(step: LayoutTransition.Step, start: TransitionState, end: TransitionState) { way = Way(step, start, end) }

        /// The element's step: it appears, disappears, stays, or changes its content.
        public var step: LayoutTransition.Step { way.step }
        /// The state when the transition begins. For an interrupted element this is where it was.
        public var start: TransitionState { way.start }
        /// The state when the transition has finished.
        public var end: TransitionState { way.end }

        public static func == (left: Motion, right: Motion) -> Bool {
            left.way === right.way || left.step == right.step && left.start == right.start && left.end == right.end
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(step)
            hasher.combine(start)
            hasher.combine(end)
        }

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
