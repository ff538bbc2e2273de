import CollectionLayout
import Foundation

/// What an adapter keeps between the calls of its collection view: the arrangement, and what of it is no longer valid.
// A class, so that what an owner's closures ask of the layout meanwhile finds it as it was.
@MainActor final class AdapterState {
    private enum Work {
        case nothing
        /// The data has changed, and update items are going to say how.
        case awaitUpdates
        /// The same, and the layout has been prepared since.
        case useUpdates
        case arrange(keepingMeasurements: Bool)
    }

    private(set) var hosted: HostedArrangement?
    private var work = Work.arrange(keepingMeasurements: false)
    /// Whether anything is drawn by what the collection view shows: it is pinned, or has an effect.
    private var followsWindow: Bool { hosted?.arrangement.followsViewport ?? false }
    private var screen = ScreenMemory()
    private var update: (transition: HostedTransition, items: ItemChanges)?
    /// While an item is dragged: from where the data source has items to where the arrangement has them.
    private var dragging: CollectionMap?
    /// What views get with their attributes.
    var payload = ElementPayload.none

    // MARK: Arranging

    func invalidate(everything: Bool, counts: Bool) {
        switch work {
        case .nothing where !everything: work = counts ? .awaitUpdates : .arrange(keepingMeasurements: true)
        case .arrange(true) where !everything && !counts: break
        default: work = .arrange(keepingMeasurements: false)
        }
    }

    /// Brings the arrangement up to date, but for updates that are still to come. O(1) where there is nothing to do.
    func prepare(
        from source: SectionSource, for window: ScrollWindow, _ orientation: Orientation,
        headerAndFooter: HeaderAndFooter
    ) {
        screen.layoutPassBegins(in: window)
        let size = window.size
        let isStale = hosted?.arrangement.viewport != size || hosted?.arrangement.orientation != orientation
        switch work {
        case .arrange(let keepsMeasurements):
            arrange(from: source, for: size, orientation, headerAndFooter, keepingMeasurements: keepsMeasurements)
        case .useUpdates:
            // There were none.
            arrange(from: source, for: size, orientation, headerAndFooter, keepingMeasurements: false)
        case .awaitUpdates: work = .useUpdates
        case .nothing:
            if isStale { arrange(from: source, for: size, orientation, headerAndFooter, keepingMeasurements: true) }
        }
    }

    /// Whether it is invalid and no update items are to be expected. False while the owner's closures are asked.
    var hasToArrange: Bool {
        if case .arrange = work, hosted != nil { !isArranging } else { false }
    }

    private var isArranging = false

    private func arrange(
        from source: SectionSource, for size: CollectionLayout.Size, _ orientation: Orientation,
        _ headerAndFooter: HeaderAndFooter,
        keepingMeasurements: Bool
    ) {
        isArranging = true
        defer { isArranging = false }
        let isSameData = keepingMeasurements && (hosted.map { source.fits($0.arrangement) } ?? false)
        let measurements = isSameData ? hosted?.arrangement.measurements ?? [] : []
        // Measured in the old viewport, so that in the new one they are measurements or estimates, as the case may be.
        let isMeasuredElsewhere = !measurements.isEmpty && hosted?.arrangement.orientation.axis == orientation.axis
        let first = isMeasuredElsewhere ? hosted?.arrangement.viewport ?? size : size
        // Viewports are sound: see `ScrollWindow.size`.
        guard
            var arrangement = try? Arrangement(
                source.sections, in: first, orientation: orientation, headerAndFooter: headerAndFooter)
        else { return }
        _ = try? arrangement.measure(arrangement.accepted(measurements))
        if first != size { try? arrangement.resize(to: size) }
        take(arrangement)
        work = .nothing
    }

    private func take(_ arrangement: Arrangement) {
        hosted = HostedArrangement(arrangement: arrangement)
        screen = ScreenMemory()
        dragging = nil
    }

    // MARK: Bounds

    func fits(_ size: CollectionLayout.Size) -> Bool { hosted?.arrangement.viewport == size }

    func mustChange(from window: ScrollWindow, to next: ScrollWindow) -> Bool {
        guard let hosted else { return false }
        guard fits(next.size) else { return true }
        screen.note(hosted, scrolledFrom: window, to: next)
        return followsWindow && next.bounds.origin != window.bounds.origin
    }

    /// Arranges everything for another size.
    ///
    /// - Returns: by how much to scroll so that the item in the middle of the window stays there.
    func resize(
        from source: SectionSource, seenThrough window: ScrollWindow, then next: ScrollWindow,
        _ orientation: Orientation, headerAndFooter: HeaderAndFooter
    ) -> CGPoint {
        guard let old = hosted else { return .zero }
        let offset = old.offset(of: window)
        let anchor = old.arrangement.anchor(at: offset, holding: .center)
        arrange(from: source, for: next.size, orientation, headerAndFooter, keepingMeasurements: true)
        guard let hosted else { return .zero }
        let kept = anchor.flatMap { hosted.arrangement.offset(of: $0) }.map { hosted.arrangement.clampedOffset($0) }
        let end = hosted.contentOffset(at: kept ?? offset, of: next)
        let distance = CGPoint(x: end.x - next.bounds.minX, y: end.y - next.bounds.minY)
        screen.willScroll(by: distance)
        return distance
    }

    // MARK: Measuring

    /// What the preferred attributes of a view say that is not known; nil if nothing.
    func measurement(_ preferred: UICollectionViewLayoutAttributes) -> MeasuredSize? {
        guard let arrangement = hosted?.arrangement, let id = ElementID(preferred), arrangement.isSelfSizing(id),
            let frame = arrangement.logicalFrame(of: id)
        else { return nil }
        let size = CollectionLayout.Size(width: Double(preferred.size.width), height: Double(preferred.size.height))
        let length = arrangement.orientation.length(of: size)
        let choosesBreadth = id.kind == .item && arrangement.wishedBreadth(of: id) != nil
        let breadth = choosesBreadth ? arrangement.orientation.breadth(of: size) : frame.breadth
        guard LayoutUnit.length(length) != frame.length || LayoutUnit.length(breadth) != frame.breadth else {
            return nil
        }
        return MeasuredSize(id, length: length, breadth: choosesBreadth ? breadth : nil)
    }

    /// - Returns: by how much the content offset and the content size change.
    func measure(
        _ measurement: MeasuredSize, seenThrough window: ScrollWindow
    ) -> (offset: CGPoint, size: CGSize) {
        guard var measured = hosted.take() else { return (.zero, .zero) }
        defer { hosted = measured }
        let change = screen.measure(measurement, in: &measured, seenThrough: window)
        update?.transition.correction.x += change.offset.x
        update?.transition.correction.y += change.offset.y
        return change
    }

    // MARK: Attributes

    func attributes(in rect: CGRect, seenThrough window: ScrollWindow?) -> [UICollectionViewLayoutAttributes] {
        guard let hosted else { return [] }
        var attributes: [UICollectionViewLayoutAttributes] = []
        hosted.forEachElement(in: rect, seenThrough: visibleRect(window)) {
            attributes.append(self.attributes($0, in: hosted))
        }
        return attributes
    }

    func attributes(for id: ElementID, seenThrough window: ScrollWindow?) -> UICollectionViewLayoutAttributes? {
        hosted.flatMap { hosted in
            hosted.arrangement.element(id, seenThrough: visibleRect(window)).map { attributes($0, in: hosted) }
        }
    }

    private func attributes(_ element: LayoutElement, in hosted: HostedArrangement) -> UICollectionViewLayoutAttributes
    {
        let frame = hosted.frame(element.frame)
        let attributes = payload.newAttributes(of: element.id)
        attributes.show(element, at: frame)
        // Before updates have been made known, the data source may have nothing by this name.
        if case .nothing = work {
            payload.attach(to: attributes, of: dragging?.oldID(of: element.id) ?? element.id, size: frame.size)
        }
        return attributes
    }

    private func visibleRect(_ window: ScrollWindow?) -> CollectionLayout.Rect? {
        followsWindow ? window.flatMap { hosted?.rect($0.visible) } : nil
    }

    // MARK: Updates

    /// Applies a batch, and works out how to animate it. What does not fit is arranged afresh.
    func update(
        _ updates: [UICollectionViewUpdateItem], from source: SectionSource, seenThrough window: ScrollWindow,
        holding hold: ScrollAnchor.Hold?, style: TransitionStyle
    ) {
        guard let before = hosted, case .useUpdates = work else { return }
        var arrangement = before.arrangement
        guard let map = try? arrangement.apply(Edit(updates, from: source)), source.fits(arrangement) else {
            return arrange(
                from: source, for: arrangement.viewport, arrangement.orientation, arrangement.headerAndFooter,
                keepingMeasurements: false)
        }
        take(arrangement)
        work = .nothing
        update = (
            HostedTransition(
                from: before, to: HostedArrangement(arrangement: arrangement), through: map, in: window, holding: hold,
                style: style, payload: payload),
            ItemChanges(updates)
        )
    }

    /// - Returns: by how much a window that has been scrolled to where it was to be is still away from what is held. Collection views
    ///   scroll there at the end, whatever has been measured on the way.
    func endUpdate(seenThrough window: ScrollWindow) -> CGPoint {
        defer { update = nil }
        guard let transition, transition.correction != .zero else { return .zero }
        let (end, correction) = (transition.contentOffset, transition.correction)
        return CGPoint(
            x: end.x + correction.x - window.bounds.minX, y: end.y + correction.y - window.bounds.minY)
    }

    var transition: HostedTransition? { update?.transition }

    func start(of id: ElementID?) -> UICollectionViewLayoutAttributes? { id.flatMap { transition?.start(of: $0) } }

    func end(
        of id: ElementID?, after last: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        id.flatMap { transition?.end(of: $0, after: last) } ?? last
    }

    func arrivals(ofKind kind: String) -> [IndexPath] {
        ElementName.elementKind(of: kind)?.isItemDecoration == true ? update?.items.arrivals ?? [] : []
    }

    func departures(ofKind kind: String) -> [IndexPath] {
        ElementName.elementKind(of: kind)?.isItemDecoration == true ? update?.items.departures ?? [] : []
    }

    /// An item that is dragged takes its size along. False where that is not possible.
    ///
    /// - Parameter isLast: whether the data source has it at its new place too, or back at its old one.
    func moveItems(from old: [IndexPath], to new: [IndexPath], isLast: Bool) -> Bool {
        guard let map = try? hosted?.arrangement.apply(Edit(movingItemsFrom: old, to: new)) else { return false }
        dragging = isLast ? nil : dragging.map { try? $0.followed(by: map) } ?? map
        return true
    }
}
