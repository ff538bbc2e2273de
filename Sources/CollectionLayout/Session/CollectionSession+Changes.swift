extension CollectionSession {
    /// Writes the differences between the elements shown now and at the last call.
    ///
    /// Several events may happen between two calls. An immediate second call yields nothing, except for elements whose
    /// measurement was deferred; see ``Changes/unmeasured``.
    ///
    /// - Parameters:
    ///   - changes: The changes, which replace those of the last call.
    ///   - slack: A part of the margin, in points. As long as the elements written last extend beyond both ends of the
    ///     viewport by the rest of the margin, scrolling writes nothing, and a later call takes its changes. So a host
    ///     has no work in most frames of a scroll. When there is work, three quarters of the slack, but at most three
    ///     eighths of the margin, are moved ahead of the viewport, in the direction of the scroll, from the margin
    ///     behind it, until a later scroll with slack moves them again. Use 0 if the session pins elements, because
    ///     such elements move with every scroll.
    /// - Complexity: O(log *n* + *k*) for *k* shown elements. It allocates nothing if no more elements are shown than
    ///   before and no transition runs.
    public mutating func takeChanges(into changes: inout Changes, slack: Double = 0) {
        changes.clear()
        let slack = min(slack, viewport.margin)
        if slack > 0, let reported = reportedRect {
            let symmetric = shownRect(lead: 0)
            let isBeyondEnd = symmetric.mainEnd - slack > reported.mainEnd
            if !isBeyondEnd, symmetric.main + slack >= reported.main { return }
            // The quarter that remains is for a finger that trembles.
            lead = (isBeyondEnd ? slack : -slack) * 0.75
        }
        let rect = shownRect(lead: lead)
        shown.begin(arrangement.orientation)
        if let reported = reportedRect, reported.main < rect.mainEnd, rect.main < reported.mainEnd {
            reportScrolled(from: reported, to: rect, &changes)
        } else {
            reportAll(in: rect, &changes)
        }
        shown.end(&changes)
        changes.defersMeasuring = shown.hasPutOffMeasuring
        let isOnlyScrolled =
            running == nil && arrangement.sections.extent.effectReach == nil && !shown.hasPutOffMeasuring
        reportedRect = isOnlyScrolled ? rect : nil
    }

    private mutating func reportAll(in rect: LogicalRect, _ changes: inout Changes) {
        let content = arrangement.contentSize
        report(in: rect, skipsReported: false, content, &changes)
        for (_, id) in retained { reportInvisible(id, in: content, &changes) }
        // Elements that move out of view are shown until they have arrived.
        for element in running?.elements ?? [] {
            if let id = element.after { reportInvisible(id, in: content, &changes) }
        }
        for entry in running?.fading ?? [] {
            shown.reportFading(UInt32(truncatingIfNeeded: entry.key), running!.motion(at: entry.position), &changes)
        }
    }

    /// Writes the changes after a scroll. It visits the shown elements, and queries only the newly shown stripe.
    private mutating func reportScrolled(from reported: LogicalRect, to rect: LogicalRect, _ changes: inout Changes) {
        let content = arrangement.contentSize
        for index in 0..<shown.count {
            let element = shown.element(at: index)
            if element.zIndex >= ElementKind.pinnedZIndex, element.id.kind.isPinnable {
                guard let found = arrangement.element(element.id, seenThrough: visibleRect),
                    arrangement.orientation.logical(found.frame, in: content).intersects(rect)
                else { continue }
                report(found, mayBeMeasured: true, content, &changes)
            } else {
                // The query below finds retained elements that come into view, because they may need to be measured.
                let frame = shown.frame(at: index)
                if frame.intersects(rect), frame.intersects(reported) { shown.keep(at: index) }
            }
        }
        // The stripe overlaps by a unit, because an element that begins exactly at the end of the old range was not in
        // it.
        let unit = 1 / LayoutUnit.perPoint
        var stripe = rect
        stripe.length = min(rect.length, abs(rect.main - reported.main) + unit)
        if rect.main > reported.main { stripe.main = rect.mainEnd - stripe.length }
        if rect.main != reported.main { report(in: stripe, skipsReported: true, content, &changes) }
        for (_, id) in retained { reportInvisible(id, in: content, &changes) }
    }

    /// Writes the changes of the elements in a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle of the query, in logical coordinates.
    ///   - skipsReported: Whether elements that this call has already visited are skipped.
    ///   - content: The size of the content.
    @inline(never)  // It is large, and called twice.
    private mutating func report(
        in rect: LogicalRect, skipsReported: Bool, _ content: Size, _ changes: inout Changes
    ) {
        found.clear()
        let physicalRect = arrangement.orientation.physical(rect, in: content)
        arrangement.forEachElement(in: physicalRect, seenThrough: visibleRect, shelfMargin: viewport.shelfMargin) {
            found.append($0)
        }
        for index in found.indices {
            let element = found[index]
            if skipsReported, shown.isReported(element.id) { continue }
            report(element, mayBeMeasured: true, content, &changes)
        }
    }

    @inline(never)  // It is large, and called from several places.
    private mutating func report(
        _ found: LayoutElement, mayBeMeasured: Bool, _ content: Size, _ changes: inout Changes
    ) {
        let element = unpinned(found)
        let frame = arrangement.orientation.logical(element.frame, in: content)
        let motion = running?.motion(of: element.id)
        var breadth: Double?
        // While a transition resizes an element, it does not yet have the breadth at which it has to be measured.
        if mayBeMeasured, element.isEstimate, motion?.resizes != true {
            breadth = arrangement.isSizedAcross(element.id) ? frame.length : frame.breadth
        }
        shown.report(element, frame, pinRange(of: element, frame), motion, measuredAt: breadth, &changes)
    }

    @inline(never)  // It is rarely called.
    private mutating func reportInvisible(_ id: ElementID, in content: Size, _ changes: inout Changes) {
        guard !shown.isReported(id), let found = arrangement.element(id, seenThrough: visibleRect) else { return }
        report(found, mayBeMeasured: false, content, &changes)
    }

    /// Keeps an element shown even if it is out of view, until ``release(_:)`` or until it is deleted.
    ///
    /// - Parameters:
    ///   - id: The element.
    ///   - reason: The reason. Another element that was retained for the same reason is released.
    /// - Throws: ``SessionError/layout(_:)`` with ``LayoutError/noSuchElement(_:)``.
    public mutating func retain(_ id: ElementID, for reason: RetainReason) throws(SessionError) {
        guard arrangement.logicalFrame(of: id) != nil else { throw .layout(.noSuchElement(id)) }
        release(reason)
        retained.append((reason, id))
        reportedRect = nil
    }

    /// Releases the element that ``retain(_:for:)`` keeps shown for a reason.
    public mutating func release(_ reason: RetainReason) {
        retained = retained.compactMap { $0.reason == reason ? nil : $0 }
        reportedRect = nil
    }
}

extension CollectionSession {
    /// Returns the key of a shown element; nil for other elements.
    public func key(of id: ElementID) -> ElementKey? { shown.key(of: id).map { ElementKey(raw: $0) } }

    /// Returns the current name of the element with a key; nil if it is deleted or not shown.
    public func id(of key: ElementKey) -> ElementID? { shown.id(of: key) }
}
