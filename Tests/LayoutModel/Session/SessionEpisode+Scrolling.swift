import CollectionLayout

extension SessionEpisode {
    mutating func scroll() throws {
        let (length, last, far) = (session.contentLength, session.offsetRange.upperBound, random.oneIn(4))
        let offset = far ? random.distance(-60...(length + 60)) : session.offset + random.distance(-300...300)
        note("a person scrolls to \(offset)")
        try scroll(to: offset, by: .person)
        // The content may have been estimated to be longer.
        let isAtEnd = offset <= last && session.offset == session.offsetRange.upperBound
        if session.offset != offset, !isAtEnd { report("scrolled to \(session.offset), not \(offset)") }
    }

    /// Checks that an element held before a scroll is held as long as it is in view, or the end, if the rule holds it there.
    /// Elements that come in at the start grow away from it.
    mutating func scrollAndMeasure() throws {
        present()
        guard let anchor = session.heldAnchor, let id = anchor.element else { return }
        let offset = session.offset + random.distance(-150...150)
        note("a person scrolls to \(offset), and what comes in is measured")
        try scroll(to: offset, by: .person)
        draw()
        let room = session.arrangement.orientation.length(of: session.arrangement.viewport)
        let (before, sizes) = (session, sizesOfUnmeasured() + random.measurements(in: session.arrangement))
        guard offset > 0, let frame = session.arrangement.logicalFrame(of: id), frame.main < offset + room,
            offset < frame.mainEnd, !sizes.isEmpty
        else { return }
        let response = try measure(sizes)
        check(response, since: before, model)
        if case .end(let tolerance) = session.policy.heldPosition,
            offset + room >= before.contentLength - max(0, tolerance)
        {
            if session.heldAnchor?.element != nil { report("scrolled to the end, and \(session.heldAnchor!) is held") }
            return
        }
        guard let was = before.arrangement.offset(of: anchor), let home = session.arrangement.offset(of: anchor) else {
            return report("\(anchor) is gone")
        }
        let jump = (home - session.offset) - (was - before.offset)
        if response.isHeld, abs(jump) > 1 / 64 { report("\(anchor) was held before the scroll, and jumps by \(jump)") }
    }

    /// Drags the scrollbar. Its ends mean the ends of the content, whatever is measured there.
    mutating func dragScrollbar() throws {
        let last = session.offsetRange.upperBound
        let isAtEnd = last > 0 && random.oneIn(2)
        // If the ends are nearer than a point, both are meant by the same offset, and the start counts.
        let isAtStart = isAtEnd && (random.oneIn(3) || last <= 1)
        let offset = isAtStart ? 0 : isAtEnd ? last : random.distance(0...max(1, last))
        note("a person drags the scrollbar to \(offset)")
        var response = try scroll(to: offset, by: .scrollbar)
        guard isAtEnd else { return }
        // After so many passes, the rest is left to the next frame.
        for _ in 0..<8 {
            if let offset = response.scrollTo { response = try scroll(to: offset, by: .host) }
            draw()
            let sizes = sizesOfUnmeasured()
            guard !sizes.isEmpty || response.scrollTo != nil else { break }
            response = try measure(sizes)
        }
        if let offset = response.scrollTo { try scroll(to: offset, by: .host) }
        let end = restingOffset(near: isAtStart ? 0 : session.offsetRange.upperBound)
        // An offset within half a point counts as a resting position.
        let tolerance = session.policy.snapping == .none ? 1 / 64 : 0.5
        if abs(session.offset - end) > tolerance { report("dragged to \(end), an end, it is at \(session.offset)") }
    }

    mutating func scrollByHost() throws {
        let offset = random.distance(0...max(1, session.contentLength))
        note("the host scrolls to \(offset)")
        try scroll(to: offset, by: .host)
    }

    /// Scrolls to offsets far beyond the content, or to tiny ones.
    mutating func scrollFar() throws {
        let offsets: [Double] = [-1e9, 1e9, -0.0, 1e300, -1e300, 1 / 128]
        let offset = offsets.randomElement(using: &random)!
        note("a person scrolls to \(offset)")
        try scroll(to: offset, by: .person)
        if !session.offset.isFinite { report("scrolled to \(session.offset)") }
        // So far away, distances are too coarse for layouts, and nothing else is checked before the way back.
        let isFar = offset.magnitude > 1e9
        if isFar { hasCoarseMotions = true }
        guard isFar || random.oneIn(2) else { return }
        draw()
        let end = session.offsetRange.upperBound
        note("and back to \(end)")
        try scroll(to: end, by: .person)
    }

    /// Reports a correction that the host has rounded. The held element stays the same.
    mutating func writeCorrection() throws {
        let rounded = session.offset.rounded()
        note("the host rounds to \(rounded)")
        try scroll(to: rounded, by: .correction)
    }

    @discardableResult
    mutating func scroll(
        to offset: Double, by cause: CollectionSession.ScrollCause
    ) throws -> CollectionSession.Response {
        record(.scrolled(to: offset, cause))
        let (scene, before) = (session, session.offset)
        let response = try session.scrolled(to: offset, by: cause)
        if offset != before, cause != .correction {
            returnOffset = .scrolled
        } else if cause == .scrollbar {
            returnOffset = .unknown
        }
        if cause == .scrollbar { mayHaveDestination = true }
        obey(response)
        checkMotions(since: scene)
        switch cause {
        case .correction: isInPlace = isInPlace && abs(offset - before) <= 1 / 64
        case .person, .scrollbar:
            (pending, mayHaveDestination) = (nil, cause == .scrollbar)
            isInPlace = isInPlace || offset != before
        case .host:
            isInPlace = !mayHaveArrived && (isInPlace || offset != before)
            if let pending, abs(pending.offset - session.offset) <= 1 { self.pending?.hasArrived = true }
        }
        return response
    }

    /// Whether the host may just have arrived at a destination, whose offset it may have rounded. Then the held element
    /// is up to a point off, or more if an end of the content is in the way.
    private var mayHaveArrived: Bool {
        if let pending, abs(pending.offset - session.offset) <= 1 { return true }
        guard mayHaveDestination, let held = session.heldAnchor else { return false }
        guard let home = session.arrangement.offset(of: held) else { return false }
        let nearest = session.arrangement.clampedOffset(home)
        return abs(nearest - session.offset) <= 1 && abs(home - session.offset) > 1 / 64
    }

    /// Returns the offset where a scroll to another one ends.
    func restingOffset(near offset: Double) -> Double {
        session.policy.snapping == .none
            ? session.arrangement.clampedOffset(offset) : session.restingOffset(proposed: offset, velocity: 0)
    }

    /// Checks that scrolling comes to rest within the content, whatever is proposed, and that it then stays there.
    mutating func snap() {
        let velocity = [0, 1, -1, 1e300, Double.nan, .infinity].randomElement(using: &random)!
        let proposed = random.oneIn(6) ? .nan : random.distance(-500...(session.contentLength + 500))
        let snapping = session.policy.snapping
        note("rest near \(proposed) at \(velocity), \(snapping)")
        let resting = session.restingOffset(proposed: proposed, velocity: velocity)
        // The end of the content may be a guess until the session has settled.
        var settled = session
        _ = settled.settle(upTo: .infinity)
        if !settled.offsetRange.contains(resting) { report("\(resting) is not in \(settled.offsetRange)") }
        if case .none = snapping, resting != settled.arrangement.clampedOffset(proposed) {
            report("\(proposed) comes to rest at \(resting)")
        }
        let room = session.arrangement.orientation.length(of: session.arrangement.viewport)
        // A scroll that has ended at a page may stay there.
        if case .paging = snapping, velocity.isFinite, velocity != 0,
            abs(settled.arrangement.clampedOffset(proposed) - settled.arrangement.clampedOffset(session.offset)) > 0.5
        {
            let distance = (resting - settled.arrangement.clampedOffset(session.offset)) * (velocity > 0 ? 1 : -1)
            let end = velocity > 0 ? settled.offsetRange.upperBound : 0
            // An offset less than half a point from a page is on it.
            if distance > max(room, 1) + 0.5 || distance < 0.5, room >= 4, resting != end {
                report("paging leads from \(session.offset) to \(resting)")
            }
        }
        guard case .items = snapping, hasRoom else { return }
        let again = session.restingOffset(proposed: resting, velocity: 0)
        if again != resting { report("scrolling rests at \(resting), and then at \(again)") }
    }
}
