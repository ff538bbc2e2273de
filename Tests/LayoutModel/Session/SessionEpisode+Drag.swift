import CollectionLayout

extension SessionEpisode {
    /// Picks up an item, drags it on, drops it, or cancels the drag.
    mutating func drag() throws {
        guard let dragged else { return try pickUp() }
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
            note("drop")
            record(.dropped)
            guard let dropped = session.drop() else { return report("nothing is dropped") }
            let name = StableName(kind: .item, thing: dragged.name)
            if dropped.from != dragged.host.id(of: name) || dropped.to != id(of: name) {
                report("\(name) is dropped from \(dropped.from) to \(dropped.to)")
            }
            forgetDrag()
        case 1 where session.reordering?.item == session.reordering?.origin:
            let (before, wasInPlace) = (session, isInPlace)
            note("cancel the drag where it began")
            record(.dragCanceled(animated: false))
            guard let answer = session.cancelDrag(animated: false) else { return report("no drag to cancel") }
            checkNothingHeld(answer.response, since: before)
            isInPlace = wasInPlace
            if session.isMoving != before.isMoving { report("the transition does not go on") }
            forgetDrag()
        case 1:
            let before = session
            let (shownModel, isAnimated, screen) = beginTransition()
            note("cancel the drag, animated: \(isAnimated)")
            record(.dragCanceled(animated: isAnimated))
            guard let answer = session.cancelDrag(animated: isAnimated) else { return report("no drag to cancel") }
            putBack()
            for problem in model.differences(from: shownModel, in: answer.map) { report(problem) }
            checkMove(
                from: before.reordering?.item, to: dragged.host.id(of: StableName(kind: .item, thing: dragged.name)),
                answer.response, since: before, shownModel)
            endTransition(shownModel, isAnimated, screen, "cancel of a drag")
        case 2: try dragOnto(dragged.name)
        default: try dragOn(dragged.name)
        }
    }

    private mutating func pickUp() throws {
        guard let id = random.measurable(in: session.arrangement), id.kind == .item else { return }
        note("pick up \(id)")
        record(.pickedUp(id))
        try session.pickUp(id)
        dragged = (name(of: id).thing, model, false)
        retained[.drag] = name(of: id)
    }

    private mutating func dragOn(_ name: Int) throws {
        let (window, before) = (session.visibleRect, session)
        let point = Point(
            x: window.x + random.distance(-20...(window.width + 20)),
            y: window.y + random.distance(-20...(window.height + 20)))
        let noted = (namesBefore, gone, model.moved)
        let (shownModel, isAnimated, screen) = beginTransition()
        note("drag to \(point), animated: \(isAnimated)")
        record(.dragged(to: point, animated: isAnimated))
        // In a viewport without an area, nothing is under the finger.
        let hasArea = min(window.width, window.height) >= 1
        // Beside the viewport, the nearest position in it counts.
        let x = max(window.x, min(point.x - 1 / 128, window.x + window.width - 1 / 64))
        let y = max(window.y, min(point.y - 1 / 128, window.y + window.height - 1 / 64))
        let under = items(in: Rect(x: x, y: y, width: 1 / 64, height: 1 / 64))
        let isVertical = session.arrangement.orientation.axis == .vertical
        let beside = items(
            in: isVertical
                ? Rect(x: window.x, y: y, width: window.width, height: 1 / 64)
                : Rect(x: x, y: window.y, width: 1 / 64, height: window.height))
        guard let answer = try session.drag(to: point, animated: isAnimated), let new = session.reordering?.item else {
            if hasArea, let last = under.last, last != before.reordering?.item, !movesBack(from: last, at: x, y) {
                report("\(last) does not make room")
            }
            // A transition that runs goes on.
            (namesBefore, gone, model.moved) = noted
            return
        }
        let wasEmpty = before.arrangement.itemCount(inSection: new.section) == 0
        if hasArea, !under.contains(new), !under.isEmpty || !beside.contains(new) && !(beside.isEmpty && wasEmpty) {
            report("\(new) makes room, and \(under) is under the finger")
        }
        var again = session
        let shift = Point(x: session.visibleRect.x - window.x, y: session.visibleRect.y - window.y)
        _ = try again.drag(to: Point(x: point.x + shift.x, y: point.y + shift.y), animated: false)
        if again.reordering?.item == before.reordering?.item { report("the same finger moves \(new) back") }
        checkRest(of: point, since: window)
        noteMove(of: name, to: new, answer, since: before, shownModel)
        endTransition(shownModel, isAnimated, screen, "drag")
    }

    /// Checks that a finger that rests does not move the dragged item for ever.
    private mutating func checkRest(of finger: Point, since window: Rect) {
        var resting = session
        for _ in 0..<20 {
            let view = resting.visibleRect
            let point = Point(x: finger.x + view.x - window.x, y: finger.y + view.y - window.y)
            guard (try? resting.drag(to: point, animated: false)) != nil else {
                return
            }
        }
        report("a finger that rests at \(finger) moves the item for ever")
    }

    /// Drags the item with keys.
    private mutating func dragOnto(_ name: Int) throws {
        guard let target = random.measurable(in: session.arrangement), target.kind == .item else { return }
        let before = session
        let noted = (namesBefore, gone, model.moved)
        let (shownModel, isAnimated, screen) = beginTransition()
        note("drag onto \(target), animated: \(isAnimated)")
        record(.draggedOnto(target, animated: isAnimated))
        guard let answer = try session.drag(onto: target, animated: isAnimated) else {
            if target != before.reordering?.item { report("\(target) does not make room") }
            // A transition that runs goes on.
            (namesBefore, gone, model.moved) = noted
            return
        }
        if session.reordering?.item != target { report("\(session.reordering?.item as Any) makes room, not \(target)") }
        noteMove(of: name, to: target, answer, since: before, shownModel)
        endTransition(shownModel, isAnimated, screen, "drag")
    }

    private mutating func noteMove(
        of name: Int, to new: ElementID, _ answer: CollectionSession.EditResponse, since before: CollectionSession,
        _ shownModel: EditModel
    ) {
        model.moveItem(name, to: new)
        dragged?.hasMoved = true
        lanes[name] = nil
        if !session.policy.keepsLanesInEdits { forgetLanes() }
        for problem in model.differences(from: shownModel, in: answer.map) { report(problem) }
        checkMove(from: before.reordering?.item, to: new, answer.response, since: before, shownModel)
    }

    /// Returns whether a finger that moves the dragged item to another one would then not be over the dragged one, so that
    /// it might move it back.
    private func movesBack(from item: ElementID, at x: Double, _ y: Double) -> Bool {
        var next = self
        guard (try? next.session.drag(onto: item, animated: false)) != nil else { return false }
        let (seen, seenNext) = (session.visibleRect, next.session.visibleRect)
        let finger = Rect(x: x - seen.x + seenNext.x, y: y - seen.y + seenNext.y, width: 1 / 64, height: 1 / 64)
        return next.items(in: finger).last != next.session.reordering?.item
    }

    private func items(in rect: Rect) -> [ElementID] {
        var found: [ElementID] = []
        session.forEachElement(in: rect) { if $0.id.kind == .item { found.append($0.id) } }
        return found
    }

    /// Checks that an element has held its position if the gap was, or is, before the viewport.
    private mutating func checkMove(
        from old: ElementID?, to new: ElementID?, _ response: CollectionSession.Response,
        since before: CollectionSession, _ shownModel: EditModel
    ) {
        let isBefore = [old, new].contains { id in
            guard let frame = id.flatMap({ before.arrangement.logicalFrame(of: $0) }) else { return false }
            return frame.mainEnd <= before.offset
        }
        if isBefore, before.heldAnchor?.element != old {
            check(response, since: before, shownModel)
        } else {
            checkNothingHeld(response, since: before)
        }
    }

    /// Restores the content as it was when the item was picked up.
    mutating func putBack() {
        guard let dragged else { return }
        (shelvesBeforeEvent.hasPutBack, returnOffsetOfEvent) = (true, .unknown)
        model.goBack(to: dragged.host)
        lanes[dragged.name] = nil
        if !session.policy.keepsLanesInEdits { forgetLanes() }
        forgetDrag()
    }

    private mutating func forgetDrag() {
        dragged = nil
        retained[.drag] = nil
    }

    mutating func checkDrag() {
        guard let dragged else {
            if let reordering = session.reordering { report("\(reordering) is dragged still") }
            return
        }
        let name = StableName(kind: .item, thing: dragged.name)
        guard let reordering = session.reordering else { return report("\(name) is not dragged any more") }
        if reordering.item != id(of: name) || reordering.origin != dragged.host.id(of: name) {
            report("\(name) is dragged as \(reordering)")
        }
    }

    mutating func retain() {
        let reasons = [CollectionSession.RetainReason.focus, .init(raw: 7)]
        let reason = reasons.randomElement(using: &random)!
        if random.oneIn(3) {
            note("release \(reason)")
            record(.released(reason))
            session.release(reason)
            retained[reason] = nil
        } else if let id = random.measurable(in: session.arrangement) {
            note("retain \(id) for \(reason)")
            record(.retained(id, reason))
            do { try session.retain(id, for: reason) } catch { report("\(error)") }
            retained[reason] = name(of: id)
        }
    }
}
