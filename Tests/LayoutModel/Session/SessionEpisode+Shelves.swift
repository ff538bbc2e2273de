import CollectionLayout

extension SessionEpisode {
    mutating func scrollShelf() throws {
        let shelves = (0..<session.arrangement.sectionCount).filter {
            session.arrangement.innerOffset(ofSection: $0) != nil
        }
        guard let section = shelves.randomElement(using: &random) else { return }
        draw()
        let proposed = random.distance(-50...500)
        let velocity = random.oneIn(3) ? 0 : random.distance(-1...1)
        let resting = try session.restingOffset(ofShelf: section, proposed: proposed, velocity: velocity)
        let range = session.arrangement.innerOffsetRange(ofSection: section)
        if range?.contains(resting) != true { report("shelf \(section) rests at \(resting), beyond \(range as Any)") }
        // Not left beyond its ends, because the next arrangement would take the section back to its items.
        let offset = range?.contains(proposed) != true || random.oneIn(2) ? resting : proposed
        note("shelf \(section) to \(offset)")
        record(.shelf(section, scrolledTo: offset))
        let before = session
        let answer = try session.shelf(section, scrolledTo: offset)
        // Where it already is, it still rests at the page that it keeps, which may be known or not.
        if before.arrangement.innerOffset(ofSection: section) != offset { rememberShelf(section) }
        shelvesBefore[model.sections[section].name] = nil
        if !answer.isNothing || session.offset != before.offset { report("a shelf scrolls the whole") }
        if offset == resting {
            let again = try session.restingOffset(ofShelf: section, proposed: resting, velocity: 0)
            if again != resting { report("shelf \(section) rests at \(resting), and then at \(again)") }
        }
        draw()
        for shown in host.changes.entered + host.changes.moved where shown.element.id.section != section {
            report("\(shown.element.id) moves with shelf \(section)")
        }
    }

    /// Notes how far a section is scrolled across, after an event that may have changed it.
    mutating func rememberShelf(_ section: Int, after places: ShelfPlace?...) {
        guard model.sections.indices.contains(section) else { return }
        shelves[model.sections[section].name] = ShelfPlace(section, of: session.arrangement, after: places)
    }

    /// Notes that a section has been scrolled across.
    mutating func noteScrolled(_ section: Int) {
        shelvesBefore[model.sections[section].name] = nil
        rememberShelf(section)
    }

    /// Checks that sections are scrolled across as far as before, or as far as they reach now. In a viewport of another
    /// size, they may also rest at the same page or group.
    mutating func checkShelves() {
        guard !shelves.isEmpty else { return }
        var present: [Int: ShelfPlace] = [:]
        for (number, section) in model.sections.enumerated() {
            guard let old = shelves[section.name],
                let place = ShelfPlace(number, of: session.arrangement, after: [old]),
                let range = session.arrangement.innerOffsetRange(ofSection: number)
            else { continue }
            let nearest = max(range.lowerBound, min(old.offset, range.upperBound))
            if place.offset != old.offset, abs(place.offset - nearest) > 1 / 64, !place.rests(like: old) {
                report("section \(number) was scrolled across to \(old.offset), and is at \(place.offset) in \(range)")
            }
            present[section.name] = place
        }
        shelves = present
    }
}

/// How far a section is scrolled across, and the pages or groups at which that is, found by flicking.
struct ShelfPlace {
    let offset: Double
    private let section: Int
    private let arrangement: Arrangement
    /// The numbers of earlier stops that may be kept.
    private let kept: Set<Int>
    /// The items that have rested at earlier stops. Items without length share a stop, so that its number changes when
    /// they get a length.
    private let keptItems: Set<Int>

    /// Makes the place of a section; nil if the section does not scroll across.
    init?(_ section: Int, of arrangement: Arrangement, after olds: [ShelfPlace?]) {
        guard let offset = arrangement.innerOffset(ofSection: section) else { return nil }
        (self.offset, self.section, self.arrangement) = (offset, section, arrangement)
        // Measuring moves the stops, and the section still keeps the one at which it rested.
        kept = olds.reduce(into: []) { $0.formUnion($1.map { $0.kept.union([$0.stop].compactMap { $0 }) } ?? []) }
        keptItems = olds.reduce(into: []) { $0.formUnion($1.map { $0.keptItems.union($0.restingItems) } ?? []) }
    }

    /// Returns whether the section rests at the stop at which it rested before, or at the last one.
    func rests(like old: ShelfPlace) -> Bool {
        if !restsAnywhere, !old.keptItems.union(old.restingItems).isDisjoint(with: restingItems) { return true }
        guard var position = arrangement.innerOffsetRange(ofSection: section)?.lowerBound else { return false }
        let numbers = old.kept.union([old.stop].compactMap { $0 })
        var number = 0
        while true {
            let next = next(position)
            // The last page may begin less than a point before the end, where no flick leads.
            let isHere = abs(position - offset) < (next == nil ? 1 : 1 / 64)
            if isHere, numbers.contains(where: { next == nil ? $0 >= number : $0 == number }) { return true }
            guard let next else { return false }
            (position, number) = (next, number + 1)
        }
    }

    /// The items that lie where the first one lies at the first stop: their leading edges or their middles. At the end
    /// of the content, also the first item that cannot get there.
    private var restingItems: Set<Int> {
        guard stop != nil, let range = arrangement.innerOffsetRange(ofSection: section) else { return [] }
        let isAtEnd = range.upperBound > range.lowerBound && offset > range.upperBound - 1
        let distances = [distances { $0.cross }, distances { $0.cross + $0.breadth / 2 }]
        return Set(
            distances.flatMap { distances in
                distances.indices.filter { abs(distances[$0]) < 1 }
                    + (isAtEnd ? [distances.firstIndex { $0 > 0 }].compactMap { $0 } : [])
            })
    }

    /// The distances of the section's items from where the first one lies at the first stop. An item that begins before
    /// another one that precedes it rests where that does.
    private func distances(to line: (LogicalRect) -> Double) -> [Double] {
        let positions = (0..<arrangement.itemCount(inSection: section)).compactMap { item in
            arrangement.element(.item(item, section: section)).map {
                line(arrangement.orientation.logical($0.frame, in: arrangement.contentSize))
            }
        }
        guard let first = positions.first, let range = arrangement.innerOffsetRange(ofSection: section)
        else { return [] }
        var furthest = first
        return positions.map {
            furthest = max(furthest, $0)
            return furthest - first - (offset - range.lowerBound)
        }
    }

    /// Whether the section may count as being at a stop.
    var mayRest: Bool { stop != nil || !kept.isEmpty }

    /// The number of stops before the offset; nil between stops.
    private var stop: Int? {
        guard var position = arrangement.innerOffsetRange(ofSection: section)?.lowerBound else { return nil }
        var number = 0
        while position <= offset - 1, let next = next(position) { (position, number) = (next, number + 1) }
        return abs(position - offset) < 1 ? number : nil
    }

    /// Returns the next stop, at which a flick or a short way beyond the middle comes to rest; nil at the last stop.
    private func next(_ stop: Double) -> Double? {
        guard !restsAnywhere, let range = arrangement.innerOffsetRange(ofSection: section) else { return nil }
        func rest(_ proposed: Double, _ velocity: Double) -> Double? {
            arrangement.restingOffset(ofSection: section, from: stop, proposed: proposed, velocity: velocity)
                .flatMap { $0 > stop ? $0 : nil }
        }
        if let next = rest(stop + 1, 1) { return next }
        var way = 0.25
        while way < 2 * (range.upperBound - stop) {
            if let next = rest(stop + way, 0) { return next }
            way *= 2
        }
        return nil
    }

    private var restsAnywhere: Bool {
        guard let range = arrangement.innerOffsetRange(ofSection: section) else { return true }
        let proposed = range.lowerBound + (range.upperBound - range.lowerBound) * 0.37
        return arrangement.restingOffset(
            ofSection: section, from: range.lowerBound, proposed: proposed, velocity: 0) == proposed
    }
}
