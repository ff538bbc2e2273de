extension OrthogonalContent {
    /// How far the content is scrolled, in terms of what a person sees, while items are inserted, deleted and moved.
    enum HeldOffset {
        /// The content shows its beginning, and goes on to show it.
        case beginning
        /// The content is scrolled.
        ///
        /// - Parameters:
        ///   - to: The offset.
        ///   - item: The item that holds its position, by its new index; nil if no visible one remains.
        ///   - distance: The distance from the offset to the item's leading edge, in points.
        ///   - isResting: Whether the content is at a stop.
        case scrolled(to: Double, item: Int?, distance: Double, isResting: Bool)
    }

    /// Returns the offset before a change; nil if nothing has scrolled the content. O(log n + visible items).
    ///
    /// - Parameter newIndex: Returns the new index of an item; nil if it does not hold its position, because it is
    ///   deleted or moved.
    func heldOffset(_ newIndex: (_ index: Int) -> Int?) -> HeldOffset? {
        guard let offset = scrolledOffset else { return nil }
        guard offset > offsetRange.lower else { return .beginning }
        let fraction = scrolling.mode == .groupPagingCentered ? 0.5 : 0
        var (held, distance, least): (Int?, Double, Double) = (nil, 0, .infinity)
        inner.forEachItem(from: offset, to: offset + viewportBreadth) { found in
            let start = found.frame.main - offset
            let toLine = abs(start + fraction * (found.frame.length - viewportBreadth))
            guard toLine < least, let index = newIndex(found.id.item) else { return }
            (held, distance, least) = (index, start, toLine)
        }
        return .scrolled(to: offset, item: held, distance: distance, isResting: presentStop != nil)
    }

    /// Scrolls to a held offset after a change, as far as the content extends. Content at a stop moves to the nearest
    /// one.
    func hold(_ held: HeldOffset) {
        switch held {
        case .beginning: offset = offsetRange.lower
        case .scrolled(let old, let item, let distance, let isResting):
            offset = clamped(item.map { inner.frame(of: $0).main - distance } ?? old)
            guard isResting, scrolling.mode != .continuous else { return }
            let stop = clamped(nearestStop(to: offset))
            if !isNear(offset, stop) { offset = stop }
        }
    }
}
