extension Arrangement {
    /// How far a section is scrolled across, in points from its leading edge; nil for a section that does not scroll.
    public func innerOffset(ofSection section: Int) -> Double? { orthogonalContent(section)?.offset }

    /// The offsets between which a section scrolls across, in points; nil for a section that does not scroll.
    ///
    /// They begin below 0 where the first group is to stand in the middle.
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

    /// Calls `body` for every section that scrolls across and of which a part lies in a rectangle. O(log s) and the sections in it.
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
    /// - Parameter offset: in points from the leading edge. It may go beyond ``innerOffsetRange(ofSection:)``, as when the
    ///   content is pulled; not a number is 0.
    /// - Throws: ``LayoutError/doesNotScroll(section:)``.
    public mutating func scroll(section: Int, to offset: Double) throws(LayoutError) {
        guard orthogonalContent(section) != nil else { throw .doesNotScroll(section: section) }
        mutate(section) { section in
            section.mutateContent { ($0 as? OrthogonalContent)?.offset = offset }
        }
    }

    /// Where a section that scrolls across comes to rest; nil for a section that does not scroll.
    ///
    /// - Parameters:
    ///   - offset: where scrolling was let go.
    ///   - proposed: where it would come to rest without the section's ``OrthogonalScrolling/Mode``.
    ///   - velocity: positive toward the trailing edge; only its sign counts, and not in every mode.
    /// - Complexity: O(log n) frames.
    public func restingOffset(
        ofSection section: Int, from offset: Double, proposed: Double, velocity: Double
    ) -> Double? {
        orthogonalContent(section)?.restingOffset(from: offset, proposed: proposed, velocity: velocity)
    }

    /// The offset nearest to the present one at which an item of a section that scrolls across is to be seen between the
    /// insets, its leading edge if not all of it; nil if there is no such item. O(log n).
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
