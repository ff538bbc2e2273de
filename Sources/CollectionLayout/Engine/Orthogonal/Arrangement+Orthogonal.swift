extension Arrangement {
    /// Returns the offset of a section that scrolls across, in points from its leading edge; nil for other sections.
    public func innerOffset(ofSection section: Int) -> Double? { orthogonalContent(section)?.offset }

    /// The offsets between which a section scrolls across, in points; nil for a section that does not scroll.
    ///
    /// They begin below 0 if the first group comes to rest in the middle.
    public func innerOffsetRange(ofSection section: Int) -> ClosedRange<Double>? {
        orthogonalContent(section).map { $0.offsetRange.lower...$0.offsetRange.upper }
    }

    /// The viewport of a section that scrolls across, between its header and its footer and from edge to edge, in physical
    /// coordinates; nil for a section that does not scroll. O(log s).
    public func shelfFrame(ofSection section: Int) -> Rect? {
        guard let content = orthogonalContent(section) else { return nil }
        let start = start(ofSection: section) + sections[section].contentStart
        let frame = LogicalRect(main: start, cross: 0, length: content.length, breadth: breadth)
        return orientation.physical(frame, in: contentSize)
    }

    /// Calls `body` for each section that scrolls across and overlaps a rectangle. O(log s) and the sections in it.
    public func forEachShelf(in rect: Rect, _ body: (_ section: Int) -> Void) {
        let stretch = orientation.logical(rect, in: contentSize)
        sections.forEachSection(from: stretch.main, to: stretch.mainEnd, startingAt: sectionsStart) {
            section, index, _ in
            if section.content is OrthogonalContent { body(index) }
        }
    }

    /// Scrolls a section across. Nothing is arranged. O(1), and O(log s) to find the section.
    ///
    /// The offset stays with the section when it moves, and with its items when they change, as far as it then makes sense.
    ///
    /// - Parameter offset: The offset in points from the leading edge. It may be beyond
    ///   ``innerOffsetRange(ofSection:)`` while the content is pulled; NaN is 0.
    /// - Throws: ``LayoutError/doesNotScroll(section:)``.
    public mutating func scroll(section: Int, to offset: Double) throws(LayoutError) {
        guard orthogonalContent(section) != nil else { throw .doesNotScroll(section: section) }
        mutate(section) { section in
            section.mutateContent { ($0 as? OrthogonalContent)?.offset = offset }
        }
    }

    /// Returns the offset at which a section that scrolls across comes to rest; nil for other sections.
    ///
    /// - Parameters:
    ///   - offset: The offset at which scrolling was released.
    ///   - proposed: The offset at which it would come to rest without the section's ``OrthogonalScrolling/Mode``.
    ///   - velocity: positive toward the trailing edge; only its sign counts, and not in every mode.
    /// - Complexity: O(log n) frames.
    public func restingOffset(
        ofSection section: Int, from offset: Double, proposed: Double, velocity: Double
    ) -> Double? {
        orthogonalContent(section)?.restingOffset(from: offset, proposed: proposed, velocity: velocity)
    }

    /// Returns the offset nearest to the present one at which an item of a section that scrolls across is visible
    /// between the insets, or its leading edge if it is too long; nil if the item does not exist. O(log n).
    public func innerOffset(revealing id: ElementID) -> Double? {
        guard id.kind == .item, let content = orthogonalContent(id.section), id.item < content.count else { return nil }
        let frame = content.inner.frame(of: id.item)
        let nearest = max(content.offset, frame.mainEnd - content.viewportBreadth)
        return content.clamped(min(nearest, frame.main))
    }

    /// Scrolls sections across as far as the same sections of another arrangement. O(sections).
    mutating func scrollSections(like other: Arrangement, through map: CollectionMap) {
        for section in sections.indices where orthogonalContent(section) != nil {
            guard let old = map.sections.oldIndex(of: section) else { continue }
            mutate(section) { $0.scroll(like: other.sections[old]) }
        }
    }

    func orthogonalContent(_ section: Int) -> OrthogonalContent? {
        guard sections.indices.contains(section) else { return nil }
        return sections[section].content as? OrthogonalContent
    }
}
