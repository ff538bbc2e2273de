import CollectionLayout

// Events that are invalid, wholly or in part.

extension SessionEpisode {
    /// Checks that invalid events are refused and change nothing.
    mutating func attemptNonsense() {
        note("attempt nonsense")
        draw()
        let (frames, offset, count) = (
            session.arrangement.allFrames, session.offset, session.arrangement.sectionCount
        )
        let isDumped = random.oneIn(8)
        let dump = dumped(isDumped)
        func mustThrow(_ what: String, _ event: (inout CollectionSession) throws -> Void) {
            do {
                try event(&session)
                report("\(what) is not refused")
            } catch {
                if !(error is SessionError) { report("\(what) throws \(error)") }
            }
        }
        mustThrow("an offset that is no number") { _ = try $0.scrolled(to: .nan, by: .person) }
        mustThrow("an infinite shelf") { _ = try $0.shelf(0, scrolledTo: .infinity) }
        mustThrow("a shelf that is not there") { _ = try $0.shelf(count, scrolledTo: 3) }
        mustThrow("a size of nothing") { _ = try $0.measured([MeasuredSize(.item(9_999_999), length: 3)]) }
        mustThrow("a finger that is nowhere") { _ = try $0.drag(to: Point(x: 3, y: .infinity)) }
        mustThrow("a negative size") { _ = try $0.measured([MeasuredSize(.item(0), length: -3)]) }
        mustThrow("an element that is not there") { _ = try $0.scroll(to: ScrollDestination(.item(9_999_999))) }
        mustThrow("keeping what is not there") { try $0.retain(.item(9_999_999), for: .focus) }
        mustThrow("a negative viewport") { _ = try $0.resized(to: .init(Size(width: -1, height: 3))) }
        if session.reordering != nil { mustThrow("picking up another item") { try $0.pickUp(.item(0)) } }
        mustThrow("too many sections") {
            _ = try $0.replace(
                $0.arrangement.descriptions + [
                    $0.arrangement.descriptions.first ?? CollectionSection(LinearList(), items: Items(count: 1))
                ], through: .identity(sectionCount: count))
        }
        var edit = Edit()
        edit.deleteItem(0)
        edit.deleteItem(0)
        mustThrow("deleting twice") { _ = try $0.apply(edit) }
        mustThrow("other items") {
            _ = try $0.changeSection(0) { $0.items = Items(count: $0.count + 1) }
        }
        if dumped(isDumped) != dump { report("what is refused changes what is remembered") }
        if session.arrangement.allFrames != frames || session.offset != offset { report("nonsense changed something") }
        host.draw(&session)
        if !host.changes.isEmpty { report("nonsense changed what is shown") }
    }

    /// Returns a dump of everything that the session remembers; empty if there is too much of it.
    private func dumped(_ isDumped: Bool) -> String {
        var text = ""
        // A dump takes as long as forty other events.
        if isDumped, model.sections.reduce(0, { $0 + $1.ids.count }) < 20 { dump(session, to: &text) }
        return text
    }

    /// Checks that events with one invalid part are refused as a whole.
    mutating func attemptHalfSense() {
        guard let section = (0..<session.arrangement.sectionCount).randomElement(using: &random) else { return }
        note("attempt what makes half sense")
        draw()
        let before = session
        // The session checks edits against the host's content, in which nothing is dragged.
        let content = dragged?.host ?? model
        let count = max(content.sections[section].ids.count, session.arrangement.itemCount(inSection: section))
        func mustThrow(_ what: String, _ event: (inout CollectionSession) throws -> Void) {
            guard (try? event(&session)) != nil else { return }
            report("\(what) is not refused")
        }
        let isDumped = random.oneIn(8)
        let dump = dumped(isDumped)
        var sizes = random.measurements(in: session.arrangement)
        let wrong = [
            MeasuredSize(.item(count, section: section), length: 3),
            MeasuredSize(.header(section: section), length: .nan),
            MeasuredSize(.item(0, section: -1), length: 3),
        ]
        sizes.insert(wrong.randomElement(using: &random)!, at: random.oneIn(2) ? 0 : sizes.count)
        mustThrow("a batch with \(sizes)") { _ = try $0.measured(sizes) }
        var copy = (content, random)
        var edit = copy.1.smallEdit(of: &copy.0)
        let item = [count, -1, .max, .min].randomElement(using: &random)!
        switch Int.random(in: 0..<4, using: &random) {
        case 0: edit.deleteItem(item, section: section)
        case 1: edit.moveItem(item, section: section, to: 0, section: section)
        case 2: edit.insertItem(.fixed(3), at: count + 100_000, section: section)
        default: edit.deleteSection(session.arrangement.sectionCount)
        }
        mustThrow("\(edit)") { _ = try $0.apply(edit) }
        mustThrow("an infinite viewport") { _ = try $0.resized(to: .init(Size(width: .infinity, height: 3))) }
        mustThrow("a shelf that is not there") { _ = try $0.shelf(-1, scrolledTo: 0) }
        mustThrow("resting of no shelf") { _ = try $0.restingOffset(ofShelf: .max, proposed: 3, velocity: 0) }
        mustThrow("a place that is not there") {
            _ = try $0.scroll(to: ScrollAnchor(element: .item(count, section: section), distance: 3))
        }
        mustThrow("keeping what is not there") { try $0.retain(.item(count, section: section), for: .drag) }
        if dumped(isDumped) != dump { report("what is refused changes what is remembered") }
        // The held anchor decides what the session does next, so that it counts as state, too.
        if session.arrangement.allFrames != before.arrangement.allFrames || session.offset != before.offset
            || session.heldAnchor != before.heldAnchor || session.viewport != before.viewport
        {
            report("what is refused changes something")
        }
        record(.changesTaken())
        host.draw(&session)
        if !host.changes.isEmpty { report("what is refused changes what is shown") }
    }

    /// Reports empty events and invalid numbers that need not be refused.
    mutating func reportMeaningless() throws {
        // Even an empty event may place items whose positions were only guessed.
        if !session.isSettled {
            record(.settledThrough(.infinity))
            _ = session.settle(upTo: .infinity)
        }
        let frames = session.arrangement.allFrames
        note("report nothing")
        record(.measured([]))
        _ = try session.measured([])
        record(.released(.init(raw: 99)))
        session.release(.init(raw: 99))
        if session.reordering == nil {
            record(.edited(Edit(), animated: false))
            let response = try session.apply(Edit()).response
            isInPlace = isInPlace && response.isHeld
            if !session.policy.keepsLanesInEdits { forgetLanes() }
            modelBefore = nil
        }
        let numbers = [Double.nan, .infinity, -.infinity, 1e300, -1]
        let (x, y) = (numbers.randomElement(using: &random)!, numbers.randomElement(using: &random)!)
        session.forEachElement(in: Rect(x: x, y: y, width: y, height: x)) { element in
            if session.element(element.id) != element { report("\(element.id) is elsewhere") }
        }
        if session.key(of: .item(.max >> 40, section: 9999)) != nil { report("what is not there has a key") }
        if session.id(of: ElementKey(raw: .max)) != nil { report("a key that was never given has a name") }
        if session.arrangement.allFrames != frames { report("nothing changes something") }
    }
}
