extension CollectionSession {
    /// Scrolls a shelf, a section that scrolls across, to an inner offset. This requires no layout.
    ///
    /// - Parameters:
    ///   - section: The index of the section.
    ///   - offset: The offset in points from the leading edge. It may be beyond the ends while a person pulls the
    ///     content.
    /// - Throws: ``SessionError/notFinite(_:)``, ``SessionError/noSuchSection(_:count:)``,
    ///   ``SessionError/layout(_:)`` with ``LayoutError/doesNotScroll(section:)``.
    /// - Complexity: O(log *s*); O(*k* · log *n*) for *k* elements in a running transition.
    public mutating func shelf(_ section: Int, scrolledTo offset: Double) throws(SessionError) -> Response {
        guard offset.isFinite else { throw .notFinite(offset) }
        try check(section: section)
        let before = arrangement.innerOffset(ofSection: section) ?? 0
        do throws(LayoutError) { try arrangement.scroll(section: section, to: offset) } catch { throw .layout(error) }
        let distance = LogicalRect(
            main: 0, cross: before - LayoutUnit.position(offset), length: 0, breadth: 0)
        running?.scroll(
            shelf: section, by: arrangement.orientation.physical(distance, in: Size(width: 0, height: 0)).corner)
        retarget(seenBeforeFrom: visibleRect.corner)
        reportedRect = nil
        return unchanged
    }

    /// Scrolls a shelf back to an inner offset after its content was replaced, as far as the content extends.
    ///
    /// - Parameters:
    ///   - section: The index of the section.
    ///   - offset: The offset in points from the leading edge.
    /// - Throws: The errors of ``shelf(_:scrolledTo:)``.
    /// - Complexity: O(log *s*).
    public mutating func restoreShelf(_ section: Int, to offset: Double) throws(SessionError) {
        guard offset.isFinite else { throw .notFinite(offset) }
        try check(section: section)
        guard let range = arrangement.innerOffsetRange(ofSection: section) else {
            throw .layout(.doesNotScroll(section: section))
        }
        _ = try shelf(section, scrolledTo: max(range.lowerBound, min(offset, range.upperBound)))
    }

    /// Returns the inner offset at which a shelf comes to rest when the finger is lifted.
    ///
    /// - Parameters:
    ///   - section: The index of the section.
    ///   - proposed: The offset at which it would come to rest by itself, in points.
    ///   - velocity: The velocity, of which only the sign matters: positive toward the trailing edge. NaN is 0. It does
    ///     not matter if scrolling has already ended at a resting position.
    /// - Throws: The errors of ``shelf(_:scrolledTo:)``.
    /// - Complexity: O(log *n*).
    public func restingOffset(
        ofShelf section: Int, proposed: Double, velocity: Double
    ) throws(SessionError) -> Double {
        guard proposed.isFinite else { throw .notFinite(proposed) }
        try check(section: section)
        guard let present = arrangement.innerOffset(ofSection: section),
            let resting = arrangement.restingOffset(
                ofSection: section, from: present, proposed: proposed, velocity: velocity)
        else { throw .layout(.doesNotScroll(section: section)) }
        return resting
    }

    func check(section: Int) throws(SessionError) {
        let count = arrangement.sections.count
        guard section >= 0, section < count else { throw .noSuchSection(section, count: count) }
    }
}
