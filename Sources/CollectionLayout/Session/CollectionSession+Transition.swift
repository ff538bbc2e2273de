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

    /// Ends the running transition. Does nothing if none is running.
    ///
    /// Finishing removes all disappearing elements. Canceling undoes the change that started the transition: content,
    /// layout and viewport return to their old values, and all elements turn back in a second transition, which the
    /// host has to finish, too. Sizes measured meanwhile may have to be measured again.
    ///
    /// - Returns: The response, and the map with which the host changes its own content back, unless a drag has started
    ///   the transition; see ``drag(to:animated:)``.
    public mutating func endTransition(_ end: TransitionEnd) throws(SessionError) -> EditResponse {
        guard let running, end == .cancel else {
            running = nil
            return EditResponse(response: unchanged, map: .identity(sectionCount: arrangement.sections.count))
        }
        let back = running.map.inverse
        let view = View(self, isAnimated: true)
        let held = heldPositionWhenResized
        let anchor = place.resolveForResizing(in: arrangement, at: offset, holding: held)
        let follower = follower(of: anchor, through: back, held)
        seen = nil
        var before = running.before
        // The offsets of shelves are kept, because a person may have scrolled them meanwhile.
        before.restSections(like: arrangement, through: back)
        arrangement = before
        viewport = running.viewportBefore
        return EditResponse(response: follow(follower, through: back, since: view, isReturning: true), map: back)
    }

    /// Returns the current state of a moving element, in the physical coordinates of the content; nil for other
    /// elements.
    public func state(of key: ElementKey) -> TransitionState? {
        guard let running else { return nil }
        if let id = shown.id(of: key) { return running.position(of: id).map { running.state(at: $0) } }
        return running.fading.first { $0.key == key.raw }.map { running.state(at: $0.index) }
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
    ///   - view: The state before the event.
    ///   - map: The map from old to new elements.
    ///   - isReturning: Whether the transition leads back to the old arrangement of the running one.
    mutating func startTransition(since view: View, through map: CollectionMap, isReturning: Bool = false) {
        guard let before = view.before else {
            running = nil
            return
        }
        let transition =
            running?.seen(from: before.visibleRect(at: view.offset).corner).interrupted(
                at: progress, from: before, at: view.offset, to: arrangement, at: offset, through: map,
                style: policy.style, isReturning: isReturning)
            ?? LayoutTransition(
                from: before, at: view.offset, to: arrangement, at: offset, through: map, style: policy.style)
        if isReturning, let running {
            for (key, index) in running.fading {
                if let id = running.elements[index].before { shown.revive(key, as: id) }
            }
        }
        var next = RunningTransition(
            transition, at: visibleRect.corner, from: before, in: view.viewport, through: map)
        for (index, element) in transition.elements.enumerated() where element.after == nil {
            let fadingKey = running?.fading.first { running?.elements[$0.index].key == element.key }?.key
            guard let key = fadingKey ?? element.before.flatMap({ shown.key(ofDeleted: $0, through: map) })
            else { continue }
            shown.hold(key)
            next.fading.append((key, index))
        }
        running = next
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
