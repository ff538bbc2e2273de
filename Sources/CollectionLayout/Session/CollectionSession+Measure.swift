extension CollectionSession {
    /// Takes the sizes of elements that the host has measured. The held element stays in its place.
    ///
    /// - Throws: ``LayoutError/noSuchElement(_:)``, ``LayoutError/invalidLength(_:_:)``,
    ///   ``LayoutError/invalidBreadth(_:_:)``.
    /// - Complexity: That of ``Arrangement/measure(_:keeping:)``.
    public mutating func measured(_ sizes: [MeasuredSize]) throws(SessionError) -> Response {
        if sizes.isEmpty { return Response() }
        do throws(LayoutError) { try arrangement.check(sizes) } catch { throw .layout(error) }
        let view = View(self)
        let anchor = place.resolve(in: arrangement, at: offset, holding: policy.hold)
        commitLanes()
        changeArrangement { $0.take(sizes) }
        for size in sizes { shown.noteAnswer(for: size.element) }
        let response = settle(anchor, since: view)
        running?.retarget(to: arrangement, at: offset, seenBeforeFrom: view.corner)
        return response
    }

    /// Returns the measured size of an element whose view prefers a size; nil if there is no such element or it does
    /// not size itself. O(log n).
    ///
    /// - Parameter size: along the physical axes, in points. The layout decides the breadth, but of items that wish for one.
    public func measurement(of id: ElementID, wishing size: Size) -> MeasuredSize? {
        guard let known = arrangement.size(of: id), known.isSelfSizing else { return nil }
        let (length, breadth) = arrangement.measuredExtents(of: id, size)
        return MeasuredSize(id, length: length, breadth: arrangement.wishedBreadth(of: id) == nil ? nil : breadth)
    }

    /// Whether an element has another size than it was measured to have. O(log n).
    public func isNews(_ measurement: MeasuredSize) -> Bool {
        guard let frame = arrangement.logicalFrame(of: measurement.element) else { return false }
        let size = arrangement.orientation.size(length: frame.length, breadth: frame.breadth)
        let (length, breadth) = arrangement.measuredExtents(of: measurement.element, size)
        return LayoutUnit.length(measurement.length) != length
            || measurement.breadth.map { LayoutUnit.length($0) != breadth } ?? false
    }

    /// Reports that a frame is on the screen: its items keep their lanes from now on, and the place that a person sees is
    /// held from now on. Call it once a frame.
    ///
    /// - Complexity: O(1), and O(log n + k) where nothing of the frame presented before is in view.
    public mutating func presented() {
        if let destination, destination.isFirst, abs(destination.told - offset) <= 1 { self.destination = nil }
        let present = ClosedStretch(start: offset, end: offset + roomLength)
        if let seen, seen.start <= present.end, present.start <= seen.end {
            self.seen = ClosedStretch(start: min(seen.start, present.start), end: max(seen.end, present.end))
        } else {
            if policy.keepsLanesInEdits { commitLanes() }
            seen = present
        }
        // A point, because hosts round the offsets that they write.
        let isOff = place.anchor.flatMap { arrangement.offset(of: $0) }.map { abs($0 - offset) > 1 } ?? false
        place.presented(at: offset, isOff: isOff)
        shown.presented()
    }

    /// Lets presented items keep their lanes. It runs just before a change, for all items seen until then.
    mutating func commitLanes() {
        guard let seen else { return }
        self.seen = nil
        arrangement.keepLanes(from: seen.start, to: seen.end)
    }
}
