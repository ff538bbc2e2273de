/// A number that identifies an element as long as it is shown, through scrolling, edits and transitions.
///
/// Keys are small and reused, so that a host can keep its views in an array.
public struct ElementKey: Hashable, Sendable {
    /// The number of the key.
    public let raw: UInt32

    /// Makes the key with a number.
    public init(raw: UInt32) { self.raw = raw }
}

extension CollectionSession {
    /// An element as a host draws it.
    public struct ShownElement: Hashable, Sendable {
        /// The key that identifies the element as long as it is shown.
        public let key: ElementKey
        /// The element, in the physical coordinates of the content.
        public let element: LayoutElement
        /// The frame in logical coordinates, in points.
        public let frame: LogicalRect
        /// The range in which the host moves a pinned element; nil for other elements, and if the session pins.
        public let pinRange: PinRange?
        /// The motion in the running transition; nil if the element is at rest.
        public let motion: Motion?
    }

    /// The positions along the main axis between which a pinned header or footer may begin, in points.
    public struct PinRange: Hashable, Sendable {
        /// Whether the element is a header. Headers stop at the start of the viewport and move toward ``upper``;
        /// footers stop at its end and move toward ``lower``.
        public let isHeader: Bool
        /// The minimum position of the element's start, in points.
        public let lower: Double
        /// The maximum position of the element's start, in points.
        public let upper: Double
        /// The distance from the edge of the whole viewport, with its covered parts, at which the element stops, in
        /// points. Bars and pinned global elements cover it.
        public let inset: Double
    }

    /// A reason for which one element stays shown even if it is out of view.
    public struct RetainReason: Hashable, Sendable {
        /// The number of the reason.
        public let raw: UInt8

        /// Makes the reason with a number. The host's own reasons have numbers from 2 on; 1 is the dragged item, which
        /// the session itself retains.
        public init(raw: UInt8) { self.raw = raw }

        /// The element has the keyboard's focus, or is the first responder.
        public static let focus = RetainReason(raw: 0)
        /// The session drags the element.
        package static let drag = RetainReason(raw: 1)
    }
}
