extension CollectionSession {
    /// The differences between the shown elements and those that the host knows. Its arrays are reused.
    ///
    /// The shown elements are the previous ones without ``left`` and with ``entered``.
    public struct Changes: Sendable {
        /// The elements that need a view.
        public internal(set) var entered: [ShownElement] = []
        /// The elements whose frame, effect, pin range, motion or name has changed. An element that has only been
        /// measured, without another frame, is not among them.
        public internal(set) var moved: [ShownElement] = []
        /// The deleted elements that a transition is removing. They stay shown until the transition has finished.
        ///
        /// An element is listed when its motion begins or changes, with its last name.
        public internal(set) var fading: [ShownElement] = []
        /// The elements whose view is no longer needed. Their keys are not reused before the next call.
        public internal(set) var left: [ElementKey] = []
        /// The remaining elements whose content an edit has changed.
        public internal(set) var refreshed: [ElementKey] = []
        /// The self-sizing elements to measure now, at the breadth of their frames.
        ///
        /// While an element is shown, it is listed once for every breadth and content. If there have been eight such
        /// lists since the last ``CollectionSession/presented()``, the remaining elements are deferred to the next
        /// frame; see ``defersMeasuring``.
        public internal(set) var unmeasured: [ElementKey] = []
        /// Whether shown elements remain to be measured in the next frame. The host calls
        /// ``CollectionSession/presented()`` and takes the changes again, even if nothing else happens.
        public internal(set) var defersMeasuring = false

        /// Makes an empty list of changes.
        public init() {}

        /// Whether there is nothing to do.
        public var isEmpty: Bool {
            entered.isEmpty && moved.isEmpty && left.isEmpty && fading.isEmpty && refreshed.isEmpty
                && unmeasured.isEmpty
        }

        mutating func clear() {
            entered.clear()
            moved.clear()
            fading.clear()
            left.clear()
            refreshed.clear()
            unmeasured.clear()
        }
    }
}
