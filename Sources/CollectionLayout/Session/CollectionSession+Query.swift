// Queries.

extension CollectionSession {
    /// The length of the content along the main axis, in points.
    public var contentLength: Double { arrangement.length }

    /// The size of the content, in points.
    public var contentSize: Size { arrangement.contentSize }

    /// The offsets at which the viewport does not extend beyond the content, in points; only 0 if the content is short.
    public var offsetRange: ClosedRange<Double> { 0...arrangement.clampedOffset(.infinity) }

    /// Returns an element as it is currently drawn, apart from a running transition; nil if it does not exist. For the
    /// state in a transition, see ``state(of:)``.
    ///
    /// - Complexity: O(log *n*).
    public func element(_ id: ElementID) -> LayoutElement? {
        arrangement.element(id, seenThrough: visibleRect).map { unpinned($0) }
    }

    /// Calls `body` for each element in a rectangle of the content, as it is currently drawn: pinned, scrolled across,
    /// and with its effect, but apart from a running transition. The order is that of
    /// ``Arrangement/forEachElement(in:seenThrough:shelfMargin:_:)``.
    ///
    /// - Complexity: O(log *n* + *k*) for *k* elements in the rectangle.
    public func forEachElement(in rect: Rect, _ body: (LayoutElement) -> Void) {
        arrangement.forEachElement(in: rect, seenThrough: visibleRect) { body(unpinned($0)) }
    }

    /// Returns the extents at both ends of the viewport that pinned headers and footers cover while an element is
    /// visible, in points.
    ///
    /// - Complexity: O(log *s*).
    public func pinnedInsets(around id: ElementID) -> LogicalInsets {
        var (start, end) = (0.0, 0.0)
        func add(_ pinned: HeaderAndFooter) {
            let lengths = pinned.pinnedLengths(arrangement.breadth)
            start += lengths.start
            end += lengths.end
        }
        if !id.kind.isGlobal {
            add(arrangement.headerAndFooter)
            let isInside = !id.kind.isPinnable && arrangement.sections.indices.contains(id.section)
            if isInside { add(arrangement.sections[id.section].accessories.headerAndFooter) }
        }
        return LogicalInsets(start: start, end: end)
    }

    /// Returns an element at its position without pinning if the host pins it; otherwise the element as it is.
    @inline(never)  // Inlined, it would copy a large value on each path, which is slow in WebAssembly.
    func unpinned(_ element: LayoutElement) -> LayoutElement {
        guard policy.pinning == .host, element.id.kind.isPinnable, element.zIndex >= ElementKind.pinnedZIndex,
            !element.id.kind.isBoundary, let frame = arrangement.logicalFrame(of: element.id)
        else { return element }
        var natural = element
        natural.frame = arrangement.orientation.physical(frame, in: arrangement.contentSize)
        return natural
    }

    /// Returns the range in which a host moves an element that it pins; nil for other elements.
    @inline(never)  // Inlined, it would copy large values, which is slow in WebAssembly.
    func pinRange(of element: LayoutElement, _ frame: LogicalRect) -> PinRange? {
        let kind = element.id.kind
        guard policy.pinning == .host, kind.isPinnable, !kind.isBoundary, element.zIndex >= ElementKind.pinnedZIndex
        else { return nil }
        let global = arrangement.headerAndFooter
        let breadth = arrangement.breadth
        var (start, end) = (0.0, arrangement.sectionsEnd)
        var own = global
        var inset = kind.isHeader ? viewport.covered.start : viewport.covered.end
        if !kind.isGlobal {
            let section = arrangement.sections[element.id.section]
            own = section.accessories.headerAndFooter
            start = arrangement.start(ofSection: element.id.section)
            end = start + section.footerStart
            start += section.accessories.spacing
            let lengths = global.pinnedLengths(breadth)
            inset += kind.isHeader ? lengths.start : lengths.end
        }
        return kind.isHeader
            ? PinRange(isHeader: true, lower: frame.main, upper: max(frame.main, end - frame.length), inset: inset)
            : PinRange(
                isHeader: false, lower: min(frame.main, start + own.headerLength(breadth)), upper: frame.main,
                inset: inset)
    }
}

extension ElementKind {
    var isPinnable: Bool { isHeader || isFooter || isBoundary }
}
