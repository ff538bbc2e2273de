extension Arrangement {
    /// A direction on the screen in which the focus moves.
    public enum Heading: UInt8, Sendable, CaseIterable {
        /// The left or the right side of the screen, in any writing direction.
        case left, right
        /// The top or the bottom of the screen.
        case up, down
    }

    /// Returns the item to which a person would expect the focus to move; nil at the edge of the content.
    ///
    /// Candidates are the items beyond that edge of the item's frame. Those in its own row or column come first, then
    /// the nearest one.
    ///
    /// - Complexity: O(log *n* + items in one viewport), and more only if there are gaps of a viewport's length: then
    ///   O(log *n* + items in a range of the gap's length).
    public func neighbor(of id: ElementID, toward heading: Heading) -> ElementID? {
        guard id.kind == .item, let frame = logicalFrame(of: id) else { return nil }
        let (axis, forward) = orientation.logicalHeading(heading)
        // The extent of one search.
        var step = max(orientation.length(of: viewport), frame.length, 1)
        if axis == .cross {
            if orthogonalContent(id.section) != nil { return neighborOnShelf(id, forward: forward) }
            let (lower, upper) = (frame.main, max(frame.mainEnd, frame.main + 1))
            // If no item is beside this one, as at the ragged end of a waterfall, the search includes items before and
            // after it.
            return nearest(to: id, frame, .cross, forward, from: lower, to: upper)
                ?? nearest(to: id, frame, .cross, forward, from: lower - step, to: upper + step)
        }
        var edge = forward ? frame.mainEnd : frame.main
        while forward ? edge < length : edge > 0 {
            let next = forward ? edge + step : edge - step
            let (lower, upper) = (min(edge, next), max(edge, next))
            if let id = nearest(to: id, frame, .main, forward, from: lower, to: upper) { return id }
            edge = next
            step *= 2
        }
        return nil
    }

    /// Returns the next or previous item of a section that scrolls across. It may be out of view.
    private func neighborOnShelf(_ id: ElementID, forward: Bool) -> ElementID? {
        let next = id.item + (forward ? 1 : -1)
        return 0..<itemCount(inSection: id.section) ~= next ? .item(next, section: id.section) : nil
    }

    /// Returns the nearest item beyond an edge of another one, among the items in a range of the main axis.
    private func nearest(
        to id: ElementID, _ frame: LogicalRect, _ axis: Orientation.LogicalAxis, _ forward: Bool,
        from lower: Double, to upper: Double
    ) -> ElementID? {
        var best = Nearest()
        forEachFrame(from: lower, to: upper) { other, candidate, _ in
            guard other.kind == .item, other != id else { return }
            // Exchanged axes make the code below independent of the heading's axis.
            let (from, to) = axis == .main ? (frame, candidate) : (frame.transposed, candidate.transposed)
            let distance = forward ? to.main - from.mainEnd : from.main - to.mainEnd
            guard distance >= (axis == .main ? 0 : -1) else { return }
            let aside = max(0, to.cross - from.crossEnd, from.cross - to.crossEnd)
            if axis == .main {
                // An item that does not overlap across ranks after all items that do.
                let isAside = to.cross >= from.crossEnd || to.crossEnd <= from.cross
                best.offer(other, distance + aside + (isAside ? upper - lower : 0), abs(to.cross - from.cross))
            } else {
                // In the next lane, the item whose middle is nearest along the main axis is the best.
                best.offer(other, distance + aside, abs(to.cross + to.crossEnd - from.cross - from.crossEnd))
            }
        }
        return best.id
    }
}

/// The best candidate so far: the one with the smallest distance, then the smallest misalignment, then the first one.
private struct Nearest {
    private(set) var id: ElementID?
    private var rank: (distance: Double, misalignment: Double)?

    mutating func offer(_ candidate: ElementID, _ distance: Double, _ misalignment: Double) {
        if let rank, (distance, misalignment) >= rank { return }
        id = candidate
        rank = (distance, misalignment)
    }
}

extension Orientation {
    fileprivate enum LogicalAxis { case main, cross }

    fileprivate func logicalHeading(_ heading: Arrangement.Heading) -> (LogicalAxis, forward: Bool) {
        let isAlongText = heading == .left || heading == .right
        let forward = isAlongText ? (heading == .right) == (direction == .leftToRight) : heading == .down
        return (isAlongText == (axis == .horizontal) ? .main : .cross, forward)
    }
}
