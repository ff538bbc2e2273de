/// A number for an element that is shown, the same for as long as it is shown: through scrolling, edits and transitions.
///
/// Keys are dense and are used again, so that a host may keep its views in an array.
public struct ElementKey: Hashable, Sendable {
    /// The number. Keys of shown elements are small numbers.
    public let raw: UInt32

    /// Makes a key of its number.
    public init(raw: UInt32) { self.raw = raw }
}

extension CollectionSession {
    /// An element as a host draws it.
    public struct ShownElement: Hashable, Sendable {
        /// The number of the element for as long as it is shown.
        public let key: ElementKey
        /// The element, in the physical coordinates of the content.
        public let element: LayoutElement
        /// The same frame along the axes of the layout.
        public let frame: LogicalRect
        /// The range in which the host moves a pinned element; nil for other elements, and if the session pins.
        public let pinRange: PinRange?
        /// Its way in the running transition; nil if it rests where its frame says.
        public let motion: Motion?
    }

    /// The positions along the main axis between which a pinned header or footer may begin, in points.
    public struct PinRange: Hashable, Sendable {
        /// Headers stop at the start of the viewport and are displaced toward ``upper``; footers stop at its end and are
        /// displaced toward ``lower``.
        public let isHeader: Bool
        /// The least position of the element's start.
        public let lower: Double
        /// The greatest position of the element's start.
        public let upper: Double
        /// The distance from the edge of the viewport at which the element stops, in points, because of bars and global
        /// pinned elements.
        public let inset: Double
    }

    /// Why an element is kept although it is out of view; one element each.
    public struct RetainReason: Hashable, Sendable {
        /// The number of the reason.
        public let raw: UInt8

        /// Makes a reason of the host's own, by a number from 2 on.
        public init(raw: UInt8) { self.raw = raw }

        /// The element has the keyboard's focus, or is the first responder.
        public static let focus = RetainReason(raw: 0)
        /// The element is under a finger.
        public static let drag = RetainReason(raw: 1)
    }
}
