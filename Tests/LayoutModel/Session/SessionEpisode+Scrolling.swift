import CollectionLayout

extension SessionEpisode {
    mutating func scroll() throws {
        let (length, far) = (session.contentLength, random.oneIn(4))
        let offset = far ? random.distance(-60...(length + 60)) : session.offset + random.distance(-300...300)
        note("a person scrolls to \(offset)")
        try scroll(to: offset, by: .person)
        if session.offset != offset { report("scrolled to \(session.offset), not \(offset)") }
    }

    mutating func scrollByHost() throws {
        let offset = random.distance(0...max(1, session.contentLength))
        note("the host scrolls to \(offset)")
        try scroll(to: offset, by: .host)
    }

    /// As far as a wheel gets that nothing stops.
    mutating func scrollFar() throws {
        let offsets: [Double] = [-1e9, 1e9, -0.0, 1e300, -1e300, 1 / 128]
        let offset = offsets.randomElement(using: &random)!
        note("a person scrolls to \(offset)")
        try scroll(to: offset, by: .person)
        if !session.offset.isFinite { report("scrolled to \(session.offset)") }
        // Where distances are too coarse for layouts, nothing else is asked.
        guard offset.magnitude > 1e9 || random.oneIn(2) else { return }
        draw()
        let end = session.offsetRange.upperBound
        note("and back to \(end)")
        try scroll(to: end, by: .person)
    }

    /// The host has written a correction, and rounded it. What is held is still the same.
    mutating func writeCorrection() throws {
        let rounded = session.offset.rounded()
        note("the host rounds to \(rounded)")
        try scroll(to: rounded, by: .correction)
    }

    mutating func scroll(to offset: Double, by cause: CollectionSession.ScrollCause) throws {
        record(.scrolled(to: offset, cause))
        let before = session.offset
        _ = try session.scrolled(to: offset, by: cause)
        switch cause {
        case .correction: isInPlace = isInPlace && abs(offset - before) <= 1 / 64
        case .person, .scrollbar:
            pending = nil
            isInPlace = isInPlace || offset != before
        case .host:
            if let pending, abs(pending.offset - offset) <= 1 {
                // Hosts may round on the way, and what is held is a little off then.
                isInPlace = false
            } else {
                isInPlace = isInPlace || offset != before
            }
        }
    }

    /// Where scrolling comes to rest lies in the content, whatever is proposed, and rests there.
    mutating func snap() {
        let velocity = [0, 1, -1, 1e300, Double.nan, .infinity].randomElement(using: &random)!
        let proposed = random.oneIn(6) ? .nan : random.distance(-500...(session.contentLength + 500))
        let snapping = session.policy.snapping
        note("rest near \(proposed) at \(velocity), \(snapping)")
        let resting = session.restingOffset(proposed: proposed, velocity: velocity)
        // Where the content ends may be a guess, and scrolling there makes it known.
        var settled = session
        _ = settled.settle(upTo: .infinity)
        if !settled.offsetRange.contains(resting) { report("\(resting) is not in \(settled.offsetRange)") }
        if case .none = snapping, resting != settled.arrangement.clampedOffset(proposed) {
            report("\(proposed) comes to rest at \(resting)")
        }
        let room = session.arrangement.orientation.length(of: session.arrangement.viewport)
        if case .paging = snapping, velocity.isFinite, velocity != 0,
            abs(resting - settled.arrangement.clampedOffset(session.offset)) > max(room, 1) + 1 / 64
        {
            report("paging leads from \(session.offset) to \(resting)")
        }
        // Where nothing is in view, there is no item to rest at.
        guard case .items = snapping, room >= 1 else { return }
        let again = session.restingOffset(proposed: resting, velocity: 0)
        if again != resting { report("scrolling rests at \(resting), and then at \(again)") }
    }
}
