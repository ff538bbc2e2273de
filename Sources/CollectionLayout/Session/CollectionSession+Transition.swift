// The running transition.

extension CollectionSession {
    /// Whether a transition runs.
    public var isMoving: Bool { running != nil }

    /// The last reported progress of the running transition; 1 if none is running.
    public var progress: Double { running?.progress ?? 1 }

    /// Reports the progress of the running transition. Hosts call it before every event that may interrupt the
    /// transition, and while a finger controls it.
    ///
    /// - Parameter progress: The eased progress, clamped to −1…2.
    /// - Throws: ``SessionError/notFinite(_:)``.
    public mutating func advance(to progress: Double) throws(SessionError) {
        guard progress.isFinite else { throw .notFinite(progress) }
        running?.progress = max(-1, min(progress, 2))
    }

    /// Finishes the running transition: all elements are at their destinations, and the disappearing ones are removed.
    /// Does nothing if none is running.
    public mutating func finishTransition() -> Response {
        running = nil
        return unchanged
    }

    /// Cancels the running transition: undoes the change that started it. Content, layout, viewport and scroll offset
    /// return to their old values, and all elements turn back in a second transition, which the host has to finish,
    /// too.
    ///
    /// If the viewport has been scrolled meanwhile, the anchored element holds its position instead. Shelves return to
    /// their old offsets, unless they have been scrolled meanwhile. Sizes measured meanwhile may have to be measured
    /// again.
    ///
    /// - Returns: The response, and the map with which the host changes its own content back; nil if no transition
    ///   runs. The host does not change it back if the transition has been started by ``drag(to:animated:)`` or
    ///   ``drag(onto:animated:)`` and the item is still dragged, because the host has not yet moved it.
    public mutating func cancelTransition() -> EditResponse? {
        guard let running else { return nil }
        let back = running.map.inverse
        // The old offset is restored even if it is no resting position.
        let old = StateBefore(self, isAnimated: true, keepsPlace: running.isScrolled)
        var chosen = chooseAnchor(for: .descriptions, through: back, since: old)
        if !running.isScrolled { chosen.anchor = ScrollAnchor(element: nil, distance: -running.offsetBefore) }
        seen = nil
        var before = running.before
        for shelf in running.scrolledShelves {
            if let section = back.sections.newIndex(of: shelf) {
                before.rest(section, like: arrangement, shelf, through: back)
            }
        }
        arrangement = before
        viewport = running.viewportBefore
        let response = follow(chosen, through: back, since: old, isReturning: true)
        if !running.isScrolled {
            anchorChoice = running.choiceBefore
            // The rule may be another one by now.
            anchorChoice.ruleChanged(at: offset)
        }
        return EditResponse(response: response, map: back)
    }

    /// Returns the current state of a moving element, in the physical coordinates of the content; nil for other
    /// elements.
    public func state(of key: ElementKey) -> TransitionState? {
        guard let running else { return nil }
        if let id = shown.id(of: key) { return running.position(of: id).map { running.state(at: $0) } }
        return running.position(ofFading: key).map { running.state(at: $0) }
    }

    /// Calls `body` for each element of the running transition. It is for hosts that find their views by name instead
    /// of by key.
    ///
    /// - Parameter body: Takes the motion and the element's names before and after the transition. The name before is
    ///   nil for an inserted element, the name after is nil for a deleted one.
    /// - Complexity: O(*k*) for *k* elements in the transition.
    public func forEachMotion(_ body: (_ motion: Motion, _ before: ElementID?, _ after: ElementID?) -> Void) {
        guard let running else { return }
        for (index, element) in running.elements.enumerated() {
            body(running.motion(at: index), element.before, element.after)
        }
    }

    /// Starts a transition from the elements visible before an event to those visible now. It takes over from a running
    /// transition.
    ///
    /// - Parameters:
    ///   - old: The state before the event.
    ///   - map: The map from old to new elements.
    ///   - isReturning: Whether the transition leads back to the old arrangement of the running one.
    mutating func startTransition(since old: StateBefore, through map: CollectionMap, isReturning: Bool = false) {
        guard let before = old.arrangement else {
            running = nil
            return
        }
        let transition =
            running?.seen(from: before.visibleRect(at: old.offset).corner).interrupted(
                at: progress, from: before, at: old.offset, to: arrangement, at: offset, through: map,
                style: policy.style, isReturning: isReturning)
            ?? LayoutTransition(
                from: before, at: old.offset, to: arrangement, at: offset, through: map, style: policy.style)
        if isReturning, let running {
            shown.revive(running.fading) { running.elements[$0.position].before }
        }
        var next = RunningTransition(transition, at: visibleRect.corner, from: before, since: old, through: map)
        next.fading = disappearing(in: transition, through: map)
        shown.hold(next.fading)
        running = next
    }

    /// Returns the keys of the elements that disappear in a new transition, ascending, and their indices in it.
    private func disappearing(in transition: LayoutTransition, through map: CollectionMap) -> [Entry] {
        let deleted = shown.deleted
        // The same elements in the running transition.
        var earlier: [Entry] = []
        if let running {
            earlier = running.fading.map { Entry(key: Int64(running.elements[$0.position].key), value: $0.key) }
            earlier.sortByKey()
        }
        var fading: [Entry] = []
        for (index, element) in transition.elements.enumerated() where element.after == nil {
            var key = earlier.value(of: Int64(element.key))
            if key == nil, let old = element.before {
                // The new description may lack a header or footer that the map keeps.
                key =
                    map.newID(of: old).map { shown.key(of: $0).map { Int($0) } }
                    ?? deleted.value(of: Int64(bitPattern: old.raw))
            }
            if let key { fading.append(Entry(key: Int64(key), value: Int64(index))) }
        }
        fading.sortByKey()
        return fading
    }

    /// Changes the ends of the running transition's paths. Those of elements far away and with effects depend on the
    /// viewport.
    ///
    /// - Parameter corner: The corner of the viewport before a measurement. After a scroll, it is the new one.
    @inline(never)  // It is called from several places.
    mutating func retarget(seenBeforeFrom corner: Point) {
        running?.retarget(to: arrangement, at: offset, seenBeforeFrom: corner)
    }
}
