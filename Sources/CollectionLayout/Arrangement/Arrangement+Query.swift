extension Arrangement {
    /// Everything that shares more than an edge with a rectangle in physical coordinates, section by section; in a
    /// section background, header, items in order, footer.
    ///
    /// - Complexity: O(log n + k), plus the items of at most two blocks a section.
    public func elements(in rect: Rect) -> [LayoutElement] {
        var elements: [LayoutElement] = []
        elements.reserveCapacity(64)
        forEachElement(in: rect) { elements.append($0) }
        return elements
    }

    /// ``elements(in:)`` without an array.
    public func forEachElement(in rect: Rect, _ body: (LayoutElement) -> Void) {
        let content = contentSize
        let rect = orientation.logical(rect, in: content)
        forEachFrame(from: rect.main, to: rect.mainEnd) { id, frame, isEstimate in
            guard frame.intersects(rect) else { return }
            let frame = orientation.physical(frame, in: content)
            body(LayoutElement(id: id, frame: frame, zIndex: id.kind.zIndex, isEstimate: isEstimate))
        }
    }

    /// One element; nil where there is no such element. O(log n).
    public func element(_ id: ElementID) -> LayoutElement? {
        guard let frame = logicalFrame(of: id) else { return nil }
        return LayoutElement(
            id: id, frame: orientation.physical(frame, in: contentSize), zIndex: id.kind.zIndex,
            isEstimate: size(of: id)?.isEstimate ?? false)
    }

    /// The frame of an element along the axes of the layout; nil where there is no such element. O(log n).
    public func logicalFrame(of id: ElementID) -> LogicalRect? {
        guard sections.indices.contains(id.section) else { return nil }
        let section = sections[id.section]
        let start = start(ofSection: id.section)
        switch id.kind {
        case .item:
            guard id.item < section.count else { return nil }
            return section.content.frame(of: id.item)
                .offset(main: start + section.contentStart(breadth), cross: section.insets.leading)
        case .header where section.header != nil:
            return band(at: start, section.headerLength(breadth))
        case .footer where section.footer != nil:
            return band(at: start + section.footerStart(breadth), section.footerLength(breadth))
        case .background where section.hasBackground:
            return band(at: start, section.length(breadth))
        default:
            return nil
        }
    }

    /// Calls `body` for everything that shares more than an end with a stretch of the main axis.
    ///
    /// Positions are logical, in points. The order is that of ``elements(in:)``. O(log n + k).
    public func forEachFrame(
        from lower: Double, to upper: Double,
        _ body: (_ id: ElementID, _ frame: LogicalRect, _ isEstimate: Bool) -> Void
    ) {
        index.forEachLeaf(from: lower, to: upper) { number, start in
            let section = sections[number]
            func visit(_ kind: ElementKind, _ frame: LogicalRect, _ isEstimate: Bool = false) {
                guard frame.main < upper, lower < frame.mainEnd else { return }
                body(ElementID(kind, section: number), frame, isEstimate)
            }
            if section.hasBackground { visit(.background, band(at: start, section.length(breadth))) }
            if let header = section.header {
                visit(.header, band(at: start, section.headerLength(breadth)), header.isEstimate)
            }
            let contentStart = start + section.contentStart(breadth)
            section.content.forEachFrame(from: lower - contentStart, to: upper - contentStart) {
                item, frame, isEstimate in
                let frame = frame.offset(main: contentStart, cross: section.insets.leading)
                body(.item(item, section: number), frame, isEstimate)
            }
            if let footer = section.footer {
                let footerStart = start + section.footerStart(breadth)
                visit(.footer, band(at: footerStart, section.footerLength(breadth)), footer.isEstimate)
            }
            return true
        }
    }

    /// A rectangle across the whole viewport.
    private func band(at main: Double, _ length: Double) -> LogicalRect {
        LogicalRect(main: main, cross: 0, length: length, breadth: breadth)
    }

    private func size(of id: ElementID) -> ItemSize? {
        switch id.kind {
        case .item: sections[id.section].content.size(of: id.item)
        case .header: sections[id.section].header
        case .footer: sections[id.section].footer
        default: nil
        }
    }
}

extension ElementKind {
    /// Backgrounds lie below items, headers and footers above them, so that they can be pinned.
    public var zIndex: Int {
        switch self {
        case .item: 0
        case .background: -1
        default: 1
        }
    }
}
