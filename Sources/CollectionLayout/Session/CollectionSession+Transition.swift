// The running transition.

extension CollectionSession {
    /// Whether a transition runs.
    public var isMoving: Bool { running != nil }

    /// The last reported progress of the running transition; 1 if none is running.
    public var progress: Double { running?.progress ?? 1 }

    /// Reports the progress of the running transition, on its way or back: hosts do it before every event that may interrupt
    /// it, and while a person drags it along.
    ///
    /// - Parameter progress: eased already; from −1 to 2, beyond which it is cut.
    /// - Throws: ``SessionError/notFinite(_:)``.
    public mutating func advance(to progress: Double) throws(SessionError) {
        guard progress.isFinite else { throw .notFinite(progress) }
        running?.progress = max(-1, min(progress, 2))
    }

    /// Ends the running transition. Does nothing if none is running.
    ///
    /// Finishing removes all elements that were disappearing. Canceling undoes the change behind the transition:
    /// content, layout and viewport return to their old values, and all elements turn back in a second transition,
    /// which has to be finished in turn. Sizes measured meanwhile may have to be measured again.
    ///
    /// - Returns: The map of the elements' new positions, for the host's own content, if the content was changed back.
    public mutating func endTransition(_ end: TransitionEnd) throws(SessionError) -> EditResponse {
        guard let running, end == .cancel else {
            running = nil
            return EditResponse(response: Response(), map: .identity(sectionCount: arrangement.sections.count))
        }
        let back = running.map.inverse
        let view = View(self, isAnimated: true)
        let held = policy.heldPositionWhenResized
        let anchor = place.resolveForResizing(in: arrangement, at: offset, holding: held)
        let follower = follower(of: anchor, through: back, held)
        seen = nil
        var before = running.before
        // A person has scrolled sections across meanwhile, which is not taken back.
        before.scrollSections(like: arrangement, through: back)
        arrangement = before
        viewport = running.viewportBefore
        return EditResponse(response: follow(follower, through: back, since: view, isReturning: true), map: back)
    }

    /// The present state of an element that moves, in the physical coordinates of the content; nil for one that rests.
    public func state(of key: ElementKey) -> TransitionState? {
        guard let running else { return nil }
        if let id = shown.id(of: key) { return running.position(of: id).map { running.state(at: $0) } }
        return running.fading.first { $0.key == key.raw }.map { running.state(at: $0.index) }
    }

    /// Calls `body` for each element in the running transition, with its names before and after: nil for inserted
    /// elements before, and for deleted elements after. It is for hosts that find their views by name instead of by
    /// key. O(k).
    public func forEachMotion(_ body: (_ motion: Motion, _ before: ElementID?, _ after: ElementID?) -> Void) {
        guard let running else { return }
        for (index, element) in running.elements.enumerated() {
            body(running.motion(at: index), element.before, element.after)
        }
    }

    /// Starts a transition from the elements visible before an event to those visible now. It takes over from a running
    /// transition.
    ///
    /// - Parameter isReturning: whether it leads back to where the one that runs came from.
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
}
