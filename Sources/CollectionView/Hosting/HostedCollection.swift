import CollectionLayout
import Foundation

/// The collection behind a layout of UIKit: a session between the calls of the collection view, and whether it is still valid.
///
/// A layout says what has become invalid, prepares with a ``CollectionDescription``, and asks. The session decides what stays in
/// its place; this tells it what happens, and the collection view by how much to scroll.
// A class, so that what an owner's closures ask of the layout meanwhile finds it as it was.
@MainActor final class HostedCollection {
    private enum Validity {
        case valid
        /// The counts have changed, and update items are going to say how.
        case awaitsUpdates
        /// The layout has been prepared since, and the update items are next.
        case expectsUpdates
        case stale(keepsMeasurements: Bool)
    }

    /// What has become invalid.
    enum Invalidity {
        case description
        /// How many sections and items there are.
        case counts
        /// Everything, with all that has been measured.
        case everything
    }

    private var validity = Validity.stale(keepsMeasurements: false)
    /// Nil before the first layout pass.
    private var session: CollectionSession?
    /// Whether the position of an element depends on the viewport's: it is pinned, or has an effect.
    private var followsWindow = false
    /// By how much the collection view has been told to scroll and has not done so yet.
    private var pending = CGPoint.zero
    /// Where a collection view that shows an update scrolls to, whatever it is told meanwhile.
    private var update: (target: CGPoint, isCorrected: Bool)?
    /// The global header and footer as they were described last.
    private var headerAndFooter = HeaderAndFooter()
    /// From the data source's names of items to those of the arrangement, while an item is dragged.
    private var dragging: CollectionMap?
    private var isArranging = false

    var policy = CollectionSession.Policy() {
        didSet { session?.policy = policy }
    }

    // MARK: Validity

    func invalidate(_ invalidity: Invalidity) {
        switch (validity, invalidity) {
        case (.valid, .description): validity = .stale(keepsMeasurements: true)
        case (.valid, .counts): validity = .awaitsUpdates
        case (.stale(true), .description): break
        default: validity = .stale(keepsMeasurements: false)
        }
    }

    var isValid: Bool {
        if case .valid = validity { true } else { false }
    }

    var awaitsUpdates: Bool {
        if case .awaitsUpdates = validity { true } else { false }
    }

    /// Whether the next pass forgets what has been measured.
    var forgetsMeasurements: Bool {
        if case .stale(false) = validity { true } else { false }
    }

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

    private func arrange(_ description: some CollectionDescription, keepingMeasurements: Bool) {
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

    private func take(_ session: CollectionSession) {
        self.session = session
        validity = .valid
        dragging = nil
        let all = session.arrangement.sections.map(\.headerAndFooter) + [session.arrangement.headerAndFooter]
        followsWindow =
            all.contains { $0.pinsHeader || $0.pinsFooter }
            || session.arrangement.sections.contains { $0.effect != nil }
    }

    // MARK: Updates

    /// The arrangement and its offset before and after an update.
    struct Change {
        let before: HostedArrangement
        let oldOffset: Double
        let after: HostedArrangement
        let newOffset: Double
        let map: CollectionMap
    }

    /// Applies a batch: what it does not concern is not arranged again. What does not fit is arranged afresh.
    ///
    /// - Parameter keepsPlace: whether the collection view is going to be scrolled so that what the policy holds stays in its place.
    /// - Returns: nil where it did not fit, or was not expected.
    func update(
        _ updates: [UICollectionViewUpdateItem], from description: some CollectionDescription,
        seenThrough window: ScrollWindow, keepingPlace keepsPlace: Bool
    ) -> Change? {
        switch validity {
        case .awaitsUpdates, .expectsUpdates: break
        case .valid, .stale: return nil
        }
        catchUp(with: window)
        guard var session else { return nil }
        let (before, offset) = (HostedArrangement(arrangement: session.arrangement), session.offset)
        let edit = Edit(updates, from: description)
        guard let answer = try? session.apply(edit, keepingPlace: keepsPlace), description.fits(session.arrangement)
        else {
            arrange(description, keepingMeasurements: false)
            stay(in: window)
            return nil
        }
        session.revise(description, through: answer.map)
        take(session)
        return Change(
            before: before, oldOffset: offset, after: HostedArrangement(arrangement: session.arrangement),
            newOffset: session.offset, map: answer.map)
    }

    /// Notes that the collection view shows an update and scrolls to what the session wants to be seen.
    ///
    /// - Returns: the content offset for that.
    func beginUpdate(in window: ScrollWindow) -> CGPoint {
        guard let end = contentOffset(in: window) else { return window.bounds.origin }
        pending = CGPoint(x: end.x - window.bounds.minX, y: end.y - window.bounds.minY)
        update = (end, false)
        return end
    }

    /// - Returns: by how much to scroll at the end of an update, if measuring during the animation has moved what is held.
    func endUpdate(in window: ScrollWindow) -> CGPoint {
        defer { update = nil }
        guard update?.isCorrected == true, let end = contentOffset(in: window) else { return .zero }
        pending = CGPoint(x: end.x - window.bounds.minX, y: end.y - window.bounds.minY)
        return pending
    }

    /// The content offset at which the collection view shows what the session wants to be seen.
    private func contentOffset(in window: ScrollWindow) -> CGPoint? {
        session.map { HostedArrangement(arrangement: $0.arrangement).contentOffset(at: $0.offset, of: window) }
    }

    /// Moves items that are dragged, with their sizes. Nil where that is not possible.
    ///
    /// - Parameter isLast: whether the data source has them at their new places too, or back at the old ones.
    func moveItems(
        from old: [IndexPath], to new: [IndexPath], isLast: Bool, as description: (any CollectionDescription)? = nil
    ) -> CollectionMap? {
        let edit = Edit(movingItemsFrom: old, to: new)
        guard let answer = try? session?.apply(edit, keepingPlace: false) else { return nil }
        if let description { session?.revise(description, through: answer.map) }
        dragging = isLast ? nil : dragging.map { try? $0.followed(by: answer.map) } ?? answer.map
        return answer.map
    }

    /// The data source's name of an element.
    func dataID(of id: ElementID) -> ElementID { dragging?.oldID(of: id) ?? id }

    // MARK: Scrolling

    /// The window is where it is told to be: nothing is said about what a person looks at.
    private func stay(in window: ScrollWindow) {
        guard let hosted else { return }
        _ = try? session?.scrolled(to: hosted.offset(of: window), by: .host)
    }

    /// Whether the collection view has been told to scroll to a window.
    private func expects(_ window: ScrollWindow) -> Bool {
        if let target = update?.target, target.isNear(window.bounds.origin) { return true }
        return pending != .zero && contentOffset(in: window)?.isNear(window.bounds.origin) == true
    }

    /// Tells the session where the collection view is, unless it is still going to scroll by what it was told.
    private func catchUp(with window: ScrollWindow) {
        guard let hosted, let session, let end = contentOffset(in: window) else { return }
        let offset = hosted.offset(of: window)
        if expects(window) {
            guard end.isNear(window.bounds.origin) else { return }
            pending = .zero
            _ = try? self.session?.scrolled(to: offset, by: .correction)
        } else if pending == .zero || !end.isNear(window.moved(by: pending).bounds.origin) {
            pending = .zero
            if offset != session.offset { _ = try? self.session?.scrolled(to: offset, by: .person) }
        }
    }

    func fits(_ size: CollectionLayout.Size) -> Bool { session?.arrangement.viewport == size }

    /// Notes that the window is scrolled, and returns whether that moves anything in the content.
    func follows(_ window: ScrollWindow, to next: ScrollWindow) -> Bool {
        if !expects(next) {
            catchUp(with: window)
            // What has been on the screen so far.
            session?.presented()
        }
        catchUp(with: next)
        return followsWindow && next.bounds != window.bounds
    }

    /// Arranges everything for another size.
    ///
    /// - Returns: by how much to scroll so that what the policy holds stays in its place.
    func resize(
        _ description: some CollectionDescription, seenThrough window: ScrollWindow, then next: ScrollWindow
    ) -> CGPoint {
        catchUp(with: window)
        arrange(description, keepingMeasurements: true)
        guard let end = contentOffset(in: next) else { return .zero }
        pending = CGPoint(x: end.x - next.bounds.minX, y: end.y - next.bounds.minY)
        return pending
    }

    /// Where scrolling along the main axis comes to rest, as a content offset; nil for a policy without snapping.
    func restingOffset(in window: ScrollWindow, proposed: CGPoint, velocity: CGPoint) -> CGPoint? {
        guard policy.snapping != .none, let session, let hosted else { return nil }
        var end = window
        end.bounds.origin = proposed
        let isMirrored = hosted.arrangement.orientation == Orientation(.horizontal, .rightToLeft)
        let speed = hosted.arrangement.orientation.axis == .vertical ? velocity.y : isMirrored ? -velocity.x : velocity.x
        let rest = session.restingOffset(proposed: hosted.offset(of: end), velocity: Double(speed))
        return hosted.contentOffset(at: rest, of: end)
    }

    // MARK: Shelves

    /// Scrolls a section across.
    ///
    /// - Returns: everything in the section that was to be seen before, or is now.
    func scroll(section: Int, to offset: Double) throws(SessionError) -> Set<ElementID> {
        guard session != nil else { throw .noSuchSection(section, count: 0) }
        var moved = itemsSeen(inShelf: section)
        _ = try session?.shelf(section, scrolledTo: offset)
        moved.formUnion(itemsSeen(inShelf: section))
        return moved
    }

    private func itemsSeen(inShelf section: Int) -> Set<ElementID> {
        guard let hosted, let shelf = Shelf(inSection: section, of: hosted) else { return [] }
        var seen: Set<ElementID> = []
        hosted.forEachElement(in: shelf.frame, seenThrough: nil) { element in
            let isOfItem = element.id.kind == .item || element.id.kind.isItemDecoration
            if element.id.section == section, isOfItem { seen.insert(element.id) }
        }
        return seen
    }

    /// Where a section comes to rest that scrolls across; nil for a section that does not.
    func restingOffset(ofShelf section: Int, proposed: Double, velocity: Double) -> Double? {
        try? session?.restingOffset(ofShelf: section, proposed: proposed, velocity: velocity)
    }

    // MARK: Measuring

    /// Returns the size that a view wishes for as a measurement; nil for a view that has no say.
    func measurement(_ preferred: UICollectionViewLayoutAttributes) -> MeasuredSize? {
        guard let arrangement = session?.arrangement, let id = ElementID(preferred), arrangement.isSelfSizing(id),
            arrangement.logicalFrame(of: id) != nil
        else { return nil }
        let size = CollectionLayout.Size(width: Double(preferred.size.width), height: Double(preferred.size.height))
        let choosesBreadth = id.kind == .item && arrangement.sections[id.section].items?.breadth(of: id.item) != nil
        return MeasuredSize(
            id, length: arrangement.orientation.length(of: size),
            breadth: choosesBreadth ? arrangement.orientation.breadth(of: size) : nil)
    }

    /// Whether a measurement differs from the frame of its element.
    func isNews(_ measurement: MeasuredSize) -> Bool {
        guard let frame = session?.arrangement.logicalFrame(of: measurement.element) else { return false }
        return LayoutUnit.length(measurement.length) != frame.length
            || measurement.breadth.map { LayoutUnit.length($0) != frame.breadth } ?? false
    }

    /// - Returns: by how much the content offset and the content size change.
    func measure(_ measurement: MeasuredSize, seenThrough window: ScrollWindow) -> (offset: CGPoint, size: CGSize) {
        catchUp(with: window)
        let (size, start) = (contentSize, contentOffset(in: window))
        // Refused is what does not exist, or makes no sense; nothing has changed then.
        _ = try? session?.measured([measurement])
        guard let start, let end = contentOffset(in: window) else { return (.zero, .zero) }
        let distance = CGPoint(x: end.x - start.x, y: end.y - start.y)
        pending.x += distance.x
        pending.y += distance.y
        if distance != .zero { update?.isCorrected = true }
        return (distance, CGSize(width: contentSize.width - size.width, height: contentSize.height - size.height))
    }

    // MARK: Questions

    var hosted: HostedArrangement? { session.map { HostedArrangement(arrangement: $0.arrangement) } }

    var contentSize: CGSize { hosted?.contentSize ?? .zero }

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

extension CGPoint {
    /// By less than a point: collection views round to pixels.
    fileprivate func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 1 && abs(y - other.y) < 1 }
}
