extension CollectionSession {
    /// The things that a host has to do at once after an event. ``takeChanges(into:)`` tells what to draw.
    public struct Response: Hashable, Sendable {
        /// The distance to add to the scroll position, in points along the main axis, so that the held element stays where it
        /// is. The session's own ``CollectionSession/offset`` has it already.
        public internal(set) var correction = 0.0
        /// The offset to scroll to or to animate to; nil to stay. Report it by ``scrolled(to:by:)`` with
        /// ``ScrollCause/host`` on the way.
        public internal(set) var scrollTo: Double?
        /// False where the held element could not stay in its place: it was removed, or an end of the content was in the way.
        public internal(set) var isHeld = true
        /// Whether the content has become longer or shorter.
        public internal(set) var lengthChanged = false
        /// Whether some positions in the content are still estimates; see ``CollectionSession/settle(items:)``.
        public internal(set) var wantsSettling = false
    }

    /// The response to an edit, and a map of the elements.
    public struct EditResponse: Sendable {
        /// The things that the host has to do at once.
        public let response: Response
        /// The new name of every element, by which the host can update its own content.
        public let map: CollectionMap
    }

    /// The origin of a scroll.
    public enum ScrollCause: UInt8, Sendable, CaseIterable {
        /// A person, by finger, wheel or key: ends the way to a destination.
        case person
        /// The host, on its way to ``Response/scrollTo``, or because the program wants another offset.
        case host
        /// The host, which has written a correction and perhaps rounded it: the held element stays the same.
        case correction
        /// A person who drags a scrollbar: at the end of the content it means the end, which stays in view although measuring
        /// moves it.
        case scrollbar
    }
}
