extension ArrangedSection {
    // Positions relative to the start of the section.

    /// The start of the items' content box.
    var contentStart: Double {
        accessories.spacing + accessories.headerAndFooter.headerLength(breadth) + accessories.insets.start
    }

    var footerStart: Double { contentStart + content.length + accessories.insets.end }

    var length: Double { footerStart + accessories.headerAndFooter.footerLength(breadth) }

    /// The bounds of all elements, pinned or not. They exceed the section if items, decorations or boundary items do.
    var bounds: (lower: Double, upper: Double) {
        let start = contentStart
        let bounds = content.bounds
        let reach = accessories.drawnDecorationReach
        var covered = (lower: min(0, start + bounds.lower - reach), upper: max(length, start + bounds.upper + reach))
        for number in accessories.headerAndFooter.boundary.indices {
            let id = ElementID(.boundary, section: 0, item: number)
            guard let frame = frame(of: id, from: 0, pinnedTo: nil) else { continue }
            covered = (min(covered.lower, frame.main), max(covered.upper, frame.mainEnd))
        }
        return covered
    }

    /// The position up to which all elements, including decorations, have their final position.
    var settledEnd: Double { contentStart + content.settledEnd - accessories.drawnDecorationReach }

    /// Returns the frame of an element, given the start of the section; nil if the element does not exist.
    func frame(of id: ElementID, from start: Double, pinnedTo edges: PinEdges?) -> LogicalRect? {
        switch id.kind {
        case .header, .footer, .boundary:
            return accessories.headerAndFooter.frame(
                of: id, from: start + accessories.spacing, to: start + footerStart, breadth: breadth,
                pinnedTo: edges)
        case .background:
            return id.item == 0 ? backgroundFrame(from: start) : nil
        default:
            guard id.item < count else { return nil }
            var frame: LogicalRect? = content.frame(of: id.item)
            if id.kind != .item {
                guard let decoration = accessories.decoration(id.kind) else { return nil }
                frame = decoration.frame(
                    on: content.frame(of: id.item), id.item, inContentOf: content.length, contentBreadth)
            }
            return frame?.offset(main: start + contentStart, cross: accessories.sides(breadth).leading)
        }
    }

    /// Offers the elements in the range of a search: background, header, items with their decorations, footer, boundary
    /// items.
    func find(
        in search: inout FrameSearch, number: Int, startingAt start: Double, pinnedTo edges: PinEdges?
    ) {
        @inline(never)  // There are four calls.
        func offer(_ kind: ElementKind, item: Int = 0) {
            let id = ElementID(kind, section: number, item: item)
            guard let frame = frame(of: id, from: start, pinnedTo: edges) else { return }
            search.offer(
                kind, item: item, frame, zIndex: accessories.zIndex(of: id),
                isEstimate: accessories.headerAndFooter.isEstimate(id))
        }
        search.enter(section: number)
        if accessories.background != nil { offer(.background) }
        if accessories.headerAndFooter.header != nil { offer(.header) }
        search.enter(section: number, main: start + contentStart, cross: accessories.sides(breadth).leading)
        if accessories.decorations.isEmpty { content.find(in: &search) } else { findDecorated(in: &search) }
        search.enter(section: number)
        if accessories.headerAndFooter.footer != nil { offer(.footer) }
        for item in accessories.headerAndFooter.boundary.indices { offer(.boundary, item: item) }
    }

    /// Offers items, each followed by its decorations.
    private func findDecorated(in search: inout FrameSearch) {
        let (contentLength, contentBreadth) = (content.length, contentBreadth)
        let isDrawnElsewhere = search.followsEffects && accessories.effect != nil
        let reach = isDrawnElsewhere ? accessories.drawnDecorationReach : accessories.decorationReach
        // Where an effect draws elements of a shelf is only known later.
        let shelf = isDrawnElsewhere ? nil : OrthogonalContent.cast(content)
        let margin = search.reachBeyondShelves
        content.forEachItem(
            from: search.start - reach, to: search.end + reach, followingEffects: search.followsEffects,
            reachingBeyondShelves: margin + max(reach, accessories.decorationSpread)
        ) { found in
            let item = found.id.item
            if shelf?.isInView(found.frame, reach: margin) ?? true {
                search.offer(
                    .item, item: item, found.frame, isEstimate: found.isEstimate, isDrawnElsewhere: isDrawnElsewhere)
            }
            for decoration in accessories.decorations {
                if let frame = decoration.frame(on: found.frame, item, inContentOf: contentLength, contentBreadth),
                    shelf?.isInView(frame, reach: margin) ?? true
                {
                    // The frame does not decide, because an effect may move a decoration, as on an upside-down item.
                    search.offer(
                        decoration.kind, item: item, frame, zIndex: decoration.zIndex,
                        isDrawnElsewhere: isDrawnElsewhere)
                }
            }
        }
    }

    /// The end of the items across, relative to the content box.
    private var contentBreadth: Double {
        if let shelf = OrthogonalContent.cast(content) { return shelf.inner.length - shelf.offset }
        let sides = accessories.sides(breadth)
        return breadth - sides.leading - sides.trailing
    }

    private func backgroundFrame(from start: Double) -> LogicalRect? {
        guard let background = accessories.background else { return nil }
        let bounds =
            background.extent == .section
            ? (accessories.spacing, length) : (contentStart - accessories.insets.start, footerStart)
        return background.frame(
            behind: LogicalRect(main: start + bounds.0, cross: 0, length: bounds.1 - bounds.0, breadth: breadth))
    }
}
