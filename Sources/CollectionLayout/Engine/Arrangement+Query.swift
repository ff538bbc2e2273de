extension Arrangement {
    /// Returns the elements that share more than an edge with a rectangle in physical coordinates.
    ///
    /// The order is: global header, sections, global footer, global boundary items. In a section, it is: background,
    /// header, items, footer, boundary items. An item's decorations follow the item.
    ///
    /// Some invisible items and their decorations are left out, because there may be billions of them at one position:
    /// items of a ``FormulaLayout`` without length, and items with neither length nor breadth in a section without
    /// breadth, such as that of a view before its first layout.
    ///
    /// - Parameters:
    ///   - rect: The rectangle to draw, usually the viewport and a little more.
    ///   - viewport: The uncovered part of the viewport (without bars and the notch). Pinned headers and footers stay
    ///     in it. The end of a section pushes its header out at the viewport's start, and the start of a section pushes
    ///     its footer out at the viewport's end. Headers and footers of sections stop at the global ones. Effects are
    ///     applied, and elements are found where they are drawn. If it is nil, nothing is pinned, and there are no
    ///     effects.
    /// - Complexity: O(log *n* + *k*), plus the items of at most two blocks for each section. *k* is the number of
    ///   elements in the rectangle and, with a viewport, within the reach of any ``ViewportEffect``.
    public func elements(in rect: Rect, seenThrough viewport: Rect? = nil) -> [LayoutElement] {
        var elements: [LayoutElement] = []
        forEachElement(in: rect, seenThrough: viewport) { elements.append($0) }
        return elements
    }

    /// Calls `body` for each element that ``elements(in:seenThrough:)`` returns, in the same order.
    ///
    /// - Parameters:
    ///   - rect: The rectangle to draw.
    ///   - viewport: The uncovered part of the viewport.
    ///   - shelfMargin: The distance beyond either edge of a section that scrolls across within which its items are
    ///     included, in points, if the rectangle extends as far.
    ///   - body: Takes an element.
    @inline(never)  // It is large, and called from many places.
    public func forEachElement(
        in rect: Rect, seenThrough viewport: Rect? = nil, shelfMargin: Double = 0, _ body: (LayoutElement) -> Void
    ) {
        let content = mirroredSize
        let stretch = orientation.logical(rect, in: content)
        let seen = viewport.map { orientation.logical($0, in: content) }
        let edges = seen.map { PinEdges($0) }
        let effectReach = seen == nil ? nil : sections.extent.effectReach
        let reach = (effectReach ?? 0) * max(0, seen?.length ?? 0)
        // The search finds an item's decorations right after the item, and a section's elements one after another.
        var item: LogicalRect?
        var seenIn: (section: Int, specification: ArrangedSection.Specification)?
        search(
            from: stretch.main - reach, to: stretch.mainEnd + reach, pinnedTo: edges,
            followingEffects: effectReach != nil, reachingBeyondShelves: shelfMargin
        ) { found in
            guard effectReach != nil, let seen else {
                if found.frame.intersects(stretch) { body(element(found, in: content)) }
                return
            }
            if found.id.kind == .item { item = found.frame }
            if found.id.isOfItem, seenIn?.section != found.id.section {
                seenIn = (found.id.section, specification(ofSection: found.id.section))
            }
            let element = element(found, on: item, of: seenIn?.specification, in: content, seenThrough: seen)
            if element.transform.bounds(of: element.frame).intersects(rect) { body(element) }
        }
    }

    private func specification(ofSection section: Int) -> ArrangedSection.Specification {
        sections[section].specification
    }

    /// The size of the content if physical positions depend on it. Otherwise any size suffices, and this one is fast.
    private var mirroredSize: Size { orientation.direction == .leftToRight ? viewport : contentSize }

    /// Returns an element; nil if it does not exist.
    ///
    /// - Parameters:
    ///   - id: The name of the element.
    ///   - viewport: The uncovered part of the viewport; see ``elements(in:seenThrough:)``.
    /// - Complexity: O(log *n*).
    @inline(never)  // It is large, and called from many places.
    public func element(_ id: ElementID, seenThrough viewport: Rect? = nil) -> LayoutElement? {
        let content = mirroredSize
        let seen = viewport.map { orientation.logical($0, in: content) }
        guard let frame = logicalFrame(of: id, pinnedTo: seen.map { PinEdges($0) }) else { return nil }
        let found = FrameSearch.Found(
            id: id, frame: frame, isEstimate: isEstimate(id), zIndex: Int32(truncatingIfNeeded: zIndex(of: id)))
        guard let seen, id.isOfItem else { return element(found, in: content) }
        let item = id.kind == .item ? frame : logicalFrame(of: .item(id.item, section: id.section))
        return element(
            found, on: item, of: specification(ofSection: id.section), in: content, seenThrough: seen)
    }

    private func element(_ found: FrameSearch.Found, in content: Size) -> LayoutElement {
        LayoutElement(
            id: found.id, frame: orientation.physical(found.frame, in: content), zIndex: Int(found.zIndex),
            isEstimate: found.isEstimate)
    }

    /// Returns a found element with its effect.
    ///
    /// - Parameters:
    ///   - found: The element.
    ///   - item: The frame of the item that the element is or decorates.
    ///   - specification: The specification of the item's section.
    ///   - content: The size of the content.
    ///   - seen: The uncovered part of the viewport.
    private func element(
        _ found: FrameSearch.Found, on item: LogicalRect?, of specification: ArrangedSection.Specification?,
        in content: Size, seenThrough seen: LogicalRect
    ) -> LayoutElement {
        var element = element(found, in: content)
        // Effects do not change headers, footers and backgrounds.
        if found.id.isOfItem, let item, let accessories = specification?.accessories, let effect = accessories.effect {
            effect.draw(&element, item, accessories.decorationSpread, seen, orientation, content)
        }
        return element
    }

    /// Returns the frame of an element in logical coordinates; nil if the element does not exist.
    ///
    /// - Parameters:
    ///   - id: The name of the element.
    ///   - edges: The edges at which pinned headers and footers stop; nil for the frame without pinning.
    /// - Complexity: O(log *n*).
    @inline(never)  // It is large, and called from many places.
    public func logicalFrame(of id: ElementID, pinnedTo edges: PinEdges? = nil) -> LogicalRect? {
        if id.kind.isGlobal { return globalFrame(of: id, pinnedTo: edges) }
        guard sections.indices.contains(id.section) else { return nil }
        var edges = edges
        if let outer = edges { edges = sectionEdges(in: outer) }
        let sectionsStart = sectionsStart
        return sections.read(id.section) { section, start in
            section.frame(of: id, from: sectionsStart + start, pinnedTo: edges)
        }
    }

    /// Calls `body` for each element that shares more than an end with a range of the main axis.
    ///
    /// Positions are logical, in points. The order is that of ``elements(in:seenThrough:)``.
    ///
    /// - Complexity: O(log *n* + *k*) for *k* elements in the range.
    @inline(never)  // The search is inlined here, and would be copied into every caller.
    public func forEachFrame(
        from lower: Double, to upper: Double, pinnedTo edges: PinEdges? = nil,
        _ body: (_ id: ElementID, _ frame: LogicalRect, _ isEstimate: Bool) -> Void
    ) {
        search(from: lower, to: upper, pinnedTo: edges) { body($0.id, $0.frame, $0.isEstimate) }
    }

    @inline(__always)  // The closure is called for every element.
    private func search(
        from lower: Double, to upper: Double, pinnedTo edges: PinEdges?, followingEffects: Bool = false,
        reachingBeyondShelves reach: Double = 0, _ body: (FrameSearch.Found) -> Void
    ) {
        FrameSearch.forEach(
            from: lower, to: upper, followingEffects: followingEffects, reachingBeyondShelves: reach,
            offeredBy: { find(in: &$0, pinnedTo: edges) }, body)
    }

    private func find(in search: inout FrameSearch, pinnedTo edges: PinEdges?) {
        let sectionEdges = edges.map { self.sectionEdges(in: $0) }
        @inline(never)  // There are three calls.
        func offer(_ kind: ElementKind, item: Int = 0) {
            let id = ElementID(kind, section: 0, item: item)
            guard let frame = globalFrame(of: id, pinnedTo: edges) else { return }
            search.offer(
                kind, item: item, frame, zIndex: zIndex(of: id), isEstimate: headerAndFooter.isEstimate(id))
        }
        if headerAndFooter.header != nil { offer(.globalHeader) }
        // A pinned header or footer never leaves its section, so visiting the sections in the range finds it.
        sections.forEachSection(from: search.start, to: search.end, startingAt: sectionsStart) {
            section, number, start in
            section.find(in: &search, number: number, startingAt: start, pinnedTo: sectionEdges)
        }
        search.enter(section: 0)
        if headerAndFooter.footer != nil { offer(.globalFooter) }
        for item in headerAndFooter.boundary.indices { offer(.globalBoundary, item: item) }
    }
}
