import CollectionLayout
import Foundation

/// The collection behind a layout of UIKit: a session between the calls of the collection view, and whether it is still valid.
///
/// A layout reports invalidations, prepares with a ``CollectionDescription``, and queries elements. The session decides
/// what stays in place. This type reports events to the session, and tells the collection view the distance to scroll.
// A class, so that what an owner's closures ask of the layout meanwhile finds it as it was.
@MainActor final class HostedCollection {
    private(set) var validity = HostedValidity.stale(keepsMeasurements: false)
    /// Nil before the first layout pass.
    var session: CollectionSession?
    /// Whether the position of an element depends on the viewport's: it is pinned, or has an effect.
    private(set) var followsWindow = false
    /// The distance that the collection view was told to scroll and has not scrolled yet.
    var pending = CGPoint.zero
    /// The final content offset of a collection view that shows an update, whatever it is told meanwhile.
    var update: (target: CGPoint, isCorrected: Bool)?
    /// The map from the data source's items to those of the arrangement while an item is dragged.
    var dragging: CollectionMap?
    private var isArranging = false
    var shelves = ShelfMemory()
    /// Whether anything has been measured since the layout was prepared.
    var isMeasuring = false

    var policy = CollectionSession.Policy() {
        didSet { session?.policy = policy }
    }

    init() {
        // A batch leaves what arranging afresh would.
        policy.keepsLanesInEdits = false
        // UIKit asks for rectangles anywhere, and for the size of the content.
        policy.settling = .atOnce
    }

    // MARK: Validity

    func invalidate(_ invalidity: HostedValidity.Change) { validity.add(invalidity) }

    /// Whether it is invalid and no update items are expected. False while the owner's closures are called.
    var hasToArrange: Bool {
        if case .stale = validity, session != nil { !isArranging } else { false }
    }

    // MARK: Arranging

    /// Brings the arrangement up to date, except for updates that are still to come. O(1) where there is nothing to do.
    ///
    /// - Parameter keepsPlace: whether the collection view is going to be scrolled so that what the policy holds stays in its place.
    /// - Returns: The distance to scroll.
    func prepare(
        from description: some CollectionDescription, seenThrough window: ScrollWindow, keepingPlace keepsPlace: Bool
    ) -> CGPoint {
        isMeasuring = false
        switch validity {
        case .stale(let keepsMeasurements):
            present(through: window)
            let offset = session?.offset
            arrange(description, keepingMeasurements: keepsMeasurements)
            if keepsMeasurements, keepsPlace, update == nil { return scroll(from: window) }
            let mayScroll = keepsPlace && update == nil
            if let distance = resume(at: offset, seenThrough: window, scrolling: mayScroll) { return distance }
        // There were no update items.
        case .expectsUpdates: arrange(description, keepingMeasurements: false)
        case .awaitsUpdates:
            validity = .expectsUpdates
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
        let viewport = CollectionSession.Viewport(description.viewport)
        if keepingMeasurements, var session, description.fits(session.arrangement) {
            // Does not throw: the counts agree, and viewports are valid, see `ScrollWindow.size`.
            _ = try? session.describe(
                description.sections.enumerated().map { ($0, $1) }, headerAndFooter: description.headerAndFooter,
                in: viewport, orientation: description.orientation)
            take(session)
        } else {
            let new = try? CollectionSession(
                description.sections, headerAndFooter: description.headerAndFooter, in: viewport,
                orientation: description.orientation, policy: policy)
            guard var new else { return }
            shelves.restore(&new, after: session?.arrangement, in: description.names)
            take(new)
        }
    }

    func take(_ session: CollectionSession) {
        self.session = session
        validity = .valid
        dragging = nil
        followsWindow = session.arrangement.followsViewport
    }

    /// The data source's name of an element.
    func dataID(of id: ElementID) -> ElementID { dragging?.oldID(of: id) ?? id }

    // MARK: Questions

    var hosted: HostedArrangement? { session.map { HostedArrangement(arrangement: $0.arrangement) } }

    /// The same, for queries about a rectangle.
    func hosted(reaching rect: CGRect) -> HostedArrangement? { hosted }

    var contentSize: CGSize { hosted?.contentSize ?? .zero }

    /// The anchor that would stay in place if something changed now.
    var heldAnchor: ScrollAnchor? {
        guard var session else { return nil }
        // The same call precedes an actual change.
        session.presented()
        return session.heldAnchor
    }

    func elements(in rect: CGRect, seenThrough window: ScrollWindow?) -> [LayoutElement] {
        var elements: [LayoutElement] = []
        hosted(reaching: rect)?.forEachElement(in: rect, seenThrough: visibleRect(window)) { elements.append($0) }
        return elements
    }

    func element(_ id: ElementID, seenThrough window: ScrollWindow?) -> LayoutElement? {
        session?.arrangement.element(id, seenThrough: visibleRect(window))
    }

    private func visibleRect(_ window: ScrollWindow?) -> CollectionLayout.Rect? {
        followsWindow ? window.flatMap { hosted?.rect($0.visible) } : nil
    }
}
