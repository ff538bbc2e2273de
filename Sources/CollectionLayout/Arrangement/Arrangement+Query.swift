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
        elements.reserveCapacity(64)
        forEachElement(in: rect, seenThrough: viewport) { elements.append($0) }
        return elements
    }

    /// ``elements(in:seenThrough:)`` without an array.
    public func forEachElement(in rect: Rect, seenThrough viewport: Rect? = nil, _ body: (LayoutElement) -> Void) {
        let content = contentSize
        let stretch = orientation.logical(rect, in: content)
        let seen = viewport.map { orientation.logical($0, in: content) }
        let edges = seen.map { PinEdges($0) }
        guard let seen, let effectReach else {
            forEachFrame(from: stretch.main, to: stretch.mainEnd, pinnedTo: edges) { id, frame, isEstimate in
                if frame.intersects(stretch) { body(element(id, frame, isEstimate, in: content)) }
            }
            return
        }
        let reach = effectReach * max(0, seen.length)
        forEachFrame(from: stretch.main - reach, to: stretch.mainEnd + reach, pinnedTo: edges) {
            id, frame, isEstimate in
            let element = element(id, frame, isEstimate, in: content, seenThrough: seen)
            if element.transform.bounds(of: element.frame).intersects(rect) { body(element) }
        }
    }

    /// One element; nil where there is no such element. O(log n).
    public func element(_ id: ElementID, seenThrough viewport: Rect? = nil) -> LayoutElement? {
        let seen = viewport.map { orientation.logical($0, in: contentSize) }
        guard let frame = logicalFrame(of: id, pinnedTo: seen.map { PinEdges($0) }) else { return nil }
        return element(id, frame, size(of: id)?.isEstimate ?? false, in: contentSize, seenThrough: seen)
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
    public func forEachFrame(
        from lower: Double, to upper: Double, pinnedTo edges: PinEdges? = nil,
        _ body: (_ id: ElementID, _ frame: LogicalRect, _ isEstimate: Bool) -> Void
    ) {
        let breadth = breadth
        let sectionEdges = edges.map { self.sectionEdges(in: $0) }
        func visit(_ id: ElementID, _ frame: LogicalRect?) {
            guard let frame, frame.main < upper, lower < frame.mainEnd else { return }
            body(id, frame, size(of: id)?.isEstimate ?? false)
        }
        visit(.globalHeader, globalHeaderFrame(pinnedTo: edges))
        // A pinned band never leaves its section, so that it is found with the sections that the stretch meets.
        index.forEachLeaf(from: lower, to: upper) { number, start in
            sections[number].forEachFrame(
                from: lower, to: upper, startingAt: start, breadth: breadth, pinnedTo: sectionEdges
            ) { kind, item, frame, isEstimate in
                body(ElementID(kind, section: number, item: item), frame, isEstimate)
            }
            return true
        }
        visit(.globalFooter, globalFooterFrame(pinnedTo: edges))
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
