extension CollectionSession {
    /// The decisions that a host makes once for all events.
    public struct Policy: Sendable {
        /// The rule that chooses the anchored element when elements are measured, inserted, deleted or moved.
        ///
        /// An element that was chosen for another size, orientation or layout stays anchored until a person scrolls.
        /// Where none was, at the start of the content, this rule counts again.
        public var heldPosition: ScrollAnchor.HeldPosition
        /// The rule that chooses the anchored element when the size, the orientation or the layout changes.
        ///
        /// If something else has changed since the last presented frame, that change's anchored element stays. If
        /// ``heldPosition`` holds the end of the content, the end is anchored in these changes, too.
        public var heldPositionWhenResized: ScrollAnchor.HeldPosition
        /// The style of appearing and disappearing elements in a transition.
        public var style: TransitionStyle
        /// The party that moves pinned headers and footers: the session or the host.
        public var pinning: Pinning
        /// The offsets at which scrolling comes to rest.
        ///
        /// A viewport at one of them, or at most half a point from it, is there again after a change, such as an edit
        /// or another size, or at the nearest other one. The first change after this property was set leads to one,
        /// too, unless a person has scrolled since.
        public var snapping: Snapping
        /// The time at which invisible items are placed. Another value counts from the next event on.
        public var settling: Settling
        /// Whether all presented items keep their lanes in an edit of items. Otherwise, visible items keep them in all
        /// other changes, but not in these edits.
        ///
        /// If it is true, insertions and deletions above do not move items across, but the ends of lanes may become
        /// very different.
        public var keepsLanesInEdits: Bool

        /// Makes a policy. By default, the start of the viewport is anchored, or its middle when the size changes, and
        /// invisible items are placed when the host grants the time.
        public init(
            heldPosition: ScrollAnchor.HeldPosition = .start,
            heldPositionWhenResized: ScrollAnchor.HeldPosition = .center,
            style: TransitionStyle = .fade, pinning: Pinning = .session, snapping: Snapping = .none,
            settling: Settling = .whenGranted, keepsLanesInEdits: Bool = true
        ) {
            self.heldPosition = heldPosition
            self.heldPositionWhenResized = heldPositionWhenResized
            self.style = style
            self.pinning = pinning
            self.snapping = snapping
            self.settling = settling
            self.keepsLanesInEdits = keepsLanesInEdits
        }
    }

    /// The party that moves pinned headers and footers while a person scrolls.
    public enum Pinning: UInt8, Sendable {
        /// The session: their frames follow ``CollectionSession/offset``.
        case session
        /// The host, as browsers do with `position: sticky`. Frames do not move, and ``ShownElement/pinRange`` is the
        /// range in which the host moves the element. In a transition, ``ShownElement/motion`` leads from and to where
        /// the element is pinned, so that the host does not move it. The session moves pinned boundary items
        /// nevertheless.
        case host
    }

    /// The time at which invisible items are placed.
    public enum Settling: UInt8, Sendable {
        /// Together with the change that moves them, so that the length of the content is always exact.
        case atOnce
        /// When the host grants the time for it by calling ``CollectionSession/settle(items:)``.
        case whenGranted
    }

    /// The offsets at which scrolling along the main axis comes to rest.
    public enum Snapping: Hashable, Sendable {
        /// Any offset.
        case none
        /// The viewport's next or previous page.
        case paging
        /// The offsets at which a line of an item meets the same line of the viewport, and the ends of the content
        /// if no item stops within half a viewport of them. It suits carousels.
        case items(ScrollAnchor.Edge)
    }
}
