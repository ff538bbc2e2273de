import CollectionLayout

extension SessionEpisode {
    /// Grants time for items that nobody sees, or asks for everything up to a position.
    mutating func settle() {
        let (before, model, wasInPlace) = (session, model, isInPlace)
        let position = session.offset + random.distance(0...3000)
        let event: SessionEvent =
            random.oneIn(3) ? .settledThrough(position) : .settled(items: Int.random(in: 0...120, using: &random))
        note("\(event)")
        record(event)
        var changes = CollectionSession.Changes()
        guard let response = try? session.perform(event, &changes) else { return report("\(event) is refused") }
        check(response, since: before, model)
        isInPlace = wasInPlace
        if session.offset != before.offset { report("the viewport moves while the rest settles") }
        if session.settledEnd < before.settledEnd { report("less has settled than before") }
        if case .settledThrough = event, session.settledEnd < position {
            report("what ends at \(session.settledEnd) was to settle up to \(position)")
        }
    }

    /// Checks that everything shown has settled, and that the session knows whether the rest has.
    mutating func checkSettled() {
        let (covered, margin) = (session.viewport.covered, session.viewport.margin)
        let end = session.offset + session.arrangement.orientation.length(of: session.arrangement.viewport)
        if session.settledEnd < end + covered.end + margin {
            report("shown up to \(end + covered.end + margin), and settled up to \(session.settledEnd)")
        }
        if session.isSettled != (session.settledEnd == .infinity) {
            report("settled is \(session.isSettled), up to \(session.settledEnd)")
        }
    }
}
