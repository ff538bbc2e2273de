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
        for (name, key) in shownBefore
        where keys[name] == nil && !host.changes.left.contains(key) && session.state(of: key) == nil {
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
            guard let present = session.id(of: key) else {
                if session.state(of: key) == nil { report("\(key) is deleted, shown, and not on its way out") }
                continue
            }
            let id = shown.element.id
            if present != id { report("\(key) is told to be \(id.readable), and is \(present.readable)") }
            // What moves out of view is shown until it is there.
            if wanted[id] == nil, session.state(of: key) != nil { wanted[id] = session.element(id) }
            if (shown.motion == nil) != (session.state(of: key) == nil) { report("\(id.readable): \(shown)") }
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
            let (name, breadth) = (name(of: shown.element.id), askedBreadth(of: shown))
            if asked[name] == breadth { report("\(name) is to be measured again at \(breadth)") }
            asked[name] = breadth
        }
    }

    /// Where everything in the viewport is drawn at the moment, from its corner on.
    ///
    /// - Parameter isCut: whether things that are only near the viewport are left out.
    func screen(isCut: Bool = true) -> [ElementKey: TransitionState] {
        var screen: [ElementKey: TransitionState] = [:]
        let window = session.visibleRect
        for key in host.views.keys {
            var state = session.state(of: key)
            if state == nil, let id = session.id(of: key),
                let element = session.arrangement.element(id, seenThrough: window)
            {
                state = TransitionState(
                    frame: element.frame, alpha: element.alpha, transform: element.transform, zIndex: element.zIndex)
            }
            guard var state else { continue }
            state.frame.x -= window.x
            state.frame.y -= window.y
            let room = Rect(x: 0, y: 0, width: window.width, height: window.height)
            if !isCut || state.transform.bounds(of: state.frame).intersects(room) { screen[key] = state }
        }
        return screen
    }

    /// Draws without looking at each thing; which things are shown is not known then.
    mutating func redraw() {
        host.draw(&session)
        for problem in host.problems { report(problem) }
        keys = keys.filter { host.views[$0.value] != nil }
        asked = asked.filter { name, _ in
            // What has left and comes back is asked for again.
            id(of: name).flatMap { session.key(of: $0) }.map { host.views[$0] != nil } ?? false
        }
        for key in host.changes.unmeasured {
            guard let shown = host.views[key] else { continue }
            asked[name(of: shown.element.id)] = askedBreadth(of: shown)
        }
    }

    private func askedBreadth(of shown: CollectionSession.ShownElement) -> Double {
        let isOnShelf =
            shown.element.id.kind == .item
            && session.arrangement.innerOffset(ofSection: shown.element.id.section) != nil
        return isOnShelf ? shown.frame.length : shown.frame.breadth
    }

    /// Nothing that is seen jumps.
    mutating func checkContinuity(with before: [ElementKey: TransitionState], _ event: String) {
        redraw()
        let after = screen(isCut: false)
        for (key, old) in before where old.alpha > 1 / 64 {
            guard let new = after[key] else {
                report("\(event): \(key) vanishes from \(old.frame)")
                continue
            }
            // Points and lines cannot be seen, wherever they are.
            guard old.frame.hasArea || new.frame.hasArea else { continue }
            let distance = max(
                abs(old.frame.x - new.frame.x), abs(old.frame.y - new.frame.y),
                abs(old.frame.width - new.frame.width), abs(old.frame.height - new.frame.height))
            // Divided by what is left of the way, rounding shows earlier.
            if distance > 1 / 32 { report("\(event): \(key) jumps by \(distance), from \(old.frame) to \(new.frame)") }
            if abs(old.alpha - new.alpha) > 1 / 64 {
                report("\(event): \(key) fades from \(old.alpha) to \(new.alpha)")
            }
        }
    }

    /// The arrangement is what arranging the same afresh makes.
    mutating func checkFresh() {
        do {
            var settled = session
            _ = settled.settle(upTo: .infinity)
            var afresh = try settled.arrangement.madeAfresh()
            for section in (0..<settled.arrangement.sectionCount) {
                // A shelf may be pulled beyond its ends.
                guard let offset = settled.arrangement.innerOffset(ofSection: section) else { continue }
                try afresh.scroll(section: section, to: offset)
            }
            let difference = settled.arrangement.difference(from: afresh)
            if let difference { report("updated, not afresh: \(difference)") }
            checkUnmoved(settled)
        } catch { report("\(error)") }
    }

    /// Whatever may be shown lies where it stays, though the rest has not settled.
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
            report("before it has settled, \(id.readable) is shown at \(was), and then is at \(later)")
        }
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

extension Rect {
    fileprivate var hasArea: Bool { width > 0 && height > 0 }
}
