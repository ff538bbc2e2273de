extension CollectionSession {
    /// The motion of an element in a transition.
    ///
    /// Its ends are in the physical coordinates of the content, like frames, so that scrolling moves both. Where the
    /// element goes far away, or has an effect, its end depends on the viewport, and a scroll changes it.
    public struct Motion: Hashable, Sendable {
        /// The values of the motion. They are in an object because they are larger than all other properties of a shown
        /// element, and most elements have none. Copying them with every element took a fifth of a scroll's time.
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

        /// The kind of the element's change.
        public var step: LayoutTransition.Step { way.step }
        /// The state when the transition begins. If it interrupts another one, it is the state at that moment.
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

        /// Whether the element's size changes, so that it cannot be measured yet.
        var resizes: Bool { start.frame.size != end.frame.size }
    }
}
