extension CollectionSession {
    /// The result of an event: how the host must change its scroll position, and whether the content has changed.
    /// ``takeChanges(into:slack:)`` lists the elements to draw.
    public struct Response: Hashable, Sendable {
        /// The distance to add to the scroll position, in points along the main axis, so that the anchored element
        /// holds its position; 0 for less than 1/64 point. The session's own ``CollectionSession/offset`` already
        /// includes it.
        public internal(set) var correction = 0.0
        /// The offset to scroll or animate to, in points; nil if no destination is set or moved. While scrolling,
        /// report offsets with ``scrolled(to:by:)`` and ``ScrollCause/host``.
        public internal(set) var scrollTo: Double?
        /// Whether the anchored element holds its position, or nothing is anchored. It cannot if it was deleted, or if
        /// an end of the content or a resting position prevents it.
        public internal(set) var isHeld = true
        /// Whether the length of the content has changed.
        public internal(set) var lengthChanged = false
        /// Whether some positions in the content are still estimates; see ``CollectionSession/settle(items:)``.
        public internal(set) var wantsSettling = false
    }

    /// The response to an edit, and the map of the elements.
    public struct EditResponse: Sendable {
        /// The response to the event.
        public let response: Response
        /// The map from old to new names of elements, with which the host can update its own content. The map of an
        /// event of the drag itself is about the session's elements only: the host moves its content once, when the
        /// item is dropped. If another event puts a dragged item back, the map leads from the host's content, so it
        /// does not contain that move; ``CollectionSession/id(of:)`` has the current names.
        public let map: CollectionMap
    }

    /// The origin of a scroll.
    public enum ScrollCause: UInt8, Sendable, CaseIterable {
        /// A person, by finger, wheel or key. This ends a scroll to a destination.
        case person
        /// The host, while it scrolls to ``Response/scrollTo``, or because the program sets another offset.
        case host
        /// The host, after it has added a correction, which it may have rounded. The anchored element stays the same.
        case correction
        /// A person who drags a scrollbar. At an end of the content, that end is anchored, so that it stays visible
        /// when elements near it are measured.
        case scrollbar
    }
}
