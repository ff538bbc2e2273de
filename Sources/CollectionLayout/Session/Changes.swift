extension CollectionSession {
    /// The differences between the shown elements and those the host was told before. Its arrays are reused.
    ///
    /// The shown elements are those shown before, less ``left``, with ``entered``.
    public struct Changes: Sendable {
        /// Elements that need a view.
        public internal(set) var entered: [ShownElement] = []
        /// Elements whose frame, effect, pin, motion or name is another one.
        public internal(set) var moved: [ShownElement] = []
        /// Deleted elements that are on their way out, and stay until the transition has finished. Listed when that begins or
        /// becomes another way, by the names they had last.
        public internal(set) var fading: [ShownElement] = []
        /// Elements whose view is no longer needed. Their keys are not given again before the next call.
        public internal(set) var left: [ElementKey] = []
        /// Elements that stay, and whose content is another one since an edit.
        public internal(set) var refreshed: [ElementKey] = []
        /// Elements that size themselves and want to be measured now, at the breadth of their frames.
        ///
        /// Each is listed once for every breadth and content while it is shown. After eight lists since
        /// ``CollectionSession/presented()`` the rest waits for the next frame.
        public internal(set) var unmeasured: [ElementKey] = []

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
