extension Arrangement {
    /// Returns the frame of the global header or footer, or of a global boundary item; nil if it does not exist.
    func globalFrame(of id: ElementID, pinnedTo edges: PinEdges?) -> LogicalRect? {
        headerAndFooter.frame(of: id, from: 0, to: sectionsEnd, breadth: breadth, pinnedTo: edges)
    }

    /// Returns whether the length of an existing element, or the breadth of a boundary item, is an estimate.
    func isEstimate(_ id: ElementID) -> Bool {
        if id.kind == .item { return sections[id.section].content.isEstimate(id.item) }
        return headerAndFooter(of: id)?.isEstimate(id) ?? false
    }

    /// Returns the edges at which pinned headers and footers of sections stop: those of pinned global elements, if any,
    /// otherwise those of the viewport.
    func sectionEdges(in edges: PinEdges) -> PinEdges {
        var inner = edges
        if headerAndFooter.pinsHeader, let header = globalFrame(of: .globalHeader, pinnedTo: edges) {
            inner.start = max(edges.start, header.mainEnd)
        }
        if headerAndFooter.pinsFooter, let footer = globalFrame(of: .globalFooter, pinnedTo: edges) {
            inner.end = min(edges.end, footer.main)
        }
        for (number, item) in headerAndFooter.boundary.enumerated() where item.canBePinned {
            let id = ElementID(.globalBoundary, section: 0, item: number)
            guard let frame = globalFrame(of: id, pinnedTo: edges) else { continue }
            if item.anchor.main < 0.5 {
                inner.start = max(inner.start, frame.mainEnd)
            } else {
                inner.end = min(inner.end, frame.main)
            }
        }
        return inner
    }

    /// Returns the z-index of an element: −2²⁴ for backgrounds, 0 for items, 1 for headers, footers and (by default)
    /// decorations. Headers and footers that can be pinned have ``ElementKind/pinnedZIndex``, and global ones one more.
    func zIndex(of id: ElementID) -> Int {
        if id.kind == .item { return id.kind.zIndex }
        if id.kind.isGlobal { return headerAndFooter.pins(id) ? ElementKind.pinnedZIndex + 1 : id.kind.zIndex }
        return sections[id.section].accessories.zIndex(of: id)
    }
}
