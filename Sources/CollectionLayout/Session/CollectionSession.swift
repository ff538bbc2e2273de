/// A collection as a person sees it: an arrangement, its scroll offset, and everything that has to be remembered between
/// two frames.
///
/// A host reports events: scrolled, resized, measured, edited. The session answers by how much to correct the scroll
/// position, and lists what came into view, moved, or left. A whole host, apart from its views:
///
/// ```swift
/// var session = try CollectionSession(sections, in: .init(Size(width: 390, height: 844), margin: 400))
/// var changes = CollectionSession.Changes()
///
/// func frame(scrolledTo offset: Double) throws {
///     try session.scrolled(to: offset, by: .person)
///     repeat {
///         session.takeChanges(into: &changes)
///         for shown in changes.entered { nodes[shown.key] = makeNode(for: shown.element) }
///         for shown in changes.moved { nodes[shown.key]?.place(shown.element) }
///         for key in changes.left { nodes[key]?.remove() }
///         let sizes = changes.unmeasured.map { measure(nodes[$0]) }
///         scrollView.offset += try session.measured(sizes).correction
///     } while !changes.unmeasured.isEmpty
///     session.presented()
/// }
/// ```
///
/// Between frames, the host grants time for placing invisible items by ``settle(items:)``.
///
/// It decides which element stays in place when something is measured, inserted, resized or laid out by another layout;
/// which lanes are kept; how to reach an element among estimates; what is pinned; and where scrolling comes to rest. It
/// does not know about views, time or content.
///
/// Offsets are logical: points along the main axis from the start of the content to the start of the uncovered part of
/// the viewport. They may be beyond the ends of the content while a person pulls it. A host that cannot write its
/// scroll position at once adds the correction later, and reports offsets that include it.
///
/// The held element keeps its position on the screen. It is chosen from the last ``presented()`` frame, and chosen
/// again only after a scroll or ``scroll(to:)-(ScrollDestination)``. So corrections do not add up: changing a width
/// back and forth returns to the same offset.
///
/// A pull host asks ``forEachElement(in:_:)`` instead of ``takeChanges(into:)``, which then costs nothing. Every event that
/// throws leaves the session as it was.
public struct CollectionSession: Sendable {
    /// The positions of all elements; behind ``settledEnd`` they are estimates. Keeping a copy makes the next change
    /// copy the 500 items around it.
    public internal(set) var arrangement: Arrangement
    /// The start of the uncovered part of the viewport, in points from the start of the content.
    public internal(set) var offset = 0.0
    /// The part of the screen in which the collection is shown.
    public internal(set) var viewport: Viewport
    /// The decisions that the host has made for all events.
    public var policy: Policy { didSet { toldStretch = nil } }

    var place: HeldPlace
    /// The destination of a scroll that has not arrived; nil if none.
    var destination: Destination?
    /// The stretch of the main axis that has been presented since lanes were last committed.
    var seen: ClosedStretch?
    var retained: [(reason: RetainReason, id: ElementID)] = []
    var shown = ShownElements()
    /// The stretch whose elements were told last; nil if anything has happened since that is not scrolling.
    var toldStretch: LogicalRect?
    /// Memory for what a query finds.
    var found: [LayoutElement] = []
    var running: RunningTransition?
    /// The item that a person drags; nil if none.
    public internal(set) var reordering: Reordering?
    /// Performs events while an item is dragged; nil if no item has been picked up yet.
    var whileDragging: EventWhileDragging?

    /// Arranges the sections, and shows their start.
    ///
    /// - Throws: ``SessionError/layout(_:)`` where the viewport is not finite or negative.
    /// - Complexity: O(s + n / 512 + items shown). The rest is placed by ``settle(items:)``.
    @inline(never)  // So large a value is made in memory, and not field by field in every host.
    public init(
        _ sections: [CollectionSection], headerAndFooter: HeaderAndFooter = HeaderAndFooter(), in viewport: Viewport,
        orientation: Orientation = .vertical, policy: Policy = Policy()
    ) throws(SessionError) {
        do throws(LayoutError) {
            arrangement = try Arrangement(
                sections, in: viewport.room(orientation), orientation: orientation, headerAndFooter: headerAndFooter,
                upTo: 0)
        } catch { throw .layout(error) }
        self.viewport = viewport
        self.policy = policy
        place = HeldPlace(presentedAt: 0)
        arrangement.horizon = .infinity
        settleArrangement(for: nil, at: 0)
    }
}

/// A part of the main axis, in points.
struct ClosedStretch: Hashable, Sendable {
    var start: Double
    var end: Double
}
