/// A collection on a screen: an arrangement, its scroll offset, and the state between two frames.
///
/// A host reports events: scrolled, resized, measured, edited. The session answers with the correction of the scroll
/// position, and lists the elements that have come into view, moved, or left. This is a whole host, except for its
/// views:
///
/// ```swift
/// var session = try CollectionSession(sections, in: .init(Size(width: 390, height: 844), margin: 400))
/// var changes = CollectionSession.Changes()
///
/// func frame(scrolledTo offset: Double) throws {
///     scrollView.offset += try session.scrolled(to: offset, by: .person).correction
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
/// Between frames, the host calls ``settle(items:)`` to place invisible items. The sample leaves out destinations
/// (``Response/scrollTo``), changed content (``Changes/refreshed``) and transitions (``Changes/fading``,
/// ``finishTransition()``).
///
/// The session decides which element holds its position when elements are measured, inserted, resized or laid out
/// differently, which lanes are kept, how to scroll to an element among estimates, which elements are pinned, and where
/// scrolling comes to rest. It has no views, time or content.
///
/// Offsets are logical: points along the main axis from the start of the content to the start of the uncovered part of
/// the viewport. They may be beyond the ends of the content while a person pulls it. A host that cannot write its
/// scroll position at once adds the correction later, and reports offsets that include it.
///
/// The anchored element holds its position on the screen. It is chosen from the last ``presented()`` frame when
/// something changes, and then stays the same, so that corrections do not add up: changing a width back and forth
/// returns to the same offset. Another one is chosen after a scroll, for another ``Policy/heldPosition``, and, in the
/// next presented frame, if it has been deleted, is out of view, or could not hold its position. One that was chosen
/// for another size or layout stays until a person scrolls. If no element in view or before it remains, the viewport
/// keeps its offset, and the next change chooses an anchor.
///
/// A host can also query elements with ``forEachElement(in:_:)``. If it never calls ``takeChanges(into:slack:)``, the
/// session does not compute changes. An event that throws leaves the session unchanged.
public struct CollectionSession: Sendable {
    /// The positions of all elements. Beyond ``settledEnd``, they are estimates.
    ///
    /// While you keep a copy, a change copies the 500 items around it.
    public internal(set) var arrangement: Arrangement
    /// The start of the uncovered part of the viewport, in points from the start of the content.
    public internal(set) var offset = 0.0
    /// The part of the screen in which the collection is shown.
    public internal(set) var viewport: Viewport
    /// The host's decisions for all events.
    public var policy: Policy {
        didSet {
            reportedRect = nil
            if policy.heldPosition != oldValue.heldPosition { anchorChoice.ruleChanged(at: offset) }
            if snaps, policy.snapping != oldValue.snapping { comesToRest = true }
        }
    }

    var anchorChoice: AnchorChoice
    /// The destination of a scroll that has not arrived; nil if there is none.
    var destination: Destination?
    /// Whether the next change leads to a resting position, wherever the viewport is, because ``Policy/snapping`` is
    /// another one.
    var comesToRest = false
    /// The range of the main axis that has been presented since lanes were last committed.
    var seen: OffsetInterval?
    var retained: [(reason: RetainReason, id: ElementID)] = []
    var shown = ShownElements()
    /// The rectangle whose elements the host knows; nil if an event other than a scroll has happened since.
    var reportedRect: LogicalRect?
    /// The distance by which the shown range is moved ahead of a scroll, negative toward the start. At most three
    /// eighths of the margin are used.
    package internal(set) var lead = 0.0
    /// Reused memory for the results of a query.
    var found: [LayoutElement] = []
    var running: RunningTransition?
    /// The dragged item; nil if there is none.
    public internal(set) var reordering: Reordering?
    /// The function that performs events while an item is dragged; nil until an item is picked up for the first time.
    var whileDragging: EventWhileDragging?

    /// Lays out sections, and shows their start.
    ///
    /// - Parameters:
    ///   - sections: The sections.
    ///   - headerAndFooter: The global header and footer.
    ///   - viewport: The viewport.
    ///   - orientation: The orientation.
    ///   - policy: The host's decisions for all events.
    /// - Throws: ``SessionError/layout(_:)`` if the viewport's size is negative or not finite.
    /// - Complexity: O(*s* + *n* / 512 + shown items) for *s* sections. ``settle(items:)`` places the rest.
    @inline(never)  // The value is large, and would be made field by field in every host.
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
        anchorChoice = AnchorChoice(presentedAt: 0)
        arrangement.horizon = .infinity
        settleArrangement(for: nil, at: 0)
    }
}

/// A part of the main axis, in points.
struct OffsetInterval: Hashable, Sendable {
    var start: Double
    var end: Double
}
