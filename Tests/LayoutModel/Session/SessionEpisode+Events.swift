import CollectionLayout

extension SessionEpisode {
    /// One random event of any kind, and then, mostly, a frame.
    package mutating func step() throws {
        let before = session
        switch Int.random(in: 0..<28, using: &random) {
        case 0..<7: try scroll()
        case 7: try scrollByHost()
        case 8: try goToElement()
        case 9..<12: try answerMeasuring()
        case 12: try measureAnything()
        case 13..<15: try edit { $0.smallEdit(of: &$1) }
        case 15:
            let layout = layout
            try edit { $0.edit(of: &$1, with: layout) }
        case 16: try replaceAll()
        case 17: try changeSection()
        case 18..<20: try resize()
        case 20: try resizeForthAndBack()
        case 21: try scrollShelf()
        case 22: retain()
        case 24..<27: try move()
        case 23: attemptNonsense()
        default: present()
        }
        checkFresh()
        if random.oneIn(4) {
            // A copy is not touched by what happened.
            if before.arrangement.length != before.contentLength { report("a copy changed") }
        } else {
            draw()
        }
        if random.oneIn(3) { present() }
    }

    mutating func present() {
        note("presented")
        session.presented()
        host.presented()
        rememberLanes()
    }

    private mutating func scroll() throws {
        let (length, far) = (session.contentLength, random.oneIn(4))
        let offset = far ? random.distance(-60...(length + 60)) : session.offset + random.distance(-300...300)
        note("a person scrolls to \(offset)")
        _ = try session.scrolled(to: offset, by: .person)
        if session.offset != offset { report("scrolled to \(session.offset), not \(offset)") }
        isInPlace = true
    }

    private mutating func scrollByHost() throws {
        let offset = random.distance(0...max(1, session.contentLength))
        note("the host scrolls to \(offset)")
        _ = try session.scrolled(to: offset, by: .host)
        isInPlace = true
    }

    /// To an element until it is there: a host that measures what comes into view, and goes where it is told.
    private mutating func goToElement() throws {
        guard let id = random.measurable(in: session.arrangement), id.kind == .item || random.oneIn(2) else { return }
        let alignment = [ScrollDestination.Alignment.nearest, .start, .center, .end].randomElement(using: &random)!
        let target = ScrollDestination(id, alignment: alignment)
        note("scroll to \(id.readable), \(alignment)")
        var wished = try session.scroll(to: target).scrollTo
        isInPlace = false
        guard random.oneIn(2) else { return }
        while let offset = wished {
            wished = nil
            _ = try session.scrolled(to: offset, by: .host)
            for _ in 0..<10 {
                draw()
                let sizes = sizesOfUnmeasured()
                if sizes.isEmpty { break }
                let response = try session.measured(sizes)
                noteAnswers(sizes)
                wished = response.scrollTo ?? wished
            }
        }
        present()
        guard let frame = session.arrangement.logicalFrame(of: id) else { return report("\(id.readable) is gone") }
        let length = session.arrangement.orientation.length(of: session.arrangement.viewport)
        let isVisible = frame.main < session.offset + length + 1 && session.offset < frame.mainEnd + 1
        // Some layouts place items where nobody can scroll to.
        if !isVisible, length > 1, frame.mainEnd > 0 {
            report("\(id.readable) is at \(frame.main), and the viewport at \(session.offset)")
        }
        draw()
    }

    /// As pages do: everything that is asked for, or nothing.
    private mutating func answerMeasuring() throws {
        note("measure until nothing is left")
        for pass in 0..<12 {
            draw()
            let before = session
            let sizes = sizesOfUnmeasured()
            if sizes.isEmpty || random.oneIn(12) { break }
            if pass > 9 { report("measuring does not end") }
            let (screen, progress) = (screen(), session.progress)
            check(try session.measured(sizes), since: before)
            noteAnswers(sizes)
            if session.isMoving, progress < 0.99 { checkMovingContinuity(with: screen) }
            let breadths = sizes.map { before.arrangement.logicalFrame(of: $0.element)?.breadth }
            // Where measuring makes an item broader or narrower, the same length is another size.
            guard sizes.map({ session.arrangement.logicalFrame(of: $0.element)?.breadth }) == breadths else { continue }
            let again = try session.measured(sizes)
            if again.correction != 0 || again.lengthChanged { report("measuring again does \(again)") }
        }
        present()
    }

    /// What was asked for last, as long as a page finds it: the same thing is always as long.
    private mutating func sizesOfUnmeasured() -> [MeasuredSize] {
        host.takeUnmeasured().compactMap { key in
            guard let id = session.id(of: key) else { return nil }
            let length = Double(abs(name(of: id).hashed % 300)) + 0.25
            return MeasuredSize(id, length: length)
        }
    }

    private mutating func measureAnything() throws {
        let (before, batch) = (session, random.measurements(in: session.arrangement))
        note("measured \(batch.map(\.readable))")
        check(try session.measured(batch), since: before)
        noteAnswers(batch)
    }

    private mutating func noteAnswers(_ sizes: [MeasuredSize]) {
        for size in sizes { asked[name(of: size.element)] = nil }
    }

    /// What is on its way stays where it is when something is measured.
    private mutating func checkMovingContinuity(with before: [ElementKey: TransitionState]) {
        checkContinuity(with: before.filter { session.state(of: $0.key) != nil }, "measuring while it moves")
    }

    private mutating func edit(_ make: (inout SplitMix64, inout EditModel) -> Edit) throws {
        let before = session
        let (modelBefore, isAnimated, screen) = beginTransition()
        let edit = make(&random, &model)
        note("edit, animated: \(isAnimated), \(edit)")
        let answer = try session.apply(edit, animated: isAnimated)
        lanes = lanes.filter { !model.moved.contains($0.key) }
        retained = retained.filter { id(of: $0.value) != nil }
        for id in answer.map.changedIDs(in: model) { asked[name(of: id)] = nil }
        if let held = before.heldAnchor?.element, answer.map.newID(of: held) == nil, answer.response.isHeld {
            report("\(held.readable) is deleted, and said to be held")
        }
        check(answer.response, since: before) { answer.map.oldID(of: $0) }
        endTransition(modelBefore, isAnimated, screen, "edit")
    }

    private mutating func replaceAll() throws {
        let (before, other) = (session, LayoutFixture.all.randomElement(using: &random)!)
        note("replace by \(other)")
        forgetLanes()
        keepsLanes = false
        let sections = session.arrangement.descriptions.map { random.other($0, in: other) }
        let (modelBefore, isAnimated, screen) = beginTransition()
        let map = CollectionMap.identity(sectionCount: sections.count)
        check(try session.replace(sections, through: map, animated: isAnimated), since: before)
        forgetWhatIsGone()
        endTransition(modelBefore, isAnimated, screen, "replace")
    }

    private mutating func changeSection() throws {
        guard let index = (0..<session.arrangement.sectionCount).randomElement(using: &random) else { return }
        let (before, other) = (session, LayoutFixture.all.randomElement(using: &random)!)
        note("change section \(index) to \(other)")
        forgetLanes()
        keepsLanes = false
        let section = random.other(session.arrangement.descriptions[index], in: other)
        let (modelBefore, isAnimated, screen) = beginTransition()
        check(try session.changeSection(index, animated: isAnimated) { $0 = section }, since: before)
        forgetWhatIsGone()
        endTransition(modelBefore, isAnimated, screen, "change of a section")
    }

    private mutating func forgetWhatIsGone() {
        retained = retained.filter { id(of: $0.value).flatMap { session.element($0) } != nil }
    }

    private mutating func resize() throws {
        let before = session
        let orientation =
            random.oneIn(3) ? Orientation.all.randomElement(using: &random)! : before.arrangement.orientation
        let viewport = random.sessionViewport(orientation)
        note("resize to \(viewport), \(orientation)")
        forgetLanes()
        let (modelBefore, isAnimated, screen) = beginTransition()
        check(try session.resized(to: viewport, orientation: orientation, animated: isAnimated), since: before)
        if session.isMoving || !isAnimated { endTransition(modelBefore, isAnimated, screen, "resize") }
    }

    /// Before an event that may be animated: how far a transition that runs has come, and what is seen.
    private mutating func beginTransition() -> (EditModel, Bool, [ElementKey: TransitionState]) {
        let isAnimated = random.oneIn(2)
        if isAnimated { draw() }
        return (model, isAnimated, isAnimated ? screen() : [:])
    }

    private mutating func endTransition(
        _ modelBefore: EditModel, _ isAnimated: Bool, _ screen: [ElementKey: TransitionState], _ event: String
    ) {
        self.modelBefore = isAnimated ? modelBefore : nil
        if session.isMoving != isAnimated { report("\(event): isMoving is \(session.isMoving)") }
        guard isAnimated else { return }
        forgetDeleted()
        checkContinuity(with: screen, event)
    }

    /// Goes on with a transition, there and back, and ends it either way.
    private mutating func move() throws {
        guard session.isMoving else { return }
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            note("finish")
            _ = try session.endTransition(.finish)
            if session.isMoving { report("a finished transition goes on") }
            modelBefore = nil
        case 1:
            note("cancel")
            forgetLanes()
            draw()
            let (before, screen, model) = (session, screen(), model)
            let answer = try session.endTransition(.cancel)
            self.model = modelBefore!
            modelBefore = model
            for id in answer.map.changedIDs(in: self.model) { asked[name(of: id)] = nil }
            retained = retained.filter { id(of: $0.value) != nil }
            forgetWhatIsGone()
            check(answer.response, since: before) { answer.map.oldID(of: $0) }
            forgetDeleted()
            checkContinuity(with: screen, "cancel")
        default:
            let progress = random.oneIn(3) ? 1 : Double.random(in: -0.2...1.2, using: &random)
            note("advance to \(progress)")
            draw()
            try session.advance(to: progress)
            redraw()
            if !host.changes.isEmpty { report("advancing yields \(host.changes)") }
        }
    }

    /// Deleted things have no key any more, although a view may be on its way out.
    private mutating func forgetDeleted() {
        keys = keys.filter { name, key in session.id(of: key) != nil }
    }

    /// What was in the middle is there again.
    private mutating func resizeForthAndBack() throws {
        let before = session
        let (viewport, orientation) = (session.viewport, session.arrangement.orientation)
        let other = random.sessionViewport(orientation)
        note("resize to \(other) and back")
        forgetLanes()
        _ = try session.resized(to: other)
        if random.oneIn(2) { present() }
        if random.oneIn(2) { draw() }
        let back = try session.resized(to: viewport)
        forgetLanes()
        let wasInPlace = isInPlace
        isInPlace = back.isHeld
        // Where the end is held, anything near it counts as being there.
        guard wasInPlace, back.isHeld, let anchor = session.heldAnchor, anchor.element != nil else { return }
        guard let was = before.arrangement.offset(of: anchor), let now = session.arrangement.offset(of: anchor) else {
            return report("\(anchor) is held, and not there")
        }
        // Measurements have become estimates, so that the same element may be longer; its place is the same.
        if abs((was - before.offset) - (now - session.offset)) > 1 / 64 {
            report("\(anchor) was \(was - before.offset) off, and is \(now - session.offset) off after forth and back")
        }
    }

    private mutating func scrollShelf() throws {
        let shelves = (0..<session.arrangement.sectionCount).filter {
            session.arrangement.innerOffset(ofSection: $0) != nil
        }
        guard let section = shelves.randomElement(using: &random) else { return }
        let offset = random.distance(-50...500)
        let resting = try session.restingOffset(ofShelf: section, proposed: offset, velocity: random.distance(-1...1))
        note("shelf \(section) to \(offset), then \(resting)")
        let before = session
        // Arranging takes a shelf that is pulled back to where its items are.
        let isPulled = session.arrangement.innerOffsetRange(ofSection: section)?.contains(offset) != true
        let answer = try session.shelf(section, scrolledTo: isPulled ? resting : offset)
        if answer.correction != 0 || session.offset != before.offset { report("a shelf scrolls the whole") }
        draw()
        for shown in host.changes.entered + host.changes.moved where shown.element.id.section != section {
            report("\(shown.element.id.readable) moves with shelf \(section)")
        }
    }

    private mutating func retain() {
        let reasons = [CollectionSession.RetainReason.focus, .drag]
        let reason = reasons.randomElement(using: &random)!
        if random.oneIn(3) {
            note("release \(reason)")
            session.release(reason)
            retained[reason] = nil
        } else if let id = random.measurable(in: session.arrangement) {
            note("retain \(id.readable) for \(reason)")
            do { try session.retain(id, for: reason) } catch { report("\(error)") }
            retained[reason] = name(of: id)
        }
    }

    /// What makes no sense is refused, and changes nothing.
    private mutating func attemptNonsense() {
        note("attempt nonsense")
        draw()
        let (frames, offset, count) = (
            session.arrangement.allFrames, session.offset, session.arrangement.sectionCount
        )
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
        mustThrow("a negative size") { _ = try $0.measured([MeasuredSize(.item(0), length: -3)]) }
        mustThrow("an element that is not there") { _ = try $0.scroll(to: ScrollDestination(.item(9_999_999))) }
        mustThrow("keeping what is not there") { try $0.retain(.item(9_999_999), for: .focus) }
        mustThrow("a negative viewport") { _ = try $0.resized(to: .init(Size(width: -1, height: 3))) }
        mustThrow("too many sections") {
            _ = try $0.replace(
                $0.arrangement.descriptions + [
                    $0.arrangement.descriptions.first ?? CollectionSection(LinearList(), items: Items(count: 1))
                ], through: .identity(sectionCount: count))
        }
        mustThrow("other items") {
            _ = try $0.changeSection(0) { $0.items = Items(count: 12345) }
        }
        var edit = Edit()
        edit.deleteItem(0)
        edit.deleteItem(0)
        mustThrow("deleting twice") { _ = try $0.apply(edit) }
        if session.arrangement.allFrames != frames || session.offset != offset { report("nonsense changed something") }
        host.draw(&session)
        if !host.changes.isEmpty { report("nonsense changed what is shown") }
    }
}

extension ElementName {
    /// The same in every run.
    fileprivate var hashed: Int { thing &* 7919 &+ Int(kind.raw) &* 104_729 }
}

extension CollectionMap {
    /// What has other content, by its new name.
    func changedIDs(in model: EditModel) -> [ElementID] {
        model.sections.enumerated().flatMap { number, section in
            ([.header(section: number), .footer(section: number)]
                + section.ids.indices.map { ElementID.item($0, section: number) }).filter { isChanged($0) }
        }
    }
}
