import CollectionLayout

// Scrolls that take more than one event.

extension SessionEpisode {
    /// Scrolls to an element: at once, measuring what comes into view on the way, or in later events.
    mutating func goToElement() throws {
        guard let id = random.measurable(in: session.arrangement), id.kind == .item || random.oneIn(2) else { return }
        let alignment = ScrollDestination.Alignment.allCases.randomElement(using: &random)!
        note("scroll to \(id), \(alignment)")
        let target = ScrollDestination(id, alignment: alignment)
        record(.scroll(target))
        mayHaveDestination = true
        let (before, shelf) = (session, session.arrangement.innerOffset(ofSection: id.section))
        let response = try session.scroll(to: target)
        // Whether the element is now anchored or was in view before is not known here.
        if response.scrollTo == nil { returnOffset = .unknown }
        if session.arrangement.innerOffset(ofSection: id.section) != shelf { noteScrolled(id.section) }
        isInPlace = false
        pending = (name(of: id), response.scrollTo ?? session.offset, hasArrived: response.scrollTo == nil)
        guard random.oneIn(2) else { return }
        var isOnTheWay = response.scrollTo != nil
        while isOnTheWay, let offset = pending?.offset {
            isOnTheWay = false
            try scroll(to: offset, by: .host)
            for _ in 0..<10 {
                draw()
                let sizes = sizesOfUnmeasured()
                if sizes.isEmpty { break }
                isOnTheWay = try measure(sizes).scrollTo != nil || isOnTheWay
            }
        }
        present()
        checkVisibility(of: id)
        checkUncovered(id, since: before)
        pending = nil
        draw()
    }

    /// Arrives where the host was told to scroll some events ago.
    mutating func goOn() throws {
        guard let (name, offset, hasArrived) = pending, !hasArrived else { return }
        note("the host arrives at \(offset)")
        try scroll(to: offset, by: .host)
        pending = nil
        if let id = id(of: name), session.element(id) != nil { checkVisibility(of: id) }
    }

    private mutating func checkVisibility(of id: ElementID) {
        guard let frame = session.arrangement.logicalFrame(of: id) else { return report("\(id) is gone") }
        let length = session.arrangement.orientation.length(of: session.arrangement.viewport)
        let isVisible = frame.main < session.offset + length + 1 && session.offset < frame.mainEnd + 1
        // Some layouts place items before the content, where nobody can scroll to.
        if !isVisible, length > 1, frame.mainEnd > 0 {
            report("\(id) is at \(frame.main), and the viewport at \(session.offset)")
        }
    }

    /// Checks that pinned elements do not cover an item that was scrolled to, if there is room for both.
    private mutating func checkUncovered(_ id: ElementID, since before: CollectionSession) {
        // A resting position may be where a pinned header covers the item.
        guard session.policy.snapping == .none, id.kind == .item,
            let frame = session.arrangement.logicalFrame(of: id)
        else { return }
        let (start, length) = (session.offset, session.arrangement.orientation.length(of: session.arrangement.viewport))
        let edges = PinEdges(start: start, end: start + length)
        let section = session.arrangement.description(ofSection: id.section)!
        let global = session.arrangement.headerAndFooter
        var covering: [ElementID] = []
        if global.pinsHeader { covering.append(.globalHeader) }
        if global.pinsFooter { covering.append(.globalFooter) }
        if section.headerAndFooter.pinsHeader { covering.append(.header(section: id.section)) }
        if section.headerAndFooter.pinsFooter { covering.append(.footer(section: id.section)) }
        let frames = covering.compactMap { cover in
            session.arrangement.logicalFrame(of: cover, pinnedTo: edges).map { (cover, $0) }
        }
        guard frames.reduce(frame.length, { $0 + $1.1.length }) < length else { return }
        // Measuring on arrival may have made an element longer.
        for id in covering + [id] {
            let length = before.arrangement.logicalFrame(of: id)?.length
            if length != session.arrangement.logicalFrame(of: id)?.length { return }
        }
        for (cover, covering) in frames {
            // Layouts may place items over the header, pinned or not.
            guard let natural = session.arrangement.logicalFrame(of: cover), !natural.overlaps(frame) else { continue }
            if covering.overlaps(frame) { report("\(cover) covers \(id) from \(covering) on") }
        }
    }

    /// Scrolls to a random anchor, in an element or in the content as a whole.
    mutating func restoreAnchor() throws {
        let element = random.oneIn(5) ? nil : random.measurable(in: session.arrangement)
        let edges = [ScrollAnchor.Edge.start, .center, .end]
        let anchor = ScrollAnchor(
            element: element, edge: edges.randomElement(using: &random)!,
            distance: random.distance(-100...100), from: edges.randomElement(using: &random)!)
        note("scroll to \(anchor)")
        record(.scrollToAnchor(anchor))
        mayHaveDestination = true
        let before = session
        try follow(session.scroll(to: anchor), to: anchor, since: before)
    }

    /// Saves the held place, or goes back to it by the name of its item, whatever has happened meanwhile.
    mutating func saveOrRestore() throws {
        guard let place = saved, random.oneIn(2) else {
            let model = model
            note("save the place")
            saved = session.savedPlace { model.name(of: $0) }
            var held = session.heldAnchor
            held?.element = nil
            if saved?.anchor != held { report("held is \(held as Any), and saved is \(saved?.anchor as Any)") }
            return
        }
        let target = place.item.flatMap { id(of: $0) }.flatMap { session.element($0)?.id }
        note("restore \(place), now at \(target?.description ?? "nowhere")")
        let before = session
        var anchor = place.anchor
        anchor.element = target
        if place.item == nil || target != nil { record(.scrollToAnchor(anchor)) }
        let response = try session.restore(place) { _ in target }
        if place.item != nil, target == nil {
            if response.isHeld || response.scrollTo != nil { report("a place that is gone is found: \(response)") }
        } else {
            mayHaveDestination = true
            try follow(response, to: anchor, since: before)
        }
    }

    private mutating func follow(
        _ response: CollectionSession.Response, to anchor: ScrollAnchor, since before: CollectionSession
    ) throws {
        isInPlace = false
        pending = nil
        if response.scrollTo == nil { returnOffset = .unknown }
        if session.offset != before.offset { report("scrolling to \(anchor) moves by itself") }
        guard let requested = session.arrangement.offset(of: anchor) else { return report("\(anchor) is not there") }
        let goal = restingOffset(near: requested)
        guard let offset = response.scrollTo else {
            if abs(before.offset - goal) > 1 / 64 { report("\(anchor) is at \(goal), not at \(before.offset)") }
            return
        }
        if abs(offset - goal) > 1 / 64 { report("\(anchor) is at \(goal), and the way leads to \(offset)") }
        guard random.oneIn(2) else { return }
        try scroll(to: offset, by: .host)
        isInPlace = goal == requested
        present()
    }
}

extension LogicalRect {
    /// Whether both overlap along the main axis by more than can be seen.
    fileprivate func overlaps(_ other: LogicalRect) -> Bool {
        main + 1 / 32 < other.mainEnd && other.main + 1 / 32 < mainEnd
    }
}
