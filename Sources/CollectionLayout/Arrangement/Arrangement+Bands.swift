extension Arrangement {
    func globalHeaderFrame(pinnedTo edges: PinEdges?) -> LogicalRect? {
        bands.headerFrame(from: 0, to: sectionsEnd, breadth: breadth, pinnedTo: edges)
    }

    func globalFooterFrame(pinnedTo edges: PinEdges?) -> LogicalRect? {
        bands.footerFrame(from: 0, to: sectionsEnd, breadth: breadth, pinnedTo: edges)
    }

    /// Where the bands of sections stop: at the global ones, if those are pinned.
    func sectionEdges(in edges: PinEdges) -> PinEdges {
        var inner = edges
        if bands.pinsHeader, let header = globalHeaderFrame(pinnedTo: edges) {
            inner.start = max(edges.start, header.mainEnd)
        }
        if bands.pinsFooter, let footer = globalFooterFrame(pinnedTo: edges) {
            inner.end = min(edges.end, footer.main)
        }
        return inner
    }

    /// What has the higher number is drawn above: backgrounds at −1, items at 0, headers, footers and (unless they say
    /// otherwise) decorations at 1; bands that may be pinned at ``ElementKind/pinnedZIndex``, the global ones one more.
    @inline(__always)
    func zIndex(of id: ElementID) -> Int { id.kind == .item ? id.kind.zIndex : zIndex(ofOther: id) }

    private func zIndex(ofOther id: ElementID) -> Int {
        let isPinned =
            switch id.kind {
            case .header: sections[id.section].bands.pinsHeader
            case .footer: sections[id.section].bands.pinsFooter
            case .globalHeader: bands.pinsHeader
            case .globalFooter: bands.pinsFooter
            default: false
            }
        if isPinned { return ElementKind.pinnedZIndex + (id.kind.isGlobal ? 1 : 0) }
        guard id.kind.isItemDecoration else { return id.kind.zIndex }
        return sections[id.section].decoration(id.kind)?.zIndex ?? id.kind.zIndex
    }
}

extension ElementKind {
    /// That of headers and footers that may be pinned, whether they are displaced at the moment or not: above everything
    /// else, but for global ones, which are above this.
    public static let pinnedZIndex = 1024

    /// Backgrounds lie below items; headers, footers and decorations above them.
    public var zIndex: Int {
        switch self {
        case .item: 0
        case .background: -1
        default: 1
        }
    }
}
