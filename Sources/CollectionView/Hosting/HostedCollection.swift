import CollectionLayout
import Foundation

/// The collection behind a layout of UIKit: a session between the calls of the collection view, and whether it is still valid.
///
/// A layout says what has become invalid, prepares with a ``CollectionDescription``, and asks. The session decides what stays in
/// its place; this tells it what happens, and the collection view by how much to scroll.
// A class, so that what an owner's closures ask of the layout meanwhile finds it as it was.
@MainActor final class HostedCollection {
    private(set) var validity = HostedValidity.stale(keepsMeasurements: false)
    /// Nil before the first layout pass.
    var session: CollectionSession?
    /// Whether the position of an element depends on the viewport's: it is pinned, or has an effect.
    private(set) var followsWindow = false
    /// By how much the collection view has been told to scroll and has not done so yet.
    var pending = CGPoint.zero
    /// Where a collection view that shows an update scrolls to, whatever it is told meanwhile.
    var update: (target: CGPoint, isCorrected: Bool)?
    /// The global header and footer as they were described last.
    private var headerAndFooter = HeaderAndFooter()
    /// From the data source's names of items to those of the arrangement, while an item is dragged.
    var dragging: CollectionMap?
    private var isArranging = false

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

    /// Whether it is invalid and no update items are to be expected. False while the owner's closures are asked.
    var hasToArrange: Bool {
        if case .stale = validity, session != nil { !isArranging } else { false }
    }

    // MARK: Arranging

    /// Brings the arrangement up to date, except for updates that are still to come. O(1) where there is nothing to do.
    func prepare(from description: some CollectionDescription, seenThrough window: ScrollWindow) {
        switch validity {
        case .stale(let keepsMeasurements): arrange(description, keepingMeasurements: keepsMeasurements)
        // There were no update items.
        case .expectsUpdates: arrange(description, keepingMeasurements: false)
        case .awaitsUpdates:
            validity = .expectsUpdates
            return
        case .valid:
            let isSame =
                session?.arrangement.viewport == description.viewport
                && session?.arrangement.orientation == description.orientation
            if isSame { return }
            arrange(description, keepingMeasurements: true)
        }
        // Layout passes do not scroll, but for what they were told before.
        stay(in: window.moved(by: pending))
    }

    func arrange(_ description: some CollectionDescription, keepingMeasurements: Bool) {
        isArranging = true
        defer { isArranging = false }
        if keepingMeasurements, let session, description.fits(session.arrangement) {
            describe(description)
        } else {
            // Viewports are valid: see `ScrollWindow.size`.
            let new = try? CollectionSession(
                description.sections, headerAndFooter: description.headerAndFooter,
                in: CollectionSession.Viewport(description.viewport), orientation: description.orientation,
                policy: policy)
            headerAndFooter = description.headerAndFooter
            if let new { take(new) }
        }
    }

    /// The same sections and items, described again. What has been measured is kept, and so is what is scrolled across.
    private func describe(_ description: some CollectionDescription) {
        let sections = description.sections
        guard var session else { return }
        let measurements = session.arrangement.measurements
        let map = CollectionMap.identity(sectionCount: sections.count)
        _ = try? session.replace(sections, through: map)
        // Measured in the old viewport, so that in the new one they are measurements or estimates, as the case may be.
        _ = try? session.measured(session.arrangement.accepted(measurements))
        if headerAndFooter != description.headerAndFooter {
            headerAndFooter = description.headerAndFooter
            _ = session.changeHeaderAndFooter(to: headerAndFooter)
        }
        _ = try? session.resized(
            to: CollectionSession.Viewport(description.viewport), orientation: description.orientation)
        take(session)
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

    var contentSize: CGSize { hosted?.contentSize ?? .zero }

    /// What would stay in its place if anything changed now.
    var heldAnchor: ScrollAnchor? { session?.heldAnchor }

    func elements(in rect: CGRect, seenThrough window: ScrollWindow?) -> [LayoutElement] {
        var elements: [LayoutElement] = []
        hosted?.forEachElement(in: rect, seenThrough: visibleRect(window)) { elements.append($0) }
        return elements
    }

    func element(_ id: ElementID, seenThrough window: ScrollWindow?) -> LayoutElement? {
        session?.arrangement.element(id, seenThrough: visibleRect(window))
    }

    private func visibleRect(_ window: ScrollWindow?) -> CollectionLayout.Rect? {
        followsWindow ? window.flatMap { hosted?.rect($0.visible) } : nil
    }
}
