extension CollectionSession {
    /// Writes the differences between the shown elements and those of the last call.
    ///
    /// Several events may happen between two calls. An immediate second call yields nothing, except for elements whose
    /// measurement was deferred; see ``Changes/unmeasured``.
    ///
    /// - Complexity: O(log n + k) for k elements shown. It allocates nothing where no more elements are shown than before
    ///   and no transition runs.
    public mutating func takeChanges(into changes: inout Changes) {
        changes.clear()
        shown.begin()
        let stretch = shownStretch
        if let told = toldStretch, told.main < stretch.mainEnd, stretch.main < told.mainEnd {
            tellScrolled(from: told, to: stretch, &changes)
        } else {
            tellAll(in: stretch, &changes)
        }
        shown.end(&changes)
        let isOnlyScrolled =
            running == nil && arrangement.sections.extent.effectReach == nil && !shown.hasPutOffMeasuring
        toldStretch = isOnlyScrolled ? stretch : nil
    }

    private mutating func tellAll(in stretch: LogicalRect, _ changes: inout Changes) {
        let content = arrangement.contentSize
        tell(in: stretch, isKnownTold: false, content, &changes)
        for (_, id) in retained { tellUnseen(id, in: content, &changes) }
        // Elements that move out of view are shown until they have arrived.
        for element in running?.elements ?? [] {
            if let id = element.after { tellUnseen(id, in: content, &changes) }
        }
        for (key, index) in running?.fading ?? [] { shown.tellFading(key, running!.motion(at: index), &changes) }
    }

    /// Tells the changes of a scroll: the session goes through the elements shown, and queries only the stripe that came near.
    private mutating func tellScrolled(from told: LogicalRect, to stretch: LogicalRect, _ changes: inout Changes) {
        let content = arrangement.contentSize
        for index in 0..<shown.count {
            let element = shown.element(at: index)
            if element.zIndex >= ElementKind.pinnedZIndex, element.id.kind.isPinnable {
                guard let found = arrangement.element(element.id, seenThrough: visibleRect),
                    arrangement.orientation.logical(found.frame, in: content).intersects(stretch)
                else { continue }
                tell(found, mayBeMeasured: true, content, &changes)
            } else {
                // The query below finds retained elements that come into view, because they may need to be measured.
                let frame = shown.frame(at: index)
                if frame.intersects(stretch), frame.intersects(told) { shown.keep(at: index) }
            }
        }
        // An element that begins exactly at the end of the old stretch was not in it.
        let unit = 1 / LayoutUnit.perPoint
        var stripe = stretch
        if stretch.main < told.main {
            stripe.length = told.main + unit - stretch.main
        } else {
            stripe.main = told.mainEnd - unit
            stripe.length = stretch.mainEnd - stripe.main
        }
        if stretch.main != told.main { tell(in: stripe, isKnownTold: true, content, &changes) }
        for (_, id) in retained { tellUnseen(id, in: content, &changes) }
    }

    /// - Parameter isKnownTold: Whether the known elements have been told already.
    @inline(never)  // It is large, and called twice.
    private mutating func tell(
        in stretch: LogicalRect, isKnownTold: Bool, _ content: Size, _ changes: inout Changes
    ) {
        found.clear()
        let rect = arrangement.orientation.physical(stretch, in: content)
        arrangement.forEachElement(in: rect, seenThrough: visibleRect, shelfMargin: viewport.shelfMargin) {
            found.append($0)
        }
        for index in found.indices {
            let element = found[index]
            if isKnownTold, shown.isTold(element.id) { continue }
            tell(element, mayBeMeasured: true, content, &changes)
        }
    }

    @inline(never)  // What it says of an element is large.
    private mutating func tell(
        _ found: LayoutElement, mayBeMeasured: Bool, _ content: Size, _ changes: inout Changes
    ) {
        let element = unpinned(found)
        let frame = arrangement.orientation.logical(element.frame, in: content)
        let motion = running?.motion(of: element.id)
        var breadth: Double?
        // An element that is being resized does not have the size yet at which it is to be measured.
        if mayBeMeasured, element.isEstimate, motion?.resizes != true {
            breadth = arrangement.isOnShelf(element.id) ? frame.length : frame.breadth
        }
        shown.tell(element, frame, pinRange(of: element, frame), motion, measuredAt: breadth, &changes)
    }

    @inline(never)  // Nothing of it is common.
    private mutating func tellUnseen(_ id: ElementID, in content: Size, _ changes: inout Changes) {
        guard !shown.isTold(id), let found = arrangement.element(id, seenThrough: visibleRect) else { return }
        tell(found, mayBeMeasured: false, content, &changes)
    }

    /// Keeps an element shown although it is out of view, until ``release(_:)`` or until it is deleted.
    ///
    /// - Parameter reason: an element that was kept for the same reason is released.
    /// - Throws: ``LayoutError/noSuchElement(_:)``.
    public mutating func retain(_ id: ElementID, for reason: RetainReason) throws(SessionError) {
        guard arrangement.logicalFrame(of: id) != nil else { throw .layout(.noSuchElement(id)) }
        release(reason)
        retained.append((reason, id))
        toldStretch = nil
    }

    /// Ends what ``retain(_:for:)`` began for a reason.
    public mutating func release(_ reason: RetainReason) {
        retained = retained.compactMap { $0.reason == reason ? nil : $0 }
        toldStretch = nil
    }
}

extension CollectionSession {
    /// The key of an element that is shown; nil for others.
    public func key(of id: ElementID) -> ElementKey? { shown.key(of: id).map { ElementKey(raw: $0) } }

    /// The present name of the element that has a key; nil if it is deleted or not shown.
    public func id(of key: ElementKey) -> ElementID? { shown.id(of: key) }
}
