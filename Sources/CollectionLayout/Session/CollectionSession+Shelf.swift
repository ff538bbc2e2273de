extension CollectionSession {
    /// Reports the inner offset of a section that scrolls across. Nothing is arranged.
    ///
    /// - Parameter offset: The offset in points from the leading edge, which may be beyond the ends while a person
    ///   pulls.
    /// - Throws: ``SessionError/notFinite(_:)``, ``SessionError/noSuchSection(_:count:)``,
    ///   ``LayoutError/doesNotScroll(section:)``.
    /// - Complexity: O(log s).
    public mutating func shelf(_ section: Int, scrolledTo offset: Double) throws(SessionError) -> Response {
        guard offset.isFinite else { throw .notFinite(offset) }
        try check(section: section)
        do throws(LayoutError) { try arrangement.scroll(section: section, to: offset) } catch { throw .layout(error) }
        toldStretch = nil
        return Response()
    }

    /// A section that scrolls across is where it was before its content was replaced, or as near to that as the content reaches.
    ///
    /// - Throws: The errors of ``shelf(_:scrolledTo:)``.
    /// - Complexity: O(log s).
    public mutating func restoreShelf(_ section: Int, to offset: Double) throws(SessionError) {
        guard let range = arrangement.innerOffsetRange(ofSection: section) else {
            try check(section: section)
            throw .layout(.doesNotScroll(section: section))
        }
        guard offset.isFinite else { throw .notFinite(offset) }
        _ = try shelf(section, scrolledTo: max(range.lowerBound, min(offset, range.upperBound)))
    }

    /// Returns the inner offset at which a section that scrolls across comes to rest when a person lets go of it.
    ///
    /// - Parameters:
    ///   - proposed: The offset at which it would come to rest by itself, in points.
    ///   - velocity: positive toward the trailing edge; only its sign counts. Not a number is 0.
    /// - Throws: The errors of ``shelf(_:scrolledTo:)``.
    /// - Complexity: O(log n).
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
