extension Arrangement {
    /// Everything that shares more than an edge with a rectangle in physical coordinates: the global header, section by
    /// section, the global footer; in a section background, header, items in order, footer. What decorates an item comes
    /// right after it.
    ///
    /// - Parameter viewport: what is to be seen of the content, less what covers it (bars, the notch). The bands that are
    ///   pinned stay in it, are found where they stand, and not where they would be otherwise. A header stays at its start
    ///   until the end of its section pushes it out, a footer likewise at its end, and those of sections stop at the
    ///   global ones. By default nothing is pinned.
    /// - Complexity: O(log n + k), plus the items of at most two blocks a section.
    public func elements(in rect: Rect, pinnedTo viewport: Rect? = nil) -> [LayoutElement] {
        var elements: [LayoutElement] = []
        elements.reserveCapacity(64)
        forEachElement(in: rect, pinnedTo: viewport) { elements.append($0) }
        return elements
    }

    /// ``elements(in:pinnedTo:)`` without an array.
    public func forEachElement(in rect: Rect, pinnedTo viewport: Rect? = nil, _ body: (LayoutElement) -> Void) {
        let content = contentSize
        let rect = orientation.logical(rect, in: content)
        forEachFrame(from: rect.main, to: rect.mainEnd, pinnedTo: viewport.map { pinEdges(of: $0) }) {
            id, frame, isEstimate in
            guard frame.intersects(rect) else { return }
            let frame = orientation.physical(frame, in: content)
            body(LayoutElement(id: id, frame: frame, zIndex: zIndex(of: id), isEstimate: isEstimate))
        }
    }

    /// One element; nil where there is no such element. O(log n).
    public func element(_ id: ElementID, pinnedTo viewport: Rect? = nil) -> LayoutElement? {
        guard let frame = logicalFrame(of: id, pinnedTo: viewport.map { pinEdges(of: $0) }) else { return nil }
        return LayoutElement(
            id: id, frame: orientation.physical(frame, in: contentSize), zIndex: zIndex(of: id),
            isEstimate: size(of: id)?.isEstimate ?? false)
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
    /// Positions are logical, in points. The order is that of ``elements(in:pinnedTo:)``. O(log n + k).
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
