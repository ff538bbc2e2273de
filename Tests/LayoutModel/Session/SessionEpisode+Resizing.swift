import CollectionLayout

extension SessionEpisode {
    mutating func resize() throws {
        let orientation =
            random.oneIn(3) ? Orientation.all.randomElement(using: &random)! : session.arrangement.orientation
        try resize(to: random.sessionViewport(orientation), orientation)
    }

    /// Resizes to an extreme viewport: without room, with much room, or with more of it covered than there is.
    mutating func resizeToExtreme() throws {
        let orientation = Orientation.all.randomElement(using: &random)!
        // Asking for one item of a row arranges the whole row, which takes too long if it has ten thousand items.
        let isLarge = model.sections.contains { $0.ids.count > 1000 }
        let extents: [Double] = isLarge ? [0, 1 / 64, 1, 320, 2000] : [0, 1 / 64, 1, 320, 2000, 0x1p20]
        let size = orientation.size(
            length: extents.randomElement(using: &random)!, breadth: extents.randomElement(using: &random)!)
        let covered = random.oneIn(3) ? LogicalInsets(all: 200) : random.oneIn(3) ? random.insets() : .zero
        // A much larger margin would show all items of long content.
        let margin = [0, -5, Double.nan, 1000].randomElement(using: &random)!
        let viewport = CollectionSession.Viewport(size, covered: covered, margin: margin)
        try resize(to: viewport, orientation)
        record(.resized(viewport, orientation, animated: false))
        let again = try session.resized(to: viewport, orientation: orientation)
        if again.correction != 0 || again.lengthChanged { report("the same size again does \(again)") }
    }

    private mutating func resize(to viewport: CollectionSession.Viewport, _ orientation: Orientation) throws {
        let before = session
        note("resize to \(viewport), \(orientation)")
        forgetLanes()
        let (modelBefore, isAnimated, screen) = beginTransition()
        let response = try resized(to: viewport, orientation, isAnimated)
        let (room, roomBefore) = (session.arrangement, before.arrangement)
        guard room.viewport != roomBefore.viewport || room.orientation != roomBefore.orientation else {
            if !response.isNothing, before.isSettled { report("as much room as before, and \(response)") }
            return
        }
        check(response, since: before, modelBefore)
        endTransition(modelBefore, isAnimated, screen, "resize")
    }

    private mutating func resized(
        to viewport: CollectionSession.Viewport, _ orientation: Orientation, _ isAnimated: Bool = false
    ) throws -> CollectionSession.Response {
        record(.resized(viewport, orientation, animated: isAnimated))
        let response = try session.resized(to: viewport, orientation: orientation, animated: isAnimated)
        obey(response)
        return response
    }

    /// Covers a part of the viewport, as a bar or keyboard does, and uncovers it again in half of the cases.
    mutating func cover() throws {
        let (before, wasInPlace) = (session, isInPlace)
        let (viewport, orientation) = (session.viewport, session.arrangement.orientation)
        var other = viewport
        other.covered = LogicalInsets(
            start: random.distance(0...90), end: random.distance(0...90), leading: viewport.covered.leading,
            trailing: viewport.covered.trailing)
        if random.oneIn(3) {
            // As much room as before: the viewport grows by what the bar covers.
            let more = other.covered.start + other.covered.end - viewport.covered.start - viewport.covered.end
            let length = orientation.length(of: viewport.size) + more
            other.size = orientation.size(length: max(0, length), breadth: orientation.breadth(of: viewport.size))
        }
        note("cover \(other.covered) of \(other.size)")
        let there = try resized(to: other, orientation)
        if session.arrangement.viewport == before.arrangement.viewport {
            if !there.isNothing, before.isSettled { report("as much room as before, and \(there)") }
        } else {
            modelBefore = nil
            check(there, since: before, model)
        }
        draw()
        guard random.oneIn(2) else { return }
        if random.oneIn(2) { present() }
        note("uncover")
        let back = try resized(to: viewport, orientation)
        if session.arrangement.viewport == before.arrangement.viewport, there.isHeld, wasInPlace {
            checkReturn(back, since: before)
        } else {
            isInPlace = isInPlace && back.isHeld
        }
    }

    /// Resizes there and back, and checks that the held element returns to its place.
    mutating func resizeForthAndBack() throws {
        let before = session
        let (viewport, orientation) = (session.viewport, session.arrangement.orientation)
        let other = random.sessionViewport(orientation)
        note("resize to \(other) and back")
        forgetLanes()
        _ = try resized(to: other, orientation)
        // In the other viewport, a section may not scroll across as far as before. On the way back, it may return.
        for section in model.sections.indices {
            if let place = shelves[model.sections[section].name] { rememberShelf(section, after: place) }
        }
        if random.oneIn(2) { present() }
        if random.oneIn(2) { draw() }
        let back = try resized(to: viewport, orientation)
        forgetLanes()
        modelBefore = session.isMoving ? modelBefore : nil
        checkReturn(back, since: before)
    }

    private mutating func checkReturn(_ back: CollectionSession.Response, since before: CollectionSession) {
        let wasInPlace = isInPlace
        isInPlace = wasInPlace && back.isHeld
        // At the end of the content, every offset within the tolerance counts as in place.
        guard wasInPlace, back.isHeld, let anchor = session.heldAnchor, anchor.element != nil else { return }
        guard let was = before.arrangement.offset(of: anchor), let now = session.arrangement.offset(of: anchor) else {
            return report("\(anchor) is held, and not there")
        }
        // The element may be longer, because measurements have become estimates. Its anchored line has not moved.
        if abs((was - before.offset) - (now - session.offset)) > 1 / 64 {
            report("\(anchor) was \(was - before.offset) off, and is \(now - session.offset) off after forth and back")
        }
    }

    mutating func changePolicy() {
        var policy = random.policy()
        let snappings: [CollectionSession.Snapping] = [.none, .paging, .items(.start), .items(.center), .items(.end)]
        policy.snapping = snappings.randomElement(using: &random)!
        policy.keepsLanesInEdits = !random.oneIn(3)
        policy.settling = random.oneIn(4) ? .atOnce : .whenGranted
        note("hold \(policy.heldPosition), snap \(policy.snapping), \(policy.pinning)")
        record(.policyChanged(policy))
        session.policy = policy
    }
}
