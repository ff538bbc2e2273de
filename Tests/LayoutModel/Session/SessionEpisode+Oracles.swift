import CollectionLayout

extension SessionEpisode {
    /// Draws, and checks what is drawn.
    mutating func draw() {
        let shownBefore = keys
        host.draw(&session)
        for problem in host.problems { report(problem) }
        checkShown()
        // What stays keeps its key.
        for (name, key) in keys {
            if let before = shownBefore[name], before != key { report("\(name) had \(before), and has \(key)") }
        }
        for (name, key) in shownBefore where keys[name] == nil && !host.changes.left.contains(key) {
            report("\(name) is gone, and \(key) has not left")
        }
        checkMeasuring()
        let told = host.changes
        host.draw(&session)
        if !host.changes.isEmpty { report("a second call yields \(host.changes), after \(told.entered.count) entered") }
    }

    /// What is shown is what meets the viewport and its margins, as it is now.
    private mutating func checkShown() {
        keys = [:]
        var wanted = expectedElements()
        for (key, shown) in host.views {
            let id = shown.element.id
            guard var expected = wanted.removeValue(forKey: id) else {
                report("\(id.readable) is shown")
                continue
            }
            expected.isEstimate = shown.element.isEstimate
            if expected != shown.element { report("\(id.readable) is told at \(shown.element), not \(expected)") }
            if session.key(of: id) != key || session.id(of: key) != id {
                report("\(id.readable) is not found by \(key)")
            }
            keys[name(of: id)] = key
            checkPin(shown)
        }
        for id in wanted.keys { report("\(id.readable) is not shown") }
    }

    /// Every element that is to be shown, found by looking at all of them.
    private func expectedElements() -> [ElementID: LayoutElement] {
        let (arrangement, viewport) = (session.arrangement, session.viewport)
        let (covered, margin) = (viewport.covered, viewport.margin + 1 / 64)
        let length = arrangement.orientation.length(of: arrangement.viewport)
        let shown = arrangement.orientation.physical(
            LogicalRect(
                main: session.offset - covered.start - margin, cross: -covered.leading - 1 / 64,
                length: length + covered.start + covered.end + 2 * margin,
                breadth: arrangement.breadth + covered.leading + covered.trailing + 1 / 32), in: arrangement.contentSize
        )
        var expected: [ElementID: LayoutElement] = [:]
        for element in arrangement.elements(in: shown, seenThrough: arrangement.visibleRect(at: session.offset)) {
            expected[element.id] = session.element(element.id)
        }
        for id in retained.values.compactMap({ id(of: $0) }) { expected[id] = session.element(id) }
        return expected
    }

    /// A host that displaces an element as far as it is told to gets what the arrangement pins.
    private mutating func checkPin(_ shown: CollectionSession.ShownElement) {
        guard let range = shown.pinRange else { return }
        let (arrangement, offset) = (session.arrangement, session.offset)
        let start = offset - session.viewport.covered.start
        let end = offset + arrangement.orientation.length(of: arrangement.viewport) + session.viewport.covered.end
        let edge = range.isHeader ? start + range.inset : end - range.inset - shown.frame.length
        let displaced =
            range.isHeader
            ? max(shown.frame.main, min(edge, range.upper)) : min(shown.frame.main, max(edge, range.lower))
        let pinned = arrangement.logicalFrame(
            of: shown.element.id,
            pinnedTo: PinEdges(start: offset, end: offset + arrangement.orientation.length(of: arrangement.viewport)))
        // Where a global header or footer is pushed out itself, those of sections follow it, which no browser does.
        let global = arrangement.headerAndFooter
        if !shown.element.id.kind.isGlobal, global.pinsHeader || global.pinsFooter { return }
        if let pinned, abs(pinned.main - displaced) > 1 / 64 {
            report("\(shown.element.id.readable) is to be pinned at \(pinned.main), and \(range) leads to \(displaced)")
        }
    }

    /// Nothing is asked twice for the same breadth and content.
    private mutating func checkMeasuring() {
        asked = asked.filter { keys[$0.key] != nil }
        for (name, key) in keys {
            guard let shown = host.views[key], session.element(shown.element.id)?.isEstimate == false else { continue }
            asked[name] = nil
        }
        for key in host.changes.unmeasured {
            guard let shown = host.views[key] else { continue }
            let isOnShelf =
                shown.element.id.kind == .item
                && session.arrangement.innerOffset(ofSection: shown.element.id.section) != nil
            let (name, breadth) = (name(of: shown.element.id), isOnShelf ? shown.frame.length : shown.frame.breadth)
            if asked[name] == breadth { report("\(name) is to be measured again at \(breadth)") }
            asked[name] = breadth
        }
    }

    /// The arrangement is what arranging the same afresh makes.
    mutating func checkFresh() {
        do {
            let difference = try session.arrangement.difference(from: session.arrangement.madeAfresh())
            if let difference { report("updated, not afresh: \(difference)") }
        } catch { report("\(error)") }
    }

    /// What is held is where it was, unless the answer says otherwise.
    ///
    /// - Parameter id: what an element was called before.
    mutating func check(
        _ response: CollectionSession.Response, since before: CollectionSession,
        _ oldID: (ElementID) -> ElementID? = { $0 }
    ) {
        if abs(session.offset - before.offset - response.correction) > 1e-6 {
            report("the offset went from \(before.offset) to \(session.offset), by \(response.correction)")
        }
        if response.lengthChanged != (session.contentLength != before.contentLength) {
            report("lengthChanged is \(response.lengthChanged)")
        }
        defer { isInPlace = response.isHeld }
        guard isInPlace, response.isHeld, let anchor = session.heldAnchor, let element = anchor.element else { return }
        guard let old = oldID(element) else { return report("\(anchor) is held, and was not there") }
        var oldAnchor = anchor
        oldAnchor.element = old
        guard let was = before.arrangement.offset(of: oldAnchor), let home = session.arrangement.offset(of: anchor)
        else { return report("\(anchor) is held, and not there") }
        if abs(was - before.offset) > 1 / 64 { report("\(anchor) is held, and was \(was - before.offset) off") }
        if abs(home - session.offset) > 1 / 64 { report("\(anchor) is off by \(home - session.offset)") }
    }
}
