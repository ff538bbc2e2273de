import CollectionLayout

extension WebCollection {
    /// Calls `body` for every change since the last call. Elements that are no longer shown come first, and what is to
    /// be filled again or measured comes after all elements that have entered or moved.
    public mutating func takeChanges(_ body: (ElementRecord) -> Void) {
        guard session != nil else { return }
        session!.takeChanges(into: &changes, slack: slack)
        slack = 0
        // If the page has nothing to measure, it will present this state.
        if !changes.unmeasured.isEmpty { isAsking = true }
        if !isAsking { session!.presented() }
        let orientation = session!.arrangement.orientation
        for key in changes.left { body(ElementRecord(.left, key)) }
        forEachRecord(.entered, changes.entered, orientation, body)
        forEachRecord(.moved, changes.moved, orientation, body)
        for key in changes.refreshed { body(ElementRecord(.refreshed, key)) }
        forEachRecord(.fading, changes.fading, orientation, body)
        for key in changes.unmeasured { body(ElementRecord(.unmeasured, key)) }
    }

    @inline(never)  // Three calls of one loop are smaller than three copies of it.
    private func forEachRecord(
        _ change: ChangeKind, _ elements: [CollectionSession.ShownElement], _ orientation: Orientation,
        _ body: (ElementRecord) -> Void
    ) {
        for shown in elements { body(record(change, shown, orientation)) }
    }

    private func record(
        _ change: ChangeKind, _ shown: CollectionSession.ShownElement, _ orientation: Orientation
    ) -> ElementRecord {
        var record = ElementRecord(change, shown.key)
        record.put(orientation.physical(shown.frame, in: box(orientation)))
        let id = shown.element.id
        record.kind = Double(id.kind.raw)
        // A deleted element has its old ID, which may be another element's by now.
        if change != .fading { record.index = index(of: id) }
        record.zIndex = Double(shown.element.zIndex)
        record.trackLength = shown.frame.length
        if let range = shown.pinRange {
            record.trackLength += range.upper - range.lower
            record.pinInset = range.inset
        }
        if let motion = shown.motion { put(motion, of: shown, in: &record, orientation) }
        #if !COMMON_ONLY
            record.put(shown.element)
            if id.kind.isOfItem, change != .fading { record.putOnShelf(shown.frame, id.section, of: session) }
        #endif
        return record
    }

    private func put(
        _ motion: CollectionSession.Motion, of shown: CollectionSession.ShownElement, in record: inout ElementRecord,
        _ orientation: Orientation
    ) {
        let (start, end) = (motion.start.frame, motion.end.frame)
        (record.moves, record.startAlpha, record.endAlpha) = (1, motion.start.alpha, motion.end.alpha)
        (record.startX, record.startY) = (start.x - end.x, start.y - end.y)
        (record.startWidth, record.startHeight) = (start.width, start.height)
        // The end of the motion must be the position that the browser shows. For a pinned header, that is not its
        // frame.
        let rest = session?.arrangement.element(shown.element.id, seenThrough: session!.visibleRect)?.frame
        let unit = 1 / LayoutUnit.perPoint
        if shown.pinRange != nil, let rest, abs(rest.x - end.x) < unit, abs(rest.y - end.y) < unit { return }
        // An element that leaves the viewport moves no farther than beyond its edge, though its frame may be far away.
        var frame = end
        let size = session?.contentSize ?? Size(width: 0, height: 0)
        if orientation.startsAtRight { frame.x -= size.width }
        record.put(frame)
        if shown.pinRange != nil { record.trackLength = orientation.length(of: frame.size) }
    }

    /// A box without extent along the main axis. In it, content that runs from right to left counts from the right
    /// edge.
    private func box(_ orientation: Orientation) -> Size {
        orientation.size(length: 0, breadth: session?.arrangement.breadth ?? 0)
    }

    /// The index of an item in the collection, or of the section for everything else.
    private func index(of id: ElementID) -> Double {
        Double(id.kind.isOfItem ? number(of: id) : id.section)
    }

    private func record(_ id: ElementID, _ frame: LogicalRect, _ orientation: Orientation) -> ElementRecord {
        var record = ElementRecord(.entered, ElementKey(raw: 0))
        record.kind = Double(id.kind.raw)
        record.index = index(of: id)
        record.put(orientation.physical(frame, in: box(orientation)))
        return record
    }

    /// Calls `body` for every element of the content, at its frame in the layout.
    public func forEachRecord(_ body: (ElementRecord) -> Void) {
        guard let orientation = session?.arrangement.orientation else { return }
        session?.arrangement.forEachFrame(from: 0, to: length) { id, frame, _ in
            body(record(id, frame, orientation))
        }
    }

    /// Returns the record of an item, or nil if there is no such item.
    public func record(ofItem number: Int) -> ElementRecord? {
        guard let id = id(ofItem: number), let frame = session?.arrangement.logicalFrame(of: id),
            let orientation = session?.arrangement.orientation
        else { return nil }
        return record(id, frame, orientation)
    }

    /// Calls `body` for the items in the viewport, without those that pinned headers and footers hide.
    public func forEachVisibleItem(_ body: (ElementRecord) -> Void) {
        guard let orientation = session?.arrangement.orientation, let size = session?.arrangement.viewport else {
            return
        }
        let end = offset + orientation.length(of: size)
        session?.arrangement.forEachFrame(from: offset, to: end) { id, frame, _ in
            guard id.kind == .item, let covered = session?.pinnedInsets(around: id) else { return }
            if frame.mainEnd > offset + covered.start, frame.main < end - covered.end {
                body(record(id, frame, orientation))
            }
        }
    }
}

extension ElementKind {
    var isOfItem: Bool { self == .item || isItemDecoration }
}

extension ElementRecord {
    fileprivate mutating func put(_ frame: Rect) {
        (x, y, width, height) = (frame.x, frame.y, frame.width, frame.height)
    }
}
