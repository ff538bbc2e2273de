import CollectionLayout

extension SessionEpisode {
    /// Checks that items in the viewports of shelves held their positions while others were inserted, deleted and
    /// moved, and notes the shelves' new offsets.
    ///
    /// - Parameters:
    ///   - before: the session before the change; nil if a dragged item was put back first.
    ///   - modelBefore: the model before the change.
    ///   - moved: the names of the items that the change moved.
    ///   - map: the map of the change.
    ///   - returned: the names of the sections that a canceled change has scrolled back.
    mutating func checkHeldShelves(
        since before: CollectionSession?, _ modelBefore: EditModel, moved: Set<Int>, _ map: CollectionMap,
        except returned: Set<Int> = []
    ) {
        for (new, section) in model.sections.enumerated() where !returned.contains(section.name) {
            guard let known = shelves[section.name],
                let old = modelBefore.sections.firstIndex(where: { $0.name == section.name }),
                modelBefore.sections[old].ids != section.ids || section.ids.contains(where: moved.contains)
                    || section.ids.indices.contains(where: { map.isChanged(.item($0, section: new)) })
            else { continue }
            let ids = modelBefore.sections[old].ids
            // A section with other items keeps its offset, or moves to the nearest stop if it may have been at one.
            if !section.ids.isEmpty, Set(ids).isDisjoint(with: section.ids) {
                let nearest = session.arrangement.restingOffset(
                    ofSection: new, from: known.offset, proposed: known.offset, velocity: 0)
                if known.mayRest, session.arrangement.innerOffset(ofSection: new) == nearest { rememberShelf(new) }
                continue
            }
            if let before, let shelf = HeldShelf(old, of: before.arrangement, after: known) {
                let items = Dictionary(uniqueKeysWithValues: section.ids.enumerated().map { ($1, $0) })
                let problem = shelf.problem(in: session.arrangement, section: new) { index in
                    moved.contains(ids[index]) ? nil : items[ids[index]]
                }
                if let problem { report("shelf \(old), now \(new): \(problem)") }
            }
            // With the same items, it still returns to a stop that it had kept before.
            rememberShelf(new, after: ids == section.ids ? known : nil)
        }
    }

    /// Checks that shelves are scrolled as far as before a canceled change, unless they have been scrolled since.
    mutating func checkReturnedShelves() {
        for (number, section) in model.sections.enumerated() {
            var known = shelves[section.name]
            let place = shelvesBefore[section.name]
            if !hasPutBackFirst {
                guard let place else { continue }
                let now = session.arrangement.innerOffset(ofSection: number) ?? 0
                if now != place.offset {
                    report("shelf \(number) was at \(place.offset) before a canceled change, not at \(now)")
                }
                if known != nil { known = place }
            }
            // It still returns to a stop that it had kept before.
            if let known { rememberShelf(number, after: known, place) }
        }
    }
}

/// A section that is scrolled across, and what its viewport shows.
private struct HeldShelf {
    private let arrangement: Arrangement
    private let section: Int
    private let offset: Double
    private let breadth: Double
    /// Whether the section may count as being at a stop.
    private let mayRest: Bool

    init?(_ section: Int, of arrangement: Arrangement, after known: ShelfPlace) {
        guard let place = ShelfPlace(section, of: arrangement, after: [known]) else { return nil }
        (self.arrangement, self.section, offset) = (arrangement, section, place.offset)
        let insets = arrangement.descriptions[section].insets
        breadth = max(0, arrangement.breadth - insets.leading - insets.trailing)
        mayRest = place.mayRest
    }

    /// Returns what is wrong with another arrangement's section after a change of items, in words; nil if nothing is.
    func problem(in other: Arrangement, section new: Int, newItem: (Int) -> Int?) -> String? {
        guard let range = other.innerOffsetRange(ofSection: new), let now = other.innerOffset(ofSection: new),
            let beginning = arrangement.innerOffsetRange(ofSection: section)?.lowerBound,
            let rest = arrangement.restingOffset(ofSection: section, from: offset, proposed: offset, velocity: 0),
            let restNow = other.restingOffset(ofSection: new, from: now, proposed: now, velocity: 0)
        else { return nil }
        if offset <= beginning {
            return now == range.lowerBound ? nil : "it was at its beginning, and is at \(now) in \(range)"
        }
        // A shelf counts as at rest within a point.
        let wasAtRest = abs(rest - offset) < 1 / 64
        if wasAtRest, abs(restNow - now) >= 1 { return "it was at rest at \(offset), and is not at \(now)" }
        // The offsets at which the items nearest to where items come to rest would be where they were.
        var (requested, least): ([Double], Double) = ([], .infinity)
        let isCentered = arrangement.descriptions[section].orthogonal?.mode == .groupPagingCentered
        for index in 0..<arrangement.itemCount(inSection: section) {
            guard let item = newItem(index), let frame = frame(of: index, section, in: arrangement),
                let frameNow = self.frame(of: item, new, in: other), frame.crossEnd > start,
                frame.cross < start + breadth
            else { continue }
            let toLine = abs(frame.cross - start + (isCentered ? 0.5 : 0) * (frame.breadth - breadth))
            if toLine < least - 1 / 64 { requested = [] }
            if toLine < least + 1 / 64 { requested.append(now + frameNow.cross - frame.cross) }
            least = min(least, toLine)
        }
        if requested.isEmpty { requested = [offset] }
        let isRight = requested.contains { requested in
            let nearest = max(range.lowerBound, min(requested, range.upperBound))
            if abs(nearest - now) <= 1 / 64 { return true }
            let stop = other.restingOffset(ofSection: new, from: nearest, proposed: nearest, velocity: 0)
            return mayRest && stop.map { abs($0 - now) <= 1 / 64 } ?? false
        }
        return isRight ? nil : "it went from \(offset) to \(now) in \(range), not to \(requested)"
    }

    /// The leading edge of the viewport.
    private var start: Double { arrangement.descriptions[section].insets.leading }

    private func frame(of item: Int, _ section: Int, in arrangement: Arrangement) -> LogicalRect? {
        arrangement.element(.item(item, section: section)).map {
            arrangement.orientation.logical($0.frame, in: arrangement.contentSize)
        }
    }
}
