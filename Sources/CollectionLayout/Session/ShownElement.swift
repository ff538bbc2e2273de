/// A number for an element that is shown, the same for as long as it is shown: through scrolling, edits and transitions.
///
/// Keys are dense and are used again, so that a host may keep its views in an array.
public struct ElementKey: Hashable, Sendable {
    public let raw: UInt32

    public init(raw: UInt32) { self.raw = raw }
}

extension CollectionSession {
    /// An element as a host draws it.
    public struct ShownElement: Hashable, Sendable {
        public let key: ElementKey
        /// In the physical coordinates of the content.
        public let element: LayoutElement
        /// The same frame along the axes of the layout.
        public let frame: LogicalRect
        /// The range in which the host displaces a pinned element; nil for others, and where the session pins.
        public let pinRange: PinRange?
        /// Its way in the running transition; nil if it rests where its frame says.
        public let motion: Motion?
    }

    /// The positions along the main axis between which a pinned header or footer may begin, in points.
    public struct PinRange: Hashable, Sendable {
        /// Headers stop at the start of the viewport and are displaced toward ``upper``; footers stop at its end and are
        /// displaced toward ``lower``.
        public let isHeader: Bool
        public let lower: Double
        public let upper: Double
        /// The distance from the edge of the viewport at which the element stops, in points: bars and global pinned elements
        /// are there.
        public let inset: Double
    }

    /// Why an element is kept although it is out of view; one element each.
    public struct RetainReason: Hashable, Sendable {
        public let raw: UInt8

        public init(raw: UInt8) { self.raw = raw }

        /// It has the keyboard's focus, or is the first responder.
        public static let focus = RetainReason(raw: 0)
        /// It is under a person's finger.
        public static let drag = RetainReason(raw: 1)
    }
}
