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
        let anchor = anchorChoice.resolve(in: arrangement, at: offset, holding: policy.heldPosition)
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

    /// Returns whether a measurement differs from the size of the element's frame. A layout may have given it another
    /// one than was measured.
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
        anchorChoice.presented(in: arrangement, at: offset)
        shown.presented()
    }

    /// Lets all items presented so far keep their lanes. It must be called just before a change.
    mutating func commitLanes() {
        guard let seen else { return }
        self.seen = nil
        arrangement.keepLanes(from: seen.start, to: seen.end)
    }
}
