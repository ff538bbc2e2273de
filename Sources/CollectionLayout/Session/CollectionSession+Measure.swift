extension CollectionSession {
    /// Applies the sizes of elements that the host has measured. The anchored element holds its position.
    ///
    /// - Throws: ``SessionError/layout(_:)`` with ``LayoutError/noSuchElement(_:)``,
    ///   ``LayoutError/invalidLength(_:_:)`` or ``LayoutError/invalidBreadth(_:_:)``.
    /// - Complexity: That of ``Arrangement/measure(_:keeping:)``.
    public mutating func measured(_ sizes: [MeasuredSize]) throws(SessionError) -> Response {
        if sizes.isEmpty { return unchanged }
        do throws(LayoutError) { try arrangement.check(sizes) } catch { throw .layout(error) }
        let old = StateBefore(self)
        let anchor = place.resolve(in: arrangement, at: offset, holding: policy.heldPosition)
        commitLanes()
        changeArrangement { $0.take(sizes) }
        for size in sizes { shown.noteAnswer(for: size.element) }
        let response = hold(anchor, since: old)
        retarget(seenBeforeFrom: old.corner)
        return response
    }

    /// Returns the measurement of an element from its view's preferred size; nil if the element does not exist, or is
    /// not self-sizing.
    ///
    /// - Parameters:
    ///   - id: The element.
    ///   - size: The preferred size along the physical axes, in points. Its breadth is used only for items with a
    ///     preferred breadth and for boundary items with an estimated one; otherwise the layout determines it.
    /// - Complexity: O(log *n*).
    public func measurement(of id: ElementID, preferring size: Size) -> MeasuredSize? {
        guard let known = arrangement.size(of: id) else { return nil }
        let (length, breadth) = arrangement.measuredExtents(of: id, size)
        if let most = arrangement.headerAndFooter(of: id)?.measurableBreadth(of: id, in: arrangement.breadth) {
            let length = known.isSelfSizing ? length : arrangement.logicalFrame(of: id)?.length ?? length
            // No more than the frame can have, so that the same answer again is not a new one.
            return MeasuredSize(id, length: length, breadth: min(breadth, most))
        }
        if !known.isSelfSizing { return nil }
        return MeasuredSize(id, length: length, breadth: arrangement.preferredBreadth(of: id) == nil ? nil : breadth)
    }

    /// Returns whether a measurement differs from the size of the element's frame. A layout may have given it another one
    /// than was measured.
    ///
    /// - Complexity: O(log *n*).
    public func isNew(_ measurement: MeasuredSize) -> Bool {
        guard let frame = arrangement.logicalFrame(of: measurement.element) else { return false }
        let size = arrangement.orientation.size(length: frame.length, breadth: frame.breadth)
        let (length, breadth) = arrangement.measuredExtents(of: measurement.element, size)
        return LayoutUnit.length(measurement.length) != length
            || measurement.breadth.map { LayoutUnit.length($0) != breadth } ?? false
    }

    /// Reports that the current content is on the screen. Call it once per frame.
    ///
    /// From now on, its items keep their lanes, and the visible content holds its position.
    ///
    /// - Complexity: O(1), or O(log *n* + *k*) for *k* visible elements if the viewport does not overlap the previously
    ///   presented content.
    public mutating func presented() {
        if let destination, destination.hasArrived { self.destination = nil }
        let present = OffsetInterval(start: offset, end: offset + roomLength)
        if let seen, seen.start <= present.end, present.start <= seen.end {
            self.seen = OffsetInterval(start: min(seen.start, present.start), end: max(seen.end, present.end))
        } else {
            if policy.keepsLanesInEdits { commitLanes() }
            seen = present
        }
        // After a scroll, the anchor's position does not matter, and in a browser's frame it costs 25 microseconds to find.
        place.presented(at: offset, isOff: place.unscrolledAnchor.map { isOff($0) } ?? false)
        shown.presented()
    }

    /// Returns whether an anchor is not at its position, or its element is out of view.
    private func isOff(_ anchor: ScrollAnchor) -> Bool {
        guard let home = arrangement.offset(of: anchor) else { return false }
        // The tolerance is a point, because hosts round the offsets that they write.
        return abs(home - offset) > 1 || !arrangement.isInView(anchor, at: offset)
    }

    /// Lets all items presented so far keep their lanes. It must be called just before a change.
    mutating func commitLanes() {
        guard let seen else { return }
        self.seen = nil
        arrangement.keepLanes(from: seen.start, to: seen.end)
    }
}
