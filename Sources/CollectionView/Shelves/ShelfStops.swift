import CollectionLayout

/// The pages and groups at which sections that scroll across rest, kept while the size changes.
///
/// They are kept until a section is scrolled, because a broad viewport may show the end of the content instead. When
/// the viewport becomes narrow again, the section returns to its page.
@MainActor struct ShelfStops {
    private var stops: [Int: Stop] = [:]

    private struct Stop {
        /// The number of pages or groups before it.
        let number: Int
        /// The offset to which the section was last scrolled for it.
        var offset: Double
    }

    /// Records the stops of sections that rest at one.
    mutating func note(in session: CollectionSession) {
        for section in 0..<session.arrangement.sectionCount {
            let offset = session.arrangement.innerOffset(ofSection: section)
            if let known = stops[section], let offset, known.offset.isNear(offset) { continue }
            stops[section] = offset.flatMap { offset in
                session.stop(ofShelf: section, at: offset).map { Stop(number: $0, offset: offset) }
            }
        }
    }

    /// Scrolls sections to their stops, as far as their content extends.
    mutating func restore(in session: inout CollectionSession) {
        for (section, stop) in stops {
            guard let offset = session.offset(ofStop: stop.number, ofShelf: section) else {
                stops[section] = nil
                continue
            }
            try? session.restoreShelf(section, to: offset)
            stops[section]?.offset = offset
        }
    }
}

extension CollectionSession {
    /// Returns the number of stops before an offset; nil for an offset between stops. O(*k* log *n*) for *k* stops.
    ///
    /// A section that can rest anywhere has only a stop at its beginning.
    fileprivate func stop(ofShelf section: Int, at offset: Double) -> Int? {
        guard var stop = arrangement.innerOffsetRange(ofSection: section)?.lowerBound else { return nil }
        var number = 0
        while stop < offset, !stop.isNear(offset), let next = self.stop(ofShelf: section, after: stop) {
            stop = next
            number += 1
        }
        return stop.isNear(offset) ? number : nil
    }

    /// Returns the offset of a stop, or that of the last stop if there are fewer; nil for sections that do not scroll
    /// across.
    fileprivate func offset(ofStop number: Int, ofShelf section: Int) -> Double? {
        guard var offset = arrangement.innerOffsetRange(ofSection: section)?.lowerBound else { return nil }
        for _ in 0..<number {
            guard let next = stop(ofShelf: section, after: offset) else { break }
            offset = next
        }
        return offset
    }

    /// Returns the offset at which a flick from a stop comes to rest; nil at the last stop.
    private func stop(ofShelf section: Int, after stop: Double) -> Double? {
        arrangement.restingOffset(ofSection: section, from: stop, proposed: stop, velocity: 1).flatMap {
            $0 > stop ? $0 : nil
        }
    }
}

extension Double {
    /// Returns whether offsets are nearer than one point, because scroll views round to pixels.
    fileprivate func isNear(_ other: Double) -> Bool { abs(self - other) < 1 }
}
