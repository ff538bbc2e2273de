import CollectionLayout

extension SessionEpisode {
    /// Checks that the arrangement equals one that is made afresh.
    mutating func checkFresh() {
        do {
            var settled = session
            _ = settled.settle(upTo: .infinity)
            var afresh = try settled.arrangement.madeAfresh()
            for section in (0..<settled.arrangement.sectionCount) {
                // Arranging afresh takes an orthogonal section back that a finger has pulled beyond its ends.
                guard let offset = settled.arrangement.innerOffset(ofSection: section) else { continue }
                try afresh.scroll(section: section, to: offset)
            }
            let difference = settled.arrangement.difference(from: afresh)
            if let difference { report("updated, not afresh: \(difference)") }
            checkUnmoved(settled)
        } catch { report("\(error)") }
    }

    /// Checks that everything near the viewport is in its final position, although the rest has not settled.
    private mutating func checkUnmoved(_ settled: CollectionSession) {
        if session.isSettled { return }
        let (start, end) = (session.offset - 500, session.offset + session.viewport.margin)
        let room = session.arrangement.orientation.length(of: session.arrangement.viewport)
        var expected: [ElementID: LogicalRect] = [:]
        settled.arrangement.forEachFrame(from: start, to: end + room) { id, frame, _ in expected[id] = frame }
        var found: [ElementID: LogicalRect] = [:]
        session.arrangement.forEachFrame(from: start, to: end + room) { id, frame, _ in found[id] = frame }
        for id in Set(expected.keys).union(found.keys) where id.kind != .background && found[id] != expected[id] {
            let (was, later) = (found[id].map { "\($0)" } ?? "nowhere", expected[id].map { "\($0)" } ?? "nowhere")
            report("before it has settled, \(id) is shown at \(was), and then is at \(later)")
        }
    }

    /// Whether the viewport has an area. Otherwise, it shows no item at which to rest.
    var hasRoom: Bool {
        let arrangement = session.arrangement
        return arrangement.orientation.length(of: arrangement.viewport) >= 1 && arrangement.breadth > 0
    }

    /// Checks that a change leaves a viewport at rest where scrolling comes to rest.
    private mutating func checkRest(since before: CollectionSession) {
        guard hasRoom, before.isAtRest, !session.isAtRest else { return }
        // While an item is dragged, content in view moves only out of its way.
        guard before.reordering == nil else { return }
        // A scroll may have led to a header, or to an item that has no area.
        if let held = session.heldAnchor?.element, let frame = session.arrangement.logicalFrame(of: held),
            held.kind != .item || min(frame.length, frame.breadth) == 0
        {
            return
        }
        report("the viewport was at rest at \(before.offset), and \(session.offset) is no resting position")
    }

    /// Checks that the held element has kept its position, unless the response says otherwise.
    ///
    /// - Parameter modelBefore: the model before the event.
    mutating func check(
        _ response: CollectionSession.Response, since before: CollectionSession, _ modelBefore: EditModel
    ) {
        obey(response)
        if abs(session.offset - before.offset - response.correction) > 1e-6 {
            report("the offset went from \(before.offset) to \(session.offset), by \(response.correction)")
        }
        if response.lengthChanged != (session.contentLength != before.contentLength) {
            report("lengthChanged is \(response.lengthChanged)")
        }
        checkRest(since: before)
        defer { isInPlace = response.isHeld }
        // Such an event cancels the drag first. The cancellation may have another anchor than the event itself.
        guard before.reordering == nil || session.reordering != nil else { return }
        guard isInPlace, response.isHeld, let anchor = session.heldAnchor, let element = anchor.element else { return }
        guard let old = modelBefore.id(of: name(of: element)) else {
            return report("\(anchor) is held, and was not there")
        }
        var oldAnchor = anchor
        oldAnchor.element = old
        guard let was = before.arrangement.offset(of: oldAnchor), let home = session.arrangement.offset(of: anchor)
        else { return report("\(anchor) is held, and not there") }
        if abs(was - before.offset) > 1 / 64 { report("\(anchor) is held, and was \(was - before.offset) off") }
        if abs(home - session.offset) > 1 / 64 { report("\(anchor) is off by \(home - session.offset)") }
    }
}

extension CollectionSession {
    /// Whether the viewport is where scrolling comes to rest. Hosts round to pixels.
    fileprivate var isAtRest: Bool {
        policy.snapping != .none && abs(restingOffset(proposed: offset, velocity: 0) - offset) <= 0.5
    }
}

extension CollectionSession.Response {
    /// Whether the host has nothing to do.
    var isNothing: Bool { correction == 0 && scrollTo == nil && isHeld && !lengthChanged }
}
