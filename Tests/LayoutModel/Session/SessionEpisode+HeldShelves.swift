import CollectionLayout

extension SessionEpisode {
    /// Checks that items in the viewports of shelves held their positions while others were inserted, deleted and moved,
    /// and notes the shelves' new offsets.
    ///
    /// - Parameters:
    ///   - before: the session before the change; nil if a dragged item was put back first.
    ///   - modelBefore: the model before the change.
    ///   - moved: the names of the items that the change moved.
    ///   - map: the map of the change.
    mutating func checkHeldShelves(
        since before: CollectionSession?, _ modelBefore: EditModel, moved: Set<Int>,
        _ map: CollectionMap
    ) {
        for (new, section) in model.sections.enumerated() {
            guard shelves[section.name] != nil,
                let old = modelBefore.sections.firstIndex(where: { $0.name == section.name }),
                modelBefore.sections[old].ids != section.ids
                    || section.ids.indices.contains(where: { map.isChanged(.item($0, section: new)) })
            else { continue }
            let ids = modelBefore.sections[old].ids
            // A reloaded section has other items, and keeps its offset.
            if !section.ids.isEmpty, Set(ids).isDisjoint(with: section.ids) { continue }
            if let before, let shelf = HeldShelf(old, of: before.arrangement) {
                let items = Dictionary(uniqueKeysWithValues: section.ids.enumerated().map { ($1, $0) })
                if let problem = shelf.problem(
                    in: session.arrangement, section: new,
                    newItem: { index in
                        moved.contains(ids[index]) ? nil : items[ids[index]]
                    })
                {
                    report("shelf \(old), now \(new): \(problem)")
                }
            }
            rememberShelf(new)
        }
    }
}

/// A section that is scrolled across, and what its viewport shows.
private struct HeldShelf {
    private let arrangement: Arrangement
    private let section: Int
    private let offset: Double
    private let breadth: Double

    init?(_ section: Int, of arrangement: Arrangement) {
        guard let offset = arrangement.innerOffset(ofSection: section) else { return nil }
        let range = arrangement.innerOffsetRange(ofSection: section)
        if offset <= range?.lowerBound ?? 0 { return nil }
        (self.arrangement, self.section, self.offset) = (arrangement, section, offset)
        let insets = arrangement.descriptions[section].insets
        breadth = max(0, arrangement.breadth - insets.leading - insets.trailing)
    }

    /// Returns what is wrong with another arrangement's section after a change of items, in words; nil if nothing is.
    func problem(in other: Arrangement, section new: Int, newItem: (Int) -> Int?) -> String? {
        guard let range = other.innerOffsetRange(ofSection: new), let now = other.innerOffset(ofSection: new),
            let rest = arrangement.restingOffset(ofSection: section, from: offset, proposed: offset, velocity: 0),
            let restNow = other.restingOffset(ofSection: new, from: now, proposed: now, velocity: 0)
        else { return nil }
        // A shelf counts as at rest within a point.
        let wasAtRest = abs(rest - offset) < 1 / 64
        if wasAtRest, abs(restNow - now) >= 1 { return "it was at rest at \(offset), and is not at \(now)" }
        let isCentered = arrangement.descriptions[section].orthogonal?.mode == .groupPagingCentered
        var candidates: [(toLine: Double, way: Double)] = []
        for index in 0..<arrangement.itemCount(inSection: section) {
            guard let item = newItem(index), let frame = frame(of: index, section, in: arrangement),
                let frameNow = self.frame(of: item, new, in: other), frame.crossEnd > start,
                frame.cross < start + breadth
            else { continue }
            let toLine = frame.cross - start + (isCentered ? 0.5 : 0) * (frame.breadth - breadth)
            candidates.append((abs(toLine), frameNow.cross - frame.cross))
        }
        guard let least = candidates.map(\.toLine).min() else { return nil }
        let nearest = candidates.filter { $0.toLine < least + 1 / 64 }
        func isRight(_ way: Double) -> Bool {
            if abs(way) <= 1 / 64 { return true }
            let requested = now + way
            let end = max(range.lowerBound, min(requested, range.upperBound))
            if abs(end - now) <= 1 / 64 { return true }
            // It may have been at a stop that a measurement has moved since.
            let rest = other.restingOffset(ofSection: new, from: end, proposed: end, velocity: 0)
            return rest.map { abs($0 - now) <= 1 / 64 } ?? false
        }
        if nearest.contains(where: { isRight($0.way) }) { return nil }
        return "at \(offset), now at \(now) in \(range), its item has moved by \(nearest.map(\.way))"
    }

    /// The leading edge of the viewport.
    private var start: Double { arrangement.descriptions[section].insets.leading }

    private func frame(of item: Int, _ section: Int, in arrangement: Arrangement) -> LogicalRect? {
        arrangement.element(.item(item, section: section)).map {
            arrangement.orientation.logical($0.frame, in: arrangement.contentSize)
        }
    }
}
