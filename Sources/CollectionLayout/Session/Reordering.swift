extension CollectionSession {
    /// An item that a person drags to another position.
    public struct Reordering: Hashable, Sendable {
        /// The name of the item when it was picked up. The host's content still has it at this position.
        public private(set) var origin: ElementID
        /// The current name of the item. Its frame in the layout is the gap that opens for it.
        public internal(set) var item: ElementID
        /// Whether the item has been moved since it was picked up.
        var hasMoved = false

        init(pickedUp item: ElementID) {
            origin = item
            self.item = item
        }

        /// Returns the drag after an event that renames elements; nil if the item was deleted.
        ///
        /// - Parameters:
        ///   - map: The map from old to new elements.
        ///   - isReturning: Whether the event cancels a transition. If the item has not been moved, the transition is
        ///     older than the drag, so that the host's content changes back, too.
        func mapped(through map: CollectionMap, isReturning: Bool) -> Reordering? {
            guard let new = map.newID(of: item) else { return nil }
            var mapped = self
            mapped.item = new
            if isReturning, !hasMoved { mapped.origin = new }
            return mapped
        }
    }

    /// The result of a drag.
    public struct Reordered: Sendable {
        /// The name of the item before the drag. The host moves its content from here to ``to``, once.
        public let from: ElementID
        /// The name of the item after the drag.
        public let to: ElementID
    }

    /// Begins to drag an item. It stays shown, no matter how far it is dragged, and the host draws it under the finger.
    /// Its frame in the session is the position at which it would be dropped.
    ///
    /// - Throws: ``SessionError/layout(_:)`` with ``LayoutError/noSuchElement(_:)`` if the item does not exist,
    ///   ``SessionError/dragging(_:)`` if an item is already dragged.
    public mutating func pickUp(_ id: ElementID) throws(SessionError) {
        if let reordering { throw .dragging(reordering.item) }
        guard id.kind == .item else { throw .layout(.noSuchElement(id)) }
        try retain(id, for: .drag)
        reordering = Reordering(pickedUp: id)
        whileDragging = { session, isAnimated, event throws(SessionError) in
            try session.afterCancelingDrag(isAnimated, event)
        }
    }

    /// Reports the position of the finger that drags an item. If another item is there, the dragged item moves to its
    /// position, and if a section without items is there, into it. Outside of the viewport, the nearest position in it
    /// counts, and beside all items, the nearest item.
    ///
    /// An item does not move where the same finger would then move it back, at once or by other positions. So a small
    /// item changes places with a large one when the finger is where the small one will be, and not before.
    ///
    /// - Parameters:
    ///   - point: The finger's position, in the physical coordinates of the content.
    ///   - animated: Whether a transition leads to the result.
    /// - Returns: The response if the item was moved; otherwise nil. It is nil, too, if no item is dragged.
    /// - Throws: ``SessionError/notFinite(_:)``.
    /// - Complexity: O(log *n* + *k*) for *k* visible elements, and that of ``Arrangement/apply(_:)`` for a move, or
    ///   for at most nine moves if items would make room for one another.
    public mutating func drag(to point: Point, animated: Bool = true) throws(SessionError) -> EditResponse? {
        for position in [point.x, point.y] where !position.isFinite { throw .notFinite(position) }
        guard let reordering, let target = target(at: point), target != reordering.item else { return nil }
        var next = self
        guard let answer = next.move(reordering.item, to: target, animated) else { return nil }
        if next.leads(to: reordering.item, byFingerAt: Point(x: point.x - visibleRect.x, y: point.y - visibleRect.y)) {
            return nil
        }
        self = next
        return answer
    }

    /// Returns whether a finger that rests would move the dragged item to a position, at once or by and by.
    ///
    /// - Parameter finger: The finger's position in the viewport.
    private func leads(to origin: ElementID, byFingerAt finger: Point) -> Bool {
        var next = self
        // Few items make room for one another, so that more moves than these lead nowhere else.
        for _ in 0..<8 {
            let (window, present) = (next.visibleRect, next.reordering?.item)
            guard let present, let target = next.target(at: Point(x: finger.x + window.x, y: finger.y + window.y)),
                target != present
            else { return false }
            if target == origin { return true }
            guard next.move(present, to: target, false) != nil else { return false }
        }
        return false
    }

    /// Moves the dragged item to the position of another item, as a person does with keys.
    ///
    /// - Parameters:
    ///   - target: The other item, or the first item of a section without items.
    ///   - animated: Whether a transition leads to the result.
    /// - Returns: The response if the item was moved; otherwise nil. It is nil, too, if no item is dragged.
    /// - Throws: ``SessionError/layout(_:)`` with ``LayoutError/noSuchElement(_:)`` if there is no such item.
    /// - Complexity: That of ``Arrangement/apply(_:)`` for a move.
    public mutating func drag(onto target: ElementID, animated: Bool = true) throws(SessionError) -> EditResponse? {
        guard let reordering, target != reordering.item else { return nil }
        guard target.kind == .item, let answer = move(reordering.item, to: target, animated) else {
            throw .layout(.noSuchElement(target))
        }
        return answer
    }

    /// Ends the drag. The item stays in the gap.
    ///
    /// - Returns: The result of the drag; nil if no item is dragged.
    public mutating func drop() -> Reordered? {
        guard let reordering else { return nil }
        release(.drag)
        self.reordering = nil
        return Reordered(from: reordering.origin, to: reordering.item)
    }

    /// Cancels the drag. The item returns to where it was picked up. If it is there, nothing changes, and a running
    /// transition goes on.
    ///
    /// - Returns: The response; nil if no item is dragged.
    public mutating func cancelDrag(animated: Bool = true) -> EditResponse? {
        guard let reordering else { return nil }
        let isBack = reordering.item == reordering.origin
        let answer =
            isBack
            ? EditResponse(response: unchanged, map: .identity(sectionCount: arrangement.sections.count))
            : move(reordering.item, to: reordering.origin, animated)
        release(.drag)
        self.reordering = nil
        return answer
    }

    /// Performs an event after the dragged item has been put back; see ``afterPuttingBack(_:_:)``.
    private mutating func afterCancelingDrag(_ animated: Bool, _ event: Event) throws(SessionError) -> EditResponse {
        let before = self
        let back = cancelDrag(animated: animated)
        do throws(SessionError) {
            let answer = try event(&self)
            // Offsets of shelves are restored, because a shelf may have been shorter while the item was put back. Those
            // whose items the event changes may hold one of them.
            arrangement.restSections(like: before.arrangement, through: answer.map, holdingItems: false)
            retarget(seenBeforeFrom: visibleRect.corner)
            var response = answer.response
            if let back = back?.response {
                response.correction += back.correction
                response.scrollTo = response.scrollTo ?? back.scrollTo
                response.isHeld = response.isHeld && back.isHeld
                response.lengthChanged = arrangement.length != before.arrangement.length
            }
            return EditResponse(response: response, map: answer.map)
        } catch {
            self = before
            throw error
        }
    }

    private mutating func move(_ item: ElementID, to target: ElementID, _ animated: Bool) -> EditResponse? {
        let edit = Edit(moving: item, to: target)
        // Content in view moves only out of the gap's way: if another element held its position, a gap in its place
        // would open out of view. But a gap that opens or closes before the viewport would move everything in view.
        let isOutside = [item, target].contains { (arrangement.logicalFrame(of: $0)?.mainEnd ?? .infinity) <= offset }
        let keepsPlace = isOutside && heldAnchor?.element != item
        guard let answer = try? change(edit, animated, keepingPlace: keepsPlace, holdingShelves: false)
        else { return nil }
        reordering?.hasMoved = true
        return answer
    }

    /// Returns the item at a point, or at the nearest one in the viewport. Beside all items, returns the nearest one
    /// there, or the first item that a section without items there would have.
    private func target(at point: Point) -> ElementID? {
        // A query needs a rectangle with an area.
        let (step, content) = (1 / LayoutUnit.perPoint, arrangement.contentSize)
        let view = arrangement.orientation.logical(visibleRect, in: content)
        let finger = arrangement.orientation.logical(Rect(x: point.x, y: point.y, width: 0, height: 0), in: content)
        func inView(_ position: Double, _ start: Double, _ end: Double) -> Double {
            max(start, min(position - step / 2, end - step))
        }
        var rect = LogicalRect(
            main: inView(finger.main, view.main, view.mainEnd), cross: inView(finger.cross, view.cross, view.crossEnd),
            length: step, breadth: step)
        var found: ElementID?
        forEachElement(in: arrangement.orientation.physical(rect, in: content)) {
            if $0.id.kind == .item { found = $0.id }
        }
        if found != nil { return found }
        (rect.cross, rect.breadth) = (view.cross, view.breadth)
        // The distances of the nearest items on both sides.
        var (before, after) = (Double.infinity, Double.infinity)
        forEachElement(in: arrangement.orientation.physical(rect, in: content)) { element in
            guard element.id.kind == .item else { return }
            let frame = arrangement.orientation.logical(element.frame, in: content)
            let (distance, distanceAfter) = (finger.cross - frame.crossEnd, frame.cross - finger.cross)
            if max(distance, distanceAfter) < min(before, after) { found = element.id }
            if distance >= 0 { before = min(before, distance) } else { after = min(after, distanceAfter) }
        }
        if found != nil { return before.isFinite && after.isFinite ? nil : found }
        arrangement.sections.forEachSection(
            from: rect.main, to: rect.mainEnd, startingAt: arrangement.sectionsStart
        ) { section, index, _ in
            if section.count == 0 { found = .item(0, section: index) }
        }
        return found
    }
}

extension Edit {
    @inline(never)  // There are two calls.
    fileprivate init(moving item: ElementID, to target: ElementID) {
        self.init()
        moveItem(item.item, section: item.section, to: target.item, section: target.section)
    }
}
