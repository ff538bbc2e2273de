extension Arrangement {
    /// Everything that shares more than an edge with a rectangle in physical coordinates: the global header, section by
    /// section, the global footer; in a section background, header, items in order, footer. What decorates an item comes
    /// right after it.
    ///
    /// - Parameters:
    ///   - rect: what is to be drawn; mostly the viewport and a little more.
    ///   - viewport: what is to be seen of the content, less what covers it (bars, the notch). Bands that are pinned stay
    ///     in it: a header at its start until the end of its section pushes it out, a footer likewise at its end, and
    ///     those of sections stop at the global ones. The effects of sections are applied. Whatever is drawn elsewhere
    ///     than its frame lies is found where it is drawn. By default nothing is pinned, and there are no effects.
    /// - Complexity: O(log n + k), plus the items of at most two blocks a section; k are the elements that meet the
    ///   rectangle, and with a viewport those within the reach of any ``ViewportEffect``.
    public func elements(in rect: Rect, seenThrough viewport: Rect? = nil) -> [LayoutElement] {
        var elements: [LayoutElement] = []
        forEachElement(in: rect, seenThrough: viewport) { elements.append($0) }
        return elements
    }

    /// ``elements(in:seenThrough:)`` without an array.
    public func forEachElement(in rect: Rect, seenThrough viewport: Rect? = nil, _ body: (LayoutElement) -> Void) {
        let content = mirroredSize
        let stretch = orientation.logical(rect, in: content)
        let seen = viewport.map { orientation.logical($0, in: content) }
        let edges = seen.map { PinEdges($0) }
        guard let seen, let effectReach else {
            return search(from: stretch.main, to: stretch.mainEnd, pinnedTo: edges) { found in
                if found.frame.intersects(stretch) {
                    body(element(found.id, found.frame, found.isEstimate, in: content))
                }
            }
        }
        let reach = effectReach * max(0, seen.length)
        search(from: stretch.main - reach, to: stretch.mainEnd + reach, pinnedTo: edges) { found in
            let element = element(found.id, found.frame, found.isEstimate, in: content, seenThrough: seen)
            if element.transform.bounds(of: element.frame).intersects(rect) { body(element) }
        }
    }

    /// The size of the content where it decides where anything lies; any size where nothing is mirrored.
    private var mirroredSize: Size { orientation.direction == .leftToRight ? viewport : contentSize }

    /// One element; nil where there is no such element. O(log n).
    public func element(_ id: ElementID, seenThrough viewport: Rect? = nil) -> LayoutElement? {
        let content = mirroredSize
        let seen = viewport.map { orientation.logical($0, in: content) }
        guard let frame = logicalFrame(of: id, pinnedTo: seen.map { PinEdges($0) }) else { return nil }
        return element(id, frame, size(of: id)?.isEstimate ?? false, in: content, seenThrough: seen)
    }

    private func element(
        _ id: ElementID, _ frame: LogicalRect, _ isEstimate: Bool, in content: Size,
        seenThrough seen: LogicalRect? = nil
    ) -> LayoutElement {
        var element = LayoutElement(
            id: id, frame: orientation.physical(frame, in: content), zIndex: zIndex(of: id), isEstimate: isEstimate)
        // Only items: headers and backgrounds stay what frames the section.
        if let seen, id.kind == .item, let effect = sections[id.section].effect {
            element.apply(effect, to: frame, in: ViewportEffect.Window(seen), orientation)
        }
        return element
    }

    /// The frame of an element along the axes of the layout; nil where there is no such element. O(log n).
    public func logicalFrame(of id: ElementID, pinnedTo edges: PinEdges? = nil) -> LogicalRect? {
        switch id {
        case .globalHeader: return globalHeaderFrame(pinnedTo: edges)
        case .globalFooter: return globalFooterFrame(pinnedTo: edges)
        default: break
        }
        guard sections.indices.contains(id.section) else { return nil }
        return sections[id.section].frame(
            of: id, from: start(ofSection: id.section), breadth: breadth, pinnedTo: edges.map { sectionEdges(in: $0) })
    }

    /// Calls `body` for everything that shares more than an end with a stretch of the main axis.
    ///
    /// Positions are logical, in points. The order is that of ``elements(in:seenThrough:)``. O(log n + k).
    @inline(never)  // Nor is the search, which is large: both would be copied to whoever asks.
    public func forEachFrame(
        from lower: Double, to upper: Double, pinnedTo edges: PinEdges? = nil,
        _ body: (_ id: ElementID, _ frame: LogicalRect, _ isEstimate: Bool) -> Void
    ) {
        search(from: lower, to: upper, pinnedTo: edges) { body($0.id, $0.frame, $0.isEstimate) }
    }

    @inline(never)
    private func search(
        from lower: Double, to upper: Double, pinnedTo edges: PinEdges?, _ body: (FrameSearch.Found) -> Void
    ) {
        withUnsafeTemporaryAllocation(of: FrameSearch.Found.self, capacity: FrameSearch.fewFinds) { room in
            var search = FrameSearch(from: lower, to: upper, in: room)
            find(in: &search, from: lower, to: upper, pinnedTo: edges)
            search.visit(body)
        }
    }

    private func find(in search: inout FrameSearch, from lower: Double, to upper: Double, pinnedTo edges: PinEdges?) {
        let breadth = breadth
        let sectionEdges = edges.map { self.sectionEdges(in: $0) }
        if let header = bands.header, let frame = globalHeaderFrame(pinnedTo: edges) {
            search.offer(.globalHeader, frame, isEstimate: header.isEstimate)
        }
        // A pinned band never leaves its section, so that it is found with the sections that the stretch meets.
        index.forEachLeaf(from: lower, to: upper) { number, start in
            sections[number].find(
                in: &search, number: number, startingAt: start, breadth: breadth, pinnedTo: sectionEdges)
        }
        search.enter(section: 0)
        if let footer = bands.footer, let frame = globalFooterFrame(pinnedTo: edges) {
            search.offer(.globalFooter, frame, isEstimate: footer.isEstimate)
        }
    }

    private func size(of id: ElementID) -> ItemSize? {
        switch id.kind {
        case .item: sections[id.section].content.size(of: id.item)
        case .header: sections[id.section].header
        case .footer: sections[id.section].footer
        case .globalHeader: bands.header
        case .globalFooter: bands.footer
        default: nil
        }
    }
}
