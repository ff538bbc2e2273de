extension Arrangement {
    /// Returns the offset of a section that scrolls across, in points from its leading edge; nil for other sections.
    public func innerOffset(ofSection section: Int) -> Double? { orthogonalContent(section)?.offset }

    /// Returns the range of offsets of a section that scrolls across, in points; nil for other sections.
    ///
    /// It may begin below 0 if the first group comes to rest in the middle of the viewport.
    public func innerOffsetRange(ofSection section: Int) -> ClosedRange<Double>? {
        orthogonalContent(section).map { $0.offsetRange.lower...$0.offsetRange.upper }
    }

    /// Returns the viewport of a section that scrolls across, in physical coordinates; nil for other sections.
    ///
    /// It lies between the section's header and footer, and is as broad as the arrangement's viewport.
    ///
    /// - Complexity: O(log *s*) for *s* sections.
    public func shelfFrame(ofSection section: Int) -> Rect? {
        logicalShelfFrame(ofSection: section).map { orientation.physical($0, in: contentSize) }
    }

    /// Returns the viewport of a section that scrolls across, in logical coordinates; nil for other sections.
    ///
    /// - Complexity: O(log *s*) for *s* sections.
    public func logicalShelfFrame(ofSection section: Int) -> LogicalRect? {
        guard let content = orthogonalContent(section) else { return nil }
        let start = start(ofSection: section) + sections[section].contentStart
        return LogicalRect(main: start, cross: 0, length: content.length, breadth: breadth)
    }

    /// Calls `body` for each section that scrolls across and overlaps a rectangle.
    ///
    /// - Complexity: O(log *s* + *k*), where *k* of *s* sections overlap the rectangle.
    public func forEachShelf(in rect: Rect, _ body: (_ section: Int) -> Void) {
        let stretch = orientation.logical(rect, in: contentSize)
        sections.forEachSection(from: stretch.main, to: stretch.mainEnd, startingAt: sectionsStart) {
            section, index, _ in
            if OrthogonalContent.cast(section.content) != nil { body(index) }
        }
    }

    /// Scrolls a section across. This requires no layout.
    ///
    /// The section keeps its offset when it moves. When its items change, the offset is clamped to the new range,
    /// unless a ``CollectionSession`` holds the position of an item.
    ///
    /// - Parameters:
    ///   - section: The index of the section.
    ///   - offset: The offset in points from the leading edge. It may be beyond ``innerOffsetRange(ofSection:)`` while
    ///     a person pulls the content. NaN is 0.
    /// - Throws: ``LayoutError/doesNotScroll(section:)``.
    /// - Complexity: O(log *s*) for *s* sections.
    public mutating func scroll(section: Int, to offset: Double) throws(LayoutError) {
        guard orthogonalContent(section) != nil else { throw .doesNotScroll(section: section) }
        mutate(section) { section in
            section.mutateContent { OrthogonalContent.cast($0)?.offset = offset }
        }
    }

    /// Returns the offset at which a section that scrolls across comes to rest; nil for other sections.
    ///
    /// - Parameters:
    ///   - section: The index of the section.
    ///   - offset: The offset at which the finger was lifted, in points.
    ///   - proposed: The offset at which scrolling would come to rest without the section's
    ///     ``OrthogonalScrolling/Mode``.
    ///   - velocity: The velocity, of which only the sign matters: positive toward the trailing edge. Not every mode
    ///     uses it.
    /// - Complexity: O(log *n*).
    public func restingOffset(
        ofSection section: Int, from offset: Double, proposed: Double, velocity: Double
    ) -> Double? {
        orthogonalContent(section)?.restingOffset(from: offset, proposed: proposed, velocity: velocity)
    }

    /// Returns the offset nearest to the current one at which an item of a section that scrolls across is visible
    /// between the insets, or its leading edge if it is too long; nil if the item does not exist.
    ///
    /// - Parameters:
    ///   - id: The item.
    ///   - fraction: Aligns a point of the item with the same point between the insets: 0 stands for the leading edges,
    ///     0.5 for the middles, and 1 for the trailing edges. Nil stands for the least distance.
    /// - Complexity: O(log *n*).
    public func innerOffset(revealing id: ElementID, alignedAt fraction: Double? = nil) -> Double? {
        guard id.kind == .item, let content = orthogonalContent(id.section), id.item < content.count else { return nil }
        let frame = content.inner.frame(of: id.item)
        if let fraction {
            return content.clamped(frame.main + (frame.mainEnd - frame.main - content.viewportBreadth) * fraction)
        }
        let nearest = max(content.offset, frame.mainEnd - content.viewportBreadth)
        return content.clamped(min(nearest, frame.main))
    }

    /// Returns the offset at which a section that scrolls across comes to rest next to
    /// ``innerOffset(revealing:alignedAt:)``, so that the item is visible. O(log n).
    func restingOffset(revealing id: ElementID) -> Double? {
        guard let offset = innerOffset(revealing: id), let content = orthogonalContent(id.section) else { return nil }
        return content.restingOffset(near: offset, showing: id.item)
    }

    /// Sets the offsets of sections that scroll across to those in another arrangement, as far as possible. In a
    /// viewport of another size, or with groups at other positions, sections that rest at a page or a group rest there
    /// again.
    ///
    /// - Parameters:
    ///   - other: The other arrangement.
    ///   - map: The map from the other arrangement's elements to this one's.
    ///   - holdsItems: Whether visible items hold their positions in sections with deleted, inserted, moved or
    ///     changed items. Otherwise, those sections stay as they are.
    /// - Complexity: O(*s* log *n* + groups) for *s* sections.
    mutating func restSections(
        like other: Arrangement, through map: CollectionMap, holdingItems holdsItems: Bool = true
    ) {
        for section in sections.indices where orthogonalContent(section) != nil {
            guard let old = map.sections.oldIndex(of: section), holdsItems || !map.changesItems(ofSection: section)
            else { continue }
            rest(section, like: other, old, through: map)
        }
    }

    /// Scrolls a section across like another arrangement's section: to its offset, or so that one of its visible items
    /// holds its position if there are other items.
    mutating func rest(_ section: Int, like other: Arrangement, _ old: Int, through map: CollectionMap) {
        let source = other.sections[old]
        if !map.changesItems(ofSection: section) {
            mutate(section) { $0.rest(like: source) }
        } else if let held = source.heldOffset({ map.newIndex(ofItem: $0, inSection: old) }) {
            mutate(section) { $0.hold(held) }
        }
    }

    func orthogonalContent(_ section: Int) -> OrthogonalContent? {
        guard sections.indices.contains(section) else { return nil }
        return .cast(sections[section].content)
    }
}

extension CollectionMap {
    /// Returns whether items of a section, given by its new index, are deleted, inserted, moved or changed. It is false
    /// for a reloaded section. O(log m).
    fileprivate func changesItems(ofSection section: Int) -> Bool {
        !ends.arriving.positions(inSection: section).isEmpty && contents.oldIndex(of: section) != nil
    }

    /// Returns the new index of an item of a section; nil if it is deleted or moved. O(log m).
    func newIndex(ofItem item: Int, inSection section: Int) -> Int? {
        let id = ElementID.item(item, section: section)
        if items.leaving.contains(id.packedIndex) { return nil }
        return newID(of: id)?.item
    }
}
