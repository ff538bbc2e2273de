import CollectionLayout

// Compares what a host is told with what is there.

extension SessionEpisode {
    /// Draws, and checks what is drawn.
    mutating func draw() {
        redraw()
        checkShown()
        guard random.oneIn(4) else { return }
        let told = host.changes.entered.count
        record(.changesTaken())
        host.draw(&session)
        if !host.changes.isEmpty { report("a second call yields \(host.changes), after \(told) entered") }
    }

    /// Draws, and checks that the changes are consistent.
    mutating func redraw(slack: Double = 0) {
        record(.changesTaken(slack: slack))
        host.draw(&session, slack: slack)
        for problem in host.problems { report(problem) }
        while names.count < host.views.count {
            names.append(nil)
            asked.append(.nan)
        }
        let left = host.changes.left.map { names[Int($0.raw)] }
        for key in host.changes.left { asked[Int(key.raw)] = .nan }
        gone.subtract(host.changes.left)
        for shown in host.changes.entered {
            // A deleted element that enters on its way out has no ID any more.
            guard session.id(of: shown.key) == shown.element.id else { continue }
            let name = name(of: shown.element.id)
            if left.contains(name) { report("\(name) leaves, and comes again as \(shown.element.id)") }
        }
        checkRefreshed()
        noteAsking()
        for (index, shown) in host.views.enumerated() { checkName(shown, at: index) }
    }

    /// Checks that exactly those elements are drawn again that were drawn before, and have other content now.
    private mutating func checkRefreshed() {
        for key in host.changes.refreshed where stale.remove(key) == nil { report("\(key) is drawn again") }
        for key in stale where host.view(key) != nil && session.id(of: key) != nil && !host.hasEntered(key) {
            report("\(key) has other content, and is not drawn again")
        }
        stale.removeAll()
    }

    /// Checks that an element keeps its key as long as it is shown, and is known by its present ID.
    private mutating func checkName(_ shown: CollectionSession.ShownElement?, at index: Int) {
        guard let shown else {
            names[index] = nil
            return
        }
        let isFading = session.state(of: shown.key) != nil
        guard let present = session.id(of: shown.key) else {
            if !isFading { report("\(shown.key) is deleted, shown, and not on its way out") }
            names[index] = nil
            return
        }
        if present != shown.element.id {
            return report("\(shown.key) is told to be \(shown.element.id), and is \(present)")
        }
        let name = name(of: present)
        if let before = names[index], before != name, !host.hasEntered(shown.key) {
            report("\(shown.key) was \(before), and is \(name)")
        }
        names[index] = name
    }

    /// Checks that exactly the elements in the viewport and its margins are shown, with their present attributes.
    private mutating func checkShown() {
        var isWanted = [Bool](repeating: false, count: host.views.count)
        for element in session.arrangement.elements(in: stretch(), seenThrough: session.visibleRect) {
            guard let key = session.key(of: element.id) else { return report("\(element.id) is not shown") }
            isWanted[Int(key.raw)] = true
            checkElement(key)
            checkAsking(element, key)
        }
        for id in retained.values.compactMap({ id(of: $0) }) {
            guard let key = session.key(of: id) else {
                report("\(id) is kept, and not shown")
                continue
            }
            isWanted[Int(key.raw)] = true
        }
        for (shown, isWanted) in zip(host.views, isWanted) {
            guard let shown, session.id(of: shown.key) != nil else { continue }
            let isMoving = session.state(of: shown.key) != nil
            if (shown.motion == nil) == isMoving { report("\(shown.element.id): \(shown)") }
            guard !isWanted else { continue }
            // An element that moves out of view is shown until it has arrived.
            if isMoving { checkElement(shown.key) } else { report("\(shown.element.id) is shown") }
        }
    }

    /// Scrolls as a person does, in steps that are drawn with slack, and checks that what is drawn always extends
    /// beyond the viewport by the margin without the slack.
    mutating func scrollInSteps() throws {
        draw()
        let margin = session.viewport.margin
        let slack = random.distance(0...margin)
        let step = random.distance(-60...60)
        for number in 0..<Int.random(in: 1...12, using: &random) {
            let offset = session.offset + (random.oneIn(5) ? -step : step)
            note("step \(number) leads to \(offset), with a slack of \(slack)")
            try scroll(to: offset, by: .person)
            redraw(slack: slack)
            // A larger slack earlier may have moved the margin farther.
            guard abs(session.lead) <= slack else { continue }
            let seen = stretch(margin: margin - slack)
            // Slack is not for sessions that pin headers. Their items are at rest all the same.
            for element in session.arrangement.elements(in: seen, seenThrough: session.visibleRect)
            where element.id.kind == .item && session.key(of: element.id) == nil {
                report("\(element.id) is not drawn")
            }
        }
    }

    private mutating func checkElement(_ key: ElementKey) {
        guard let shown = host.view(key) else { return report("\(key) is not shown") }
        let id = shown.element.id
        guard var expected = session.element(id) else { return report("\(id) is gone, and shown") }
        expected.isEstimate = shown.element.isEstimate
        if expected != shown.element { report("\(id) is told at \(shown.element), not \(expected)") }
        if session.key(of: id) != key || session.id(of: key) != id { report("\(id) is not found by \(key)") }
        checkPin(shown)
        checkEnd(of: shown)
    }

    /// Checks that a moving element does not jump when the transition has finished.
    private mutating func checkEnd(of shown: CollectionSession.ShownElement) {
        guard let end = shown.motion?.end,
            let element = session.arrangement.element(shown.element.id, seenThrough: session.visibleRect),
            !end.frame.isNear(element.frame) || end.transform != element.transform
        else { return }
        let visible = session.visibleRect
        guard visible.width > 0, visible.height > 0 else { return }
        for (frame, transform) in [(end.frame, end.transform), (element.frame, element.transform)]
        where transform.bounds(of: frame).intersects(visible) {
            report("\(element.id) moves to \(end), and then jumps to \(element)")
        }
    }

    /// The rectangle whose elements must be shown.
    private func stretch() -> Rect {
        let margin = session.viewport.margin
        let most = margin * 3 / 8
        return stretch(margin: margin + 1 / 64, movedBy: max(-most, min(session.lead, most)))
    }

    /// Returns the viewport with margins, in physical coordinates.
    private func stretch(margin: Double, movedBy lead: Double = 0) -> Rect {
        let (arrangement, covered) = (session.arrangement, session.viewport.covered)
        let length = arrangement.orientation.length(of: arrangement.viewport)
        return arrangement.orientation.physical(
            LogicalRect(
                main: session.offset - covered.start - margin + lead, cross: -covered.leading - 1 / 64,
                length: length + covered.start + covered.end + 2 * margin,
                breadth: arrangement.breadth + covered.leading + covered.trailing + 1 / 32), in: arrangement.contentSize
        )
    }

    /// Checks that a host that displaces an element within its pin range puts it where the arrangement pins it.
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
        // If a global header or footer is pushed out itself, those of the sections follow it. No browser does that.
        let global = arrangement.headerAndFooter
        if !shown.element.id.kind.isGlobal, global.pinsHeader || global.pinsFooter { return }
        if let pinned, abs(pinned.main - displaced) > 1 / 64 {
            report("\(shown.element.id) is to be pinned at \(pinned.main), and \(range) leads to \(displaced)")
        }
    }
}

extension Rect {
    /// Returns whether another rectangle is the same apart from rounding errors.
    fileprivate func isNear(_ other: Rect) -> Bool {
        zip([x, y, width, height], [other.x, other.y, other.width, other.height]).allSatisfy { abs($0 - $1) < 1 / 1024 }
    }
}
