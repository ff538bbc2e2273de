extension OrthogonalContent {
    /// A page or a group at which the content rests, kept while the size of the viewport changes.
    ///
    /// It is kept until the content is scrolled or edited, because a broad viewport may show the end of the content
    /// instead. When the viewport becomes narrow again, the content returns to its page.
    struct KeptStop {
        /// The number of the page, or the index of the group's first item, because groups may have other numbers of
        /// items in another viewport.
        let index: Int
        /// The offset to which the content was scrolled for it.
        let offset: Double
    }

    /// Scrolls to the offset of other content, as far as possible. If the size of the viewport or the positions of the
    /// groups are different and the other content rests at a page or a group, scrolls to that, or to the last one if
    /// there are fewer.
    ///
    /// - Complexity: O(log *n* + groups).
    func rest(like other: OrthogonalContent) {
        guard let scrolledOffset = other.scrolledOffset else { return }
        let isSameContent = count == other.count && isPaged == other.isPaged
        offset = clamped(scrolledOffset)
        keptStop = isSameContent && container == other.container ? other.keptStop : nil
        let isMoved = container != other.container || groupLines != other.groupLines
        if isSameContent, isMoved, scrolling.mode != .continuous, let stop = other.presentStop { rest(at: stop) }
    }

    /// Scrolls to a page or a group of the same content in a viewport of another size, or to the last one if there are
    /// fewer.
    func rest(at stop: KeptStop) {
        guard stopCount > 0 else { return }
        offset = clamped(self.stop(min(stop.index / itemsPerStop, stopCount - 1)))
        keptStop = KeptStop(index: stop.index, offset: offset)
    }

    /// The stop at which the content rests; nil between stops, and for content that rests anywhere.
    var presentStop: KeptStop? {
        guard let offset = scrolledOffset, scrolling.mode != .continuous else { return nil }
        if let keptStop, isNear(offset, keptStop.offset) { return keptStop }
        let number = countOfStops(upTo: offset - 1)
        guard number < stopCount, isNear(offset, stop(number)) else { return nil }
        return KeptStop(index: number * itemsPerStop, offset: offset)
    }

    private var isPaged: Bool { scrolling.mode == .paging }

    private var itemsPerStop: Int { isPaged ? 1 : scrolling.itemsPerGroup }

    /// Returns whether offsets are nearer than one point, because hosts round them to pixels.
    func isNear(_ offset: Double, _ other: Double) -> Bool { abs(offset - other) < 1 }
}
