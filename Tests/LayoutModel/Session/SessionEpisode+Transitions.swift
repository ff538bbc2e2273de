import CollectionLayout

extension SessionEpisode {
    /// Prepares an event that may be animated.
    ///
    /// - Returns: the present model, whether the event is animated, and, if so, what the screen shows.
    mutating func beginTransition() -> (EditModel, Bool, [ElementKey: TransitionState]) {
        let isAnimated = random.oneIn(2)
        // Most events move none.
        model.moved = []
        if isAnimated {
            draw()
            (shelvesBeforeEvent, returnOffsetOfEvent) = ((placesOfShelves, false), .before(session.offset))
        }
        noteShown()
        return (model, isAnimated, isAnimated ? screen() : [:])
    }

    /// How far sections are scrolled across now, by the sections' names.
    private var placesOfShelves: [Int: ShelfPlace] {
        model.sections.enumerated().reduce(into: [:]) { places, section in
            let name = section.element.name
            places[name] = ShelfPlace(section.offset, of: session.arrangement, after: [shelves[name]])
        }
    }

    /// Notes the shown elements, and the deleted ones that have already arrived.
    private mutating func noteShown() {
        (namesBefore, gone) = ([:], [])
        for key in host.views.compactMap({ $0?.key }) {
            if let id = session.id(of: key) {
                namesBefore[key] = name(of: id)
            } else if session.progress >= 1 {
                gone.insert(key)
            }
        }
    }

    /// - Parameter modelBefore: the model to which canceling the transition leads back.
    mutating func endTransition(
        _ modelBefore: EditModel, _ isAnimated: Bool, _ screen: [ElementKey: TransitionState], _ event: String
    ) {
        self.modelBefore = isAnimated ? modelBefore : nil
        if isAnimated {
            (shelvesBefore, hasPutBackFirst) = shelvesBeforeEvent
            (returnOffset, hasCoarseMotions) = (returnOffsetOfEvent, false)
        }
        if session.isMoving != isAnimated { report("\(event): isMoving is \(session.isMoving)") }
        guard isAnimated else { return }
        checkContinuity(with: screen, event)
    }

    /// Advances the running transition, finishes it, or cancels it.
    mutating func move() throws {
        guard session.isMoving else { return }
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            note("finish")
            record(.transitionFinished)
            _ = session.finishTransition()
            if session.isMoving { report("a finished transition goes on") }
            modelBefore = nil
        case 1: try cancelTransition()
        default:
            let progress = random.oneIn(3) ? 1 : Double.random(in: -0.2...1.2, using: &random)
            note("advance to \(progress)")
            draw()
            record(.advanced(to: progress))
            try session.advance(to: progress)
            redraw()
            if !host.changes.isEmpty { report("advancing yields \(host.changes)") }
        }
    }

    private mutating func cancelTransition() throws {
        note("cancel")
        forgetLanes()
        draw()
        let (before, screen, model) = (session, screen(), model)
        let fading = namesBefore.filter { host.view($0.key) != nil && session.id(of: $0.key) == nil }
        // Measuring can bring a separator back under another key.
        let reappeared = Set(fading.values).filter { name in id(of: name).flatMap { session.element($0) } != nil }
        noteShown()
        // Canceling brings back the elements that are fading out. Others were deleted before.
        gone.subtract(fading.keys)
        let places = placesOfShelves
        record(.transitionCanceled)
        guard let answer = session.cancelTransition() else { return report("nothing is canceled") }
        self.model.goBack(to: modelBefore!)
        modelBefore = model
        for problem in self.model.differences(from: model, in: answer.map) { report(problem) }
        checkReturnedShelves()
        checkHeldShelves(
            since: hasPutBackFirst ? nil : before, model, moved: model.moved, answer.map,
            except: Set(shelvesBefore.keys))
        (shelvesBefore, hasPutBackFirst) = (places, false)
        noteChanges(answer.map)
        retained = retained.filter { id(of: $0.value) != nil }
        forgetWhatIsGone()
        if let dragged, !dragged.hasMoved {
            // The item was picked up after the event that is canceled, so that its drag begins from the restored
            // content.
            let isThere = id(of: StableName(kind: .item, thing: dragged.name)) != nil
            self.dragged = isThere ? (dragged.name, self.model, false) : nil
        }
        if case .scrolled = returnOffset {
            check(answer.response, since: before, model)
        } else {
            checkReturn(answer.response, since: before)
        }
        returnOffset = .before(before.offset)
        checkContinuity(with: screen, "cancel")
        for (key, name) in fading where !reappeared.contains(name) {
            guard let id = id(of: name), session.element(id) != nil, session.id(of: key) != id else { continue }
            report("\(name) was on its way out as \(key), and comes back as another")
        }
    }

    /// Checks that a canceled change has left the viewport where it was before the change.
    ///
    private mutating func checkReturn(_ response: CollectionSession.Response, since before: CollectionSession) {
        obey(response)
        isInPlace = false
        if abs(session.offset - before.offset - response.correction) > 1e-6 {
            report("the offset went from \(before.offset) to \(session.offset), by \(response.correction)")
        }
        guard case .before(let offset) = returnOffset else { return }
        // A viewport that was pulled beyond an end of the content goes back to it.
        let end = session.arrangement.clampedOffset(offset)
        if end == offset, before.offset == before.arrangement.clampedOffset(before.offset),
            abs(session.offset - offset) > 1 / 64
        {
            report("canceling leads to \(session.offset), and not back to \(offset)")
        }
    }

    /// Checks that scrolling moves elements in a transition as far as elements at rest, so that pinned ones stay on the
    /// screen.
    mutating func checkMotions(since before: CollectionSession) {
        guard !hasCoarseMotions, before.isMoving, before.isSettled,
            !session.arrangement.descriptions.contains(where: { $0.effect != nil })
        else { return }
        let (old, new) = (before.visibleRect, session.visibleRect)
        for key in host.views.compactMap({ $0?.key }) {
            guard let id = session.id(of: key), let was = before.state(of: key), let state = session.state(of: key),
                let start = before.arrangement.element(id, seenThrough: old),
                let end = session.arrangement.element(id, seenThrough: new),
                start.frame.intersects(old), end.frame.intersects(new)
            else { continue }
            let distance = max(
                abs((state.frame.x - was.frame.x) - (end.frame.x - start.frame.x)),
                abs((state.frame.y - was.frame.y) - (end.frame.y - start.frame.y)))
            if distance > 1 / 32 { report("\(id) goes \(distance) farther than a person has scrolled it") }
        }
    }

    /// Returns how everything in the viewport is drawn at present, relative to the viewport's corner.
    ///
    /// - Parameter isCut: whether elements that are only near the viewport are left out.
    func screen(isCut: Bool = true) -> [ElementKey: TransitionState] {
        var screen: [ElementKey: TransitionState] = [:]
        let window = session.visibleRect
        for key in host.views.compactMap({ $0?.key }) {
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
            // Rounding lets an element that ends at the viewport's edge extend beyond it by less than this.
            let hair = 0x1p-20
            let bounds = state.transform.bounds(of: state.frame)
            let inside = Rect(
                x: bounds.x + hair, y: bounds.y + hair, width: bounds.width - 2 * hair, height: bounds.height - 2 * hair
            )
            if !isCut || inside.intersects(room) { screen[key] = state }
        }
        return screen
    }

    /// Checks that no visible element jumps, vanishes, or changes its alpha.
    mutating func checkContinuity(with before: [ElementKey: TransitionState], _ event: String) {
        // The host takes an element off the screen that was gone, and its key can be used again.
        let mayVanish = gone
        redraw()
        let (after, visible) = (screen(isCut: false), screen())
        for key in gone where host.view(key) != nil && session.id(of: key) == nil {
            report("\(event): \(key) was gone, and is shown")
        }
        for (key, old) in before where old.alpha > 1 / 64 {
            guard let new = after[key] else {
                guard old.frame.hasArea, !mayVanish.contains(key) else { continue }
                report("\(event): \(key) vanishes from \(old.frame)")
                continue
            }
            // An element without area cannot be seen, and neither can one that has an area only outside of the
            // viewport.
            guard old.frame.hasArea || new.frame.hasArea && visible[key] != nil else { continue }
            let distance = max(
                abs(old.frame.x - new.frame.x), abs(old.frame.y - new.frame.y),
                abs(old.frame.width - new.frame.width), abs(old.frame.height - new.frame.height))
            // Dividing by the rest of the way enlarges rounding errors, so that the tolerance is larger than the grid.
            if distance > 1 / 32 { report("\(event): \(key) jumps by \(distance), from \(old.frame) to \(new.frame)") }
            if abs(old.alpha - new.alpha) > 1 / 64 {
                report("\(event): \(key) fades from \(old.alpha) to \(new.alpha)")
            }
        }
    }
}

extension Rect {
    fileprivate var hasArea: Bool { width > 0 && height > 0 }
}

/// The scroll offset to which canceling a transition leads.
enum ReturnOffset {
    /// The offset before the transition.
    case before(Double)
    /// The viewport has been scrolled since. What it shows now holds its position.
    case scrolled
    /// A dragged item was put back first, or the transition has led to an element without a scroll.
    case unknown
}
