extension Arrangement {
    /// The frame of the global header or footer.
    func globalFrame(of kind: ElementKind, pinnedTo edges: PinEdges?) -> LogicalRect? {
        headerAndFooter.frame(of: kind, from: 0, to: sectionsEnd, breadth: breadth, pinnedTo: edges)
    }

    /// Those to which a header or a footer belongs, and whose kinds no other element has.
    private func headerAndFooter(of id: ElementID) -> HeaderAndFooter {
        id.kind.isGlobal ? headerAndFooter : sections[id.section].headerAndFooter
    }

    /// Whether the length of an element that exists is only a guess so far.
    func isEstimate(_ id: ElementID) -> Bool {
        if id.kind == .item { return sections[id.section].content.isEstimate(id.item) }
        return headerAndFooter(of: id)[id.kind]?.isEstimate ?? false
    }

    /// Where headers and footers of sections stop: at the global ones, if those are pinned.
    func sectionEdges(in edges: PinEdges) -> PinEdges {
        var inner = edges
        if headerAndFooter.pinsHeader, let header = globalFrame(of: .globalHeader, pinnedTo: edges) {
            inner.start = max(edges.start, header.mainEnd)
        }
        if headerAndFooter.pinsFooter, let footer = globalFrame(of: .globalFooter, pinnedTo: edges) {
            inner.end = min(edges.end, footer.main)
        }
        return inner
    }

    /// What has the higher number is drawn above: backgrounds at −2²⁴, items at 0, headers, footers and (unless they say
    /// otherwise) decorations at 1; headers and footers that may be pinned at ``ElementKind/pinnedZIndex``, the global ones one more.
    @inline(__always)
    func zIndex(of id: ElementID) -> Int { id.kind == .item ? id.kind.zIndex : zIndex(ofOther: id) }

    private func zIndex(ofOther id: ElementID) -> Int {
        if headerAndFooter(of: id).pins(id.kind) { return ElementKind.pinnedZIndex + (id.kind.isGlobal ? 1 : 0) }
        guard id.kind.isItemDecoration else { return id.kind.zIndex }
        return sections[id.section].decoration(id.kind)?.zIndex ?? id.kind.zIndex
    }
}
