import CollectionLayout

extension SessionEpisode {
    /// The arrangement is what arranging the same afresh makes.
    mutating func checkFresh() {
        do {
            var afresh = try session.arrangement.madeAfresh()
            for section in (0..<session.arrangement.sectionCount) {
                // A shelf may be pulled beyond its ends.
                guard let offset = session.arrangement.innerOffset(ofSection: section) else { continue }
                try afresh.scroll(section: section, to: offset)
            }
            let difference = session.arrangement.difference(from: afresh)
            if let difference { report("updated, not afresh: \(difference)") }
        } catch { report("\(error)") }
    }

    /// What is held is where it was, unless the answer says otherwise.
    ///
    /// - Parameter modelBefore: what things were called before.
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
        defer { isInPlace = response.isHeld }
        // Where a dragged item is put back first, one element is held meanwhile, and then perhaps another one.
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

extension CollectionSession.Response {
    /// Whether nothing is to be done.
    var isNothing: Bool { correction == 0 && scrollTo == nil && isHeld && !lengthChanged }
}
