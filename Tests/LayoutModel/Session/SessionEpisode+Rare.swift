import CollectionLayout

// Events that hosts send rarely, and such as make little sense.

extension SessionEpisode {
    /// The random event that a number stands for. Leaving out other steps does not change what it draws.
    package mutating func step(seed: Int) throws {
        random = SplitMix64(seed: seed)
        guard random.oneIn(5) else {
            try step()
            return checkLanes()
        }
        try rareStep()
        checkFresh()
        checkLanes()
        draw()
        if random.oneIn(3) { present() }
    }

    private mutating func rareStep() throws {
        switch Int.random(in: 0..<9, using: &random) {
        case 0: try scrollFar()
        case 1: try writeCorrection()
        case 2: try restoreAnchor()
        case 3: snap()
        case 4: try replaceThroughMap()
        case 5: try resizeToExtreme()
        case 6: changePolicy()
        case 7: attemptHalfSense()
        default: try reportMeaningless()
        }
    }

    /// As far as a wheel gets that nothing stops.
    private mutating func scrollFar() throws {
        let offsets: [Double] = [-1e9, 1e9, -0.0, 1e300, -1e300, 1 / 128]
        let offset = offsets.randomElement(using: &random)!
        note("a person scrolls to \(offset)")
        isInPlace = isInPlace || offset != session.offset
        _ = try session.scrolled(to: offset, by: .person)
        if !session.offset.isFinite { report("scrolled to \(session.offset)") }
        // Where distances are too coarse for layouts, nothing else is asked.
        guard offset.magnitude > 1e9 || random.oneIn(2) else { return }
        draw()
        let end = session.offsetRange.upperBound
        note("and back to \(end)")
        isInPlace = isInPlace || end != session.offset
        _ = try session.scrolled(to: end, by: .person)
    }

    /// The host has written a correction, and rounded it. What is held is still the same.
    private mutating func writeCorrection() throws {
        let rounded = session.offset.rounded()
        note("the host rounds to \(rounded)")
        isInPlace = isInPlace && abs(rounded - session.offset) <= 1 / 64
        _ = try session.scrolled(to: rounded, by: .correction)
    }

    /// A place that was saved.
    private mutating func restoreAnchor() throws {
        let element = random.oneIn(5) ? nil : random.measurable(in: session.arrangement)
        let edges = [ScrollAnchor.Edge.start, .center, .end]
        let anchor = ScrollAnchor(
            element: element, edge: edges.randomElement(using: &random)!,
            distance: random.distance(-100...100), from: edges.randomElement(using: &random)!)
        note("scroll to \(anchor)")
        let before = session
        let response = try session.scroll(to: anchor)
        isInPlace = false
        if session.offset != before.offset { report("scrolling to \(anchor) moves by itself") }
        guard let wished = session.arrangement.offset(of: anchor) else { return report("\(anchor) is not there") }
        let goal = session.arrangement.clampedOffset(wished)
        if let offset = response.scrollTo {
            if abs(offset - goal) > 1 / 64 { report("\(anchor) is at \(goal), and the way leads to \(offset)") }
            if random.oneIn(2) {
                _ = try session.scrolled(to: offset, by: .host)
                present()
            }
        } else if abs(before.offset - goal) > 1 / 64 {
            report("\(anchor) is at \(goal), and there is no way from \(before.offset)")
        }
    }

    /// Where scrolling comes to rest lies in the content, whatever is proposed, and rests there.
    private mutating func snap() {
        let velocity = [0, 1, -1, 1e300, Double.nan, .infinity].randomElement(using: &random)!
        let proposed = random.oneIn(6) ? .nan : random.distance(-500...(session.contentLength + 500))
        let snapping = session.policy.snapping
        note("rest near \(proposed) at \(velocity), \(snapping)")
        let resting = session.restingOffset(proposed: proposed, velocity: velocity)
        if !session.offsetRange.contains(resting) { report("\(resting) is not in \(session.offsetRange)") }
        // Where nothing is in view, there is no item to rest at.
        let room = session.arrangement.orientation.length(of: session.arrangement.viewport)
        guard case .items = snapping, room >= 1 else { return }
        let again = session.restingOffset(proposed: resting, velocity: 0)
        if again != resting { report("scrolling rests at \(resting), and then at \(again)") }
    }

    /// As hosts do that change their own content and describe all of it again.
    private mutating func replaceThroughMap() throws {
        let (before, layout) = (session, layout)
        let edit = random.oneIn(2) ? random.smallEdit(of: &model) : random.edit(of: &model, with: layout)
        note("replace by what results from \(edit)")
        forgetLanes()
        var changed = session.arrangement
        let map = try changed.apply(edit)
        let response = try session.replace(changed.descriptions, through: map)
        retained = retained.filter { id(of: $0.value) != nil }
        for id in map.changedIDs(in: model) { asked[name(of: id)] = nil }
        check(response, since: before) { map.oldID(of: $0) }
        modelBefore = nil
    }

    /// No room, much room, more covered than there is.
    private mutating func resizeToExtreme() throws {
        let orientation = Orientation.all.randomElement(using: &random)!
        let extents: [Double] = [0, 1 / 64, 1, 320, 2000, 0x1p20]
        let size = orientation.size(
            length: extents.randomElement(using: &random)!, breadth: extents.randomElement(using: &random)!)
        let covered = random.oneIn(3) ? LogicalInsets(all: 200) : random.oneIn(3) ? random.insets() : .zero
        // Where the content is long and the viewport too, everything would be shown.
        let margin = [0, -5, Double.nan, 1000].randomElement(using: &random)!
        let viewport = CollectionSession.Viewport(size, covered: covered, margin: margin)
        note("resize to \(viewport), \(orientation)")
        forgetLanes()
        let before = session
        check(try session.resized(to: viewport, orientation: orientation), since: before)
        let again = try session.resized(to: viewport, orientation: orientation)
        if again.correction != 0 || again.lengthChanged { report("the same size again does \(again)") }
    }

    private mutating func changePolicy() {
        var policy = random.policy()
        let snappings: [CollectionSession.Snapping] = [.none, .paging, .items(.start), .items(.center), .items(.end)]
        policy.snapping = snappings.randomElement(using: &random)!
        note("hold \(policy.hold), snap \(policy.snapping), \(policy.pinning)")
        session.policy = policy
    }

    /// Of what is said at once, some makes sense: all of it is refused.
    private mutating func attemptHalfSense() {
        guard let section = (0..<session.arrangement.sectionCount).randomElement(using: &random) else { return }
        note("attempt what makes half sense")
        draw()
        let before = session
        let count = session.arrangement.itemCount(inSection: section)
        func mustThrow(_ what: String, _ event: (inout CollectionSession) throws -> Void) {
            guard (try? event(&session)) != nil else { return }
            report("\(what) is not refused")
        }
        var sizes = random.measurements(in: session.arrangement)
        let wrong = [
            MeasuredSize(.item(count, section: section), length: 3),
            MeasuredSize(.header(section: section), length: .nan),
            MeasuredSize(.item(0, section: -1), length: 3),
        ]
        sizes.insert(wrong.randomElement(using: &random)!, at: random.oneIn(2) ? 0 : sizes.count)
        mustThrow("a batch with \(sizes)") { _ = try $0.measured(sizes) }
        var copy = (model, random)
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
        // What it is, and what it will do, is the same.
        if session.arrangement.allFrames != before.arrangement.allFrames || session.offset != before.offset
            || session.heldAnchor != before.heldAnchor || session.viewport != before.viewport
        {
            report("what is refused changes something")
        }
        host.draw(&session)
        if !host.changes.isEmpty { report("what is refused changes what is shown") }
    }

    /// Numbers that make no sense, where they need not be refused.
    private mutating func reportMeaningless() throws {
        let frames = session.arrangement.allFrames
        note("report nothing")
        _ = try session.measured([])
        session.release(.drag)
        session.release(.drag)
        retained[.drag] = nil
        _ = try session.apply(Edit())
        let numbers = [Double.nan, .infinity, -.infinity, 1e300, -1]
        let (x, y) = (numbers.randomElement(using: &random)!, numbers.randomElement(using: &random)!)
        session.forEachElement(in: Rect(x: x, y: y, width: y, height: x)) { element in
            if session.element(element.id) != element { report("\(element.id.readable) is elsewhere") }
        }
        if session.key(of: .item(.max >> 40, section: 9999)) != nil { report("what is not there has a key") }
        if session.id(of: ElementKey(raw: .max)) != nil { report("a key that was never given has a name") }
        if session.arrangement.allFrames != frames { report("nothing changes something") }
    }
}
