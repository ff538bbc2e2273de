import CollectionLayout
import Foundation

/// The collection behind a layout of UIKit: a session that lasts between the calls of the collection view, and its
/// validity.
///
/// A layout reports invalidations, prepares with a ``CollectionDescription``, and queries elements. The session
/// decides which element stays in place. This type reports events to the session, and returns the distance to scroll.
// It is a class, because the owner's closures may query the layout while it is being arranged. They see its old state.
@MainActor final class HostedCollection {
    private(set) var validity = HostedValidity.stale(keepsMeasurements: false)
    /// The session; nil before the first layout pass.
    var session: CollectionSession?
    /// Whether positions of elements depend on the position of the viewport, because they are pinned or have an effect.
    private(set) var followsWindow = false
    /// The distance that the collection view was told to scroll and has not scrolled yet.
    var pending = CGPoint.zero
    /// The covered edges of the window that the session knows; nil before the first layout pass.
    var insets: UIEdgeInsets?
    /// The running update: its final content offset, and whether a measurement has moved the held element meanwhile.
    var update: (target: CGPoint, isCorrected: Bool)?
    /// The dragged items; nil unless items are dragged.
    var drag: HostedDrag?
    private var isArranging = false
    var shelves = ShelfMemory()
    /// Whether anything has been measured since the layout was prepared.
    var isMeasuring = false

    var policy = CollectionSession.Policy() {
        didSet { session?.policy = policy }
    }

    init() {
        // A batch has to lead to the same frames as arranging everything again.
        policy.keepsLanesInEdits = false
        // UIKit asks for elements anywhere in the content, and for the exact content size.
        policy.settling = .atOnce
    }

    // MARK: Validity

    func invalidate(_ invalidity: HostedValidity.Change) { validity.add(invalidity) }

    /// Whether the layout has been invalidated and expects no update items. False while the owner's closures are
    /// called.
    var hasToArrange: Bool {
        if case .stale = validity, session != nil { !isArranging } else { false }
    }

    // MARK: Arranging

    /// Brings the arrangement up to date, except for update items that are still to come.
    ///
    /// - Parameter keepsPlace: Whether the collection view will be scrolled so that the held element stays in place.
    /// - Returns: The distance to scroll.
    /// - Complexity: O(1) if the arrangement is up to date.
    func prepare(
        from description: some CollectionDescription, seenThrough window: ScrollWindow, keepingPlace keepsPlace: Bool
    ) -> CGPoint {
        isMeasuring = false
        switch validity {
        case .stale(let keepsMeasurements):
            present(through: window)
            let (offset, oldSize) = (session?.offset, contentSize(beforeInsetsOf: window))
            arrange(description, keepingMeasurements: keepsMeasurements)
            insets = window.insets
            if keepsMeasurements, keepsPlace, update == nil { return scroll(from: window, unlessSizeIs: oldSize) }
            let mayScroll = keepsPlace && update == nil
            if let distance = resume(at: offset, seenThrough: window, scrolling: mayScroll) { return distance }
        // Update items were expected after the last `prepare()`, but none have come.
        case .expectsUpdates: arrange(description, keepingMeasurements: false)
        case .awaitsUpdates(let describesAgain):
            validity = .expectsUpdates(describesAgain: describesAgain)
            return .zero
        case .valid:
            let isSame =
                session?.arrangement.viewport == description.viewport
                && session?.arrangement.orientation == description.orientation
            if isSame { return .zero }
            arrange(description, keepingMeasurements: true)
        }
        stay(in: window.moved(by: pending))
        return .zero
    }

    func arrange(_ description: some CollectionDescription, keepingMeasurements: Bool) {
        isArranging = true
        defer { isArranging = false }
        if keepingMeasurements, let session = session(describedBy: description) {
            shelves.refresh(from: session.arrangement, in: description.names)
            let drag = drag
            take(session)
            self.drag = drag
        } else {
            let new = try? CollectionSession(
                description.sections, headerAndFooter: description.headerAndFooter,
                in: CollectionSession.Viewport(description.viewport), orientation: description.orientation,
                policy: policy)
            guard var new else { return }
            shelves.restore(&new, after: session?.arrangement, in: description.names)
            take(new)
        }
    }

    /// Returns the session with the same items and another description; nil if the description has other counts.
    private func session(describedBy description: some CollectionDescription) -> CollectionSession? {
        func describe(_ session: inout CollectionSession) -> Bool {
            guard description.fits(session.arrangement) else { return false }
            self.describe(&session, as: description)
            return true
        }
        // Items are described in the order of the data, in which dragged items have not moved yet.
        guard var session else { return nil }
        var settled = session
        if let drag, (try? settled.apply(drag.inverse)) != nil, describe(&settled),
            (try? settled.apply(drag.edit)) != nil
        {
            // The two edits move the dragged item only. A person sees neither.
            settled.scrollShelves(like: session)
            return settled
        }
        return describe(&session) ? session : nil
    }

    /// Passes a description of the same sections and items to a session.
    func describe(
        _ session: inout CollectionSession, as description: some CollectionDescription,
        keepingPlace keepsPlace: Bool = true
    ) {
        // Does not throw: the counts agree, and viewports are valid; see `ScrollWindow.size`.
        _ = try? session.describe(
            description.sections.enumerated().map { ($0, $1) }, headerAndFooter: description.headerAndFooter,
            in: CollectionSession.Viewport(description.viewport), orientation: description.orientation,
            keepingPlace: keepsPlace)
    }

    func take(_ session: CollectionSession) {
        self.session = session
        validity = .valid
        drag = nil
        followsWindow = session.arrangement.followsViewport
    }

    /// Returns the data source's name of an element. It differs from the arrangement's name only while an item is
    /// dragged.
    func dataID(of id: ElementID) -> ElementID { drag?.map.oldID(of: id) ?? id }

    // MARK: Queries

    var hosted: HostedArrangement? {
        session.map { HostedArrangement(arrangement: $0.arrangement, shelfMargin: shelfMargin($0.arrangement)) }
    }

    private func shelfMargin(_ arrangement: Arrangement) -> Double {
        guard let insets else { return 0 }
        let isVertical = arrangement.orientation.axis == .vertical
        return Double(max(0, isVertical ? max(insets.left, insets.right) : max(insets.top, insets.bottom)))
    }

    var contentSize: CGSize { hosted?.contentSize ?? .zero }

    /// The anchor that would stay in place if the content changed now.
    var heldAnchor: ScrollAnchor? {
        guard var session else { return nil }
        // The same call is made before a change, and may choose another anchor.
        session.presented()
        return session.heldAnchor
    }

    func elements(in rect: CGRect, seenThrough window: ScrollWindow?) -> [LayoutElement] {
        var elements: [LayoutElement] = []
        hosted?.forEachElement(in: rect, seenThrough: visibleRect(window)) { elements.append($0) }
        return elements
    }

    func element(_ id: ElementID, seenThrough window: ScrollWindow?) -> LayoutElement? {
        session?.arrangement.element(id, seenThrough: visibleRect(window))
    }

    /// Returns the arrangement of now, for the time when it is a former one; nil before the first layout pass.
    func seen(through window: ScrollWindow) -> SeenArrangement? {
        hosted.map { SeenArrangement(hosted: $0, visible: visibleRect(window)) }
    }

    private func visibleRect(_ window: ScrollWindow?) -> CollectionLayout.Rect? {
        followsWindow ? window.flatMap { hosted?.rect($0.visible) } : nil
    }
}
