extension Section {
    // Positions in a section, relative to its start, as arranged in a viewport of a breadth.

    /// Where the content box of the items begins.
    func contentStart(_ breadth: Double) -> Double { bands.headerLength(breadth) + insets.start }

    func footerStart(_ breadth: Double) -> Double { contentStart(breadth) + content.length + insets.end }

    func length(_ breadth: Double) -> Double { footerStart(breadth) + bands.footerLength(breadth) }

    /// What its elements cover, pinned or not: more than the section where items or their decorations stick out.
    func bounds(_ breadth: Double) -> (lower: Double, upper: Double) {
        let start = contentStart(breadth)
        let bounds = content.bounds
        let reach = decorationReach
        return (
            min(0, start + bounds.lower - reach.start), max(length(breadth), start + bounds.upper + reach.end)
        )
    }

    /// How far decorations may stick out of their items, before their start and after their end.
    var decorationReach: (start: Double, end: Double) {
        guard !decorations.isEmpty else { return (0, 0) }
        var reach = (start: 0.0, end: 0.0)
        for decoration in decorations {
            reach.start = max(reach.start, decoration.reach.start)
            reach.end = max(reach.end, decoration.reach.end)
        }
        // A unit more: where a badge is attached need not lie on the grid.
        return (reach.start + 1 / LayoutUnit.perPoint, reach.end + 1 / LayoutUnit.perPoint)
    }

    /// The frame of an element of the section that begins at `start`; nil where there is no such element.
    func frame(of id: ElementID, from start: Double, breadth: Double, pinnedTo edges: PinEdges?) -> LogicalRect? {
        let footerStart = start + footerStart(breadth)
        switch id.kind {
        case .header:
            return bands.headerFrame(from: start, to: footerStart, breadth: breadth, pinnedTo: edges)
        case .footer:
            return bands.footerFrame(from: start, to: footerStart, breadth: breadth, pinnedTo: edges)
        case .background:
            return backgroundFrame(from: start, breadth: breadth)
        default:
            guard id.item < count else { return nil }
            var frame: LogicalRect? = content.frame(of: id.item)
            if id.kind != .item {
                guard let decoration = decoration(id.kind) else { return nil }
                frame = decoration.frame(
                    on: content.frame(of: id.item), inContentOf: content.length, contentBreadth(breadth))
            }
            return frame?.offset(main: start + contentStart(breadth), cross: insets.leading)
        }
    }

    func decoration(_ kind: ElementKind) -> ItemDecoration? { decorations.first { $0.kind == kind } }

    /// Offers everything in the section that meets the stretch of a search: background, header, items, each followed by what
    /// decorates it, footer.
    func find(
        in search: inout FrameSearch, number: Int, startingAt start: Double, breadth: Double, pinnedTo edges: PinEdges?
    ) {
        let contentStart = start + contentStart(breadth)
        let footerStart = start + footerStart(breadth)
        search.enter(section: number)
        if let frame = backgroundFrame(from: start, breadth: breadth) { search.offer(.background, frame) }
        if let header = bands.header,
            let frame = bands.headerFrame(from: start, to: footerStart, breadth: breadth, pinnedTo: edges)
        {
            search.offer(.header, frame, isEstimate: header.isEstimate)
        }
        search.enter(section: number, main: contentStart, cross: insets.leading)
        if decorations.isEmpty { content.find(in: &search) } else { findDecorated(in: &search, breadth) }
        search.enter(section: number)
        if let footer = bands.footer,
            let frame = bands.footerFrame(from: start, to: footerStart, breadth: breadth, pinnedTo: edges)
        {
            search.offer(.footer, frame, isEstimate: footer.isEstimate)
        }
    }

    /// Items, each followed by what decorates it, relative to the content box.
    private func findDecorated(in search: inout FrameSearch, _ breadth: Double) {
        let reach = decorationReach
        let (contentLength, contentBreadth) = (content.length, contentBreadth(breadth))
        var items = FrameSearch(from: search.start - reach.end, to: search.end + reach.start)
        content.find(in: &items)
        items.visit { found in
            let item = found.id.item
            search.offer(.item, item: item, found.frame, isEstimate: found.isEstimate)
            for decoration in decorations {
                if let frame = decoration.frame(on: found.frame, inContentOf: contentLength, contentBreadth) {
                    search.offer(decoration.kind, item: item, frame)
                }
            }
        }
    }

    /// Where the items end across, relative to the content box.
    private func contentBreadth(_ breadth: Double) -> Double {
        if let shelf = content as? OrthogonalContent { return shelf.inner.length - shelf.offset }
        return breadth - insets.leading - insets.trailing
    }

    private func backgroundFrame(from start: Double, breadth: Double) -> LogicalRect? {
        guard let background else { return nil }
        let bounds =
            background.extent == .section ? (0, length(breadth)) : (bands.headerLength(breadth), footerStart(breadth))
        return background.frame(
            behind: LogicalRect(main: start + bounds.0, cross: 0, length: bounds.1 - bounds.0, breadth: breadth))
    }
}
