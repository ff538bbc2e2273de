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
        rememberShelf(section)
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
    mutating func rememberShelf(_ section: Int) {
        guard model.sections.indices.contains(section), let offset = session.arrangement.innerOffset(ofSection: section)
        else { return }
        shelves[model.sections[section].name] = offset
    }

    /// Checks that sections are scrolled across as far as before, or as far as they reach now.
    mutating func checkShelves() {
        guard !shelves.isEmpty else { return }
        var present: [Int: Double] = [:]
        for (number, section) in model.sections.enumerated() {
            guard let old = shelves[section.name], let offset = session.arrangement.innerOffset(ofSection: number),
                let range = session.arrangement.innerOffsetRange(ofSection: number)
            else { continue }
            let nearest = max(range.lowerBound, min(old, range.upperBound))
            if offset != old, abs(offset - nearest) > 1 / 64 {
                report("section \(number) was scrolled across to \(old), and is at \(offset) in \(range)")
            }
            present[section.name] = offset
        }
        shelves = present
    }
}
