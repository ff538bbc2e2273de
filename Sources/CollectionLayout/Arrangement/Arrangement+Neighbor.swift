extension Arrangement {
    /// A way to move the focus, as it looks on the screen.
    public enum Heading: UInt8, Sendable, CaseIterable { case left, right, up, down }

    /// The item a person would expect the focus to move to; nil at the edge of the content.
    ///
    /// Of the items that lie beyond that edge of the item's frame, those in its own row or column come first, then the
    /// nearest. O(log n + the items in one viewport), and more only where there are gaps of a viewport's length.
    public func neighbor(of id: ElementID, toward heading: Heading) -> ElementID? {
        guard id.kind == .item, let frame = logicalFrame(of: id) else { return nil }
        return switch orientation.logicalHeading(heading) {
        case (.main, let forward): neighborAlong(id, frame, forward: forward)
        case (.cross, let forward): neighborAcross(id, frame, forward: forward)
        }
    }

    private func neighborAcross(_ id: ElementID, _ frame: LogicalRect, forward: Bool) -> ElementID? {
        if orthogonalContent(id.section) != nil { return neighborOnShelf(id, forward: forward) }
        // Where nothing is beside it, as at the ragged end of a waterfall, the nearest before and after will do.
        for reach in [0, viewportStep(frame)] {
            var best = Nearest()
            let (lower, upper) = (frame.main - reach, max(frame.mainEnd, frame.main + 1) + reach)
            forEachFrame(from: lower, to: upper) { other, candidate, _ in
                guard other.kind == .item, other != id else { return }
                let distance = forward ? candidate.cross - frame.crossEnd : frame.cross - candidate.crossEnd
                guard distance >= -1 else { return }
                let aside = max(0, candidate.main - frame.mainEnd, frame.main - candidate.mainEnd)
                // Of those in the next lane, the one at the same height.
                let misalignment = abs(candidate.main + candidate.mainEnd - frame.main - frame.mainEnd)
                best.offer(other, distance + aside, misalignment)
            }
            if let id = best.id { return id }
        }
        return nil
    }

    /// In a section that scrolls across, what is beside an item may be out of sight; items stand in their order there.
    private func neighborOnShelf(_ id: ElementID, forward: Bool) -> ElementID? {
        let next = id.item + (forward ? 1 : -1)
        return 0..<sections[id.section].count ~= next ? .item(next, section: id.section) : nil
    }

    /// How far to look at a time.
    private func viewportStep(_ frame: LogicalRect) -> Double {
        max(orientation.length(of: viewport), frame.length, 1)
    }

    private func neighborAlong(_ id: ElementID, _ frame: LogicalRect, forward: Bool) -> ElementID? {
        let step = viewportStep(frame)
        var edge = forward ? frame.mainEnd : frame.main
        while forward ? edge < length : edge > 0 {
            var best = Nearest()
            let (lower, upper) = forward ? (edge, edge + step) : (edge - step, edge)
            forEachFrame(from: lower, to: upper) { other, candidate, _ in
                guard other.kind == .item, other != id else { return }
                let distance = forward ? candidate.main - frame.mainEnd : frame.main - candidate.mainEnd
                guard distance >= 0 else { return }
                // What is not below or above by any part counts as farther away, the more so the farther it is aside.
                let aside = max(0, candidate.cross - frame.crossEnd, frame.cross - candidate.crossEnd)
                let isAside = candidate.cross >= frame.crossEnd || candidate.crossEnd <= frame.cross
                best.offer(other, distance + aside + (isAside ? step : 0), abs(candidate.cross - frame.cross))
            }
            if let id = best.id { return id }
            edge += forward ? step : -step
        }
        return nil
    }
}

/// The best offer so far: the least distance, then the least misalignment, then the first.
private struct Nearest {
    private(set) var id: ElementID?
    private var distance = Double.infinity
    private var misalignment = Double.infinity

    mutating func offer(_ candidate: ElementID, _ distance: Double, _ misalignment: Double) {
        guard (distance, misalignment) < (self.distance, self.misalignment) else { return }
        (id, self.distance, self.misalignment) = (candidate, distance, misalignment)
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
