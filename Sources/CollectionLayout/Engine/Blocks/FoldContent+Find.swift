extension FoldContent {
    /// Offers every item in the range of a search, in index order.
    ///
    /// - Complexity: O(log *n* + *k*), plus the items of at most two blocks. If the lengths of lanes differ much,
    ///   O(lanes · log *n* + *k*).
    func find(in search: inout FrameSearch) {
        guard !pages.isEmpty else { return }
        withCursor { cursor, items in
            LentBuffer.withStack { memory in
                findItems(
                    in: &search, after: cursor,
                    by: Runs(of: items, from: -1, storesPrevious: false, into: FrameBuffer(in: memory)))
            }
        }
    }

    private func findItems(in search: inout FrameSearch, after cursor: RunningCursor, by runs: consuming Runs) {
        let layout = layout
        var next: BlockPosition?
        tree.forEachLeaf(from: search.start, to: search.end) { number, origin in
            let page = pages[number]
            var block = page.firstBlock(from: 0, meeting: search.start, search.end, origin: origin)
            while let found = block {
                let count = search.count
                let place = BlockPosition(page: number, block: found)
                // No item of a block that ends in the range begins after it.
                runs.stop(before: page[found].bounds.end(from: origin) > search.end ? search.end : .infinity)
                findItems(of: place, in: page, at: origin, in: &search, after: cursor, by: &runs, layout)
                // One lane may be much longer than the others. Then the bounds of all blocks between the ends of the
                // lanes may overlap the range.
                if search.count == count, layout.hasLanes(in: page.cursors, at: found) {
                    next = successor(of: place, in: page)
                    return false
                }
                block = page.firstBlock(from: found + 1, meeting: search.start, search.end, origin: origin)
            }
            return true
        }
        if let next, next.page < pages.count { findLanes(from: next, in: &search, after: cursor, by: &runs, layout) }
    }

    /// Offers the items of each lane in the range of a search, from a block on.
    private func findLanes(
        from first: BlockPosition, in search: inout FrameSearch, after cursor: RunningCursor, by runs: inout Runs,
        _ layout: RunLayoutBox
    ) {
        // A copy costs fewer references than the property, which every block would use again.
        let pages = pages
        var (next, lane, number) = (first, 0, first.page)
        var (page, origin) = (pages[number], tree.origin(of: number))
        // The first block of each lane, and the lane.
        var starts: [Entry] = []
        starts.reserveCapacity(16)
        while let end = end(ofLane: lane, before: first.block, of: page, at: origin) {
            if end < search.end {
                let start = firstBlock(ofLane: lane, endingAfter: search.start, from: first, at: end)
                starts.append(Entry(key: Int64(start.page) << 32 | Int64(start.block), value: Int64(lane)))
            }
            lane += 1
        }
        starts.sortByKey()
        // The other lanes of a block may be far behind, so that the limit would never be reached.
        runs.stop(before: .infinity)
        for start in starts {
            next = max(next, BlockPosition(page: Int(start.key >> 32), block: Int(start.key & 0xFFFF_FFFF)))
            while next.page < pages.count {
                if next.page != number {
                    number = next.page
                    (page, origin) = (pages[number], tree.origin(of: number))
                }
                guard let end = end(ofLane: start.position, before: next.block, of: page, at: origin), end < search.end
                else { break }
                findItems(of: next, in: page, at: origin, in: &search, after: cursor, by: &runs, layout)
                next = successor(of: next, in: page)
            }
        }
    }

    private func successor(of place: BlockPosition, in page: BlockPage) -> BlockPosition {
        place.block + 1 < page.blockCount
            ? BlockPosition(page: place.page, block: place.block + 1) : BlockPosition(page: place.page + 1, block: 0)
    }

    /// Offers the items of a block in the range of a search.
    private func findItems(
        of place: BlockPosition, in page: BlockPage, at origin: Double, in search: inout FrameSearch,
        after cursor: RunningCursor, by runs: inout Runs, _ layout: RunLayoutBox
    ) {
        let pageStart = list.firsts[place.page]
        let block = page[place.block]
        let items = (pageStart + block.first)..<(pageStart + page.first(of: place.block + 1))
        // In a container without breadth, all items may be points at one position.
        let skipsPoints = container.breadth == 0
        // If the last run of the previous block extends into this one, the search continues from its end. It does not
        // if this block begins a page that is not connected to the previous one.
        let firstPlaced = max(0, items.lowerBound - block.lead)
        if runs.index < firstPlaced || place.block == 0 && !page.follows {
            layout.load(cursor, from: page.cursors, at: place.block, movedBy: origin + block.bounds.origin)
            runs.jump(to: firstPlaced)
        }
        let first = runs.index
        runs.frames.removeAll()
        layout.place(&runs, upTo: items.upperBound, after: cursor)
        // Items before the block are placed only because they belong to the same run.
        let before = min(max(items.lowerBound - first, 0), runs.frames.total)
        // The call is rare, because most runs end with the block.
        let end = runs.index > items.upperBound ? endOfFollowing(runs.index, from: place.page) : runs.index
        runs.frames.forEach(in: before..<max(before, end - first)) { offset, frame in
            if skipsPoints, frame.length == 0, frame.breadth == 0 { return }
            search.offer(.item, item: first + offset, frame, mayBeEstimate: runs.run.isEstimate(first + offset))
        }
    }
}

extension FoldContent {
    /// Returns the end of the items that were placed beginning in a page, limited to the first page after it that is
    /// not connected.
    private func endOfFollowing(_ end: Int, from page: Int) -> Int {
        var next = page + 1
        while next < pages.count, list.firsts[next] < end {
            if !pages[next].follows { return list.firsts[next] }
            next += 1
        }
        return end
    }

    /// Returns the end of a lane before a block; nil if there is no such lane.
    private func end(ofLane lane: Int, before block: Int, of page: BlockPage, at origin: Double) -> Double? {
        layout.end(ofLane: lane, in: page.cursors, at: block).map { $0 + origin + page[block].bounds.origin }
    }

    /// Returns the first block that contains items of a lane that end after a position.
    ///
    /// - Parameters:
    ///   - lane: The lane.
    ///   - position: The position, in points.
    ///   - first: The first block to search.
    ///   - end: The end of the lane before that block.
    /// - Complexity: O(log *n*), and O(log log *n*) if the lane grows evenly.
    private func firstBlock(
        ofLane lane: Int, endingAfter position: Double, from first: BlockPosition, at end: Double
    ) -> BlockPosition {
        if end > position { return first }
        func endBeforePage(_ page: Int) -> Double {
            self.end(ofLane: lane, before: 0, of: pages[page], at: tree.origin(of: page)) ?? .infinity
        }
        let last = pages.count - 1
        var bracket = Bracket(lower: first.page, lowerValue: end, upper: pages.count, upperValue: .infinity)
        bracket.test(last, endBeforePage(last), position)
        bracket.narrow(around: position, endBeforePage)
        let number = bracket.lower
        let (page, origin) = (pages[number], tree.origin(of: number))
        (bracket.lower, bracket.upper) = (0, page.blockCount)
        bracket.narrow(around: position) { self.end(ofLane: lane, before: $0, of: page, at: origin) ?? .infinity }
        // The run of the first such item may begin in an earlier block, with other items in the range.
        return max(first, place(of: max(0, firstPlaced(with: BlockPosition(page: number, block: bracket.lower)))))
    }
}

/// Two indices of ascending values with a position between their values.
private struct Bracket {
    /// An index whose value is at most the position.
    var lower: Int
    var lowerValue: Double
    /// An index whose value is above the position; infinite if it is not known.
    var upper: Int
    var upperValue: Double

    /// Replaces the lower or the upper index with one between them.
    mutating func test(_ index: Int, _ value: Double, _ position: Double) {
        if value > position { (upper, upperValue) = (index, value) } else { (lower, lowerValue) = (index, value) }
    }

    /// Moves the indices toward each other until no other one is between them.
    @inline(never)  // There are two calls.
    mutating func narrow(around position: Double, _ value: (Int) -> Double) {
        var guesses = 8  // Enough for values that grow evenly. Others need bisection.
        while upper - lower > 1 {
            let isKnown = guesses > 0 && upperValue < .infinity
            let share = isKnown ? (position - lowerValue) / (upperValue - lowerValue) : 0.5
            guesses -= 1
            let middle = max(lower + 1, min(lower + Int(max(0, min(share, 1)) * Double(upper - lower)), upper - 1))
            test(middle, value(middle), position)
        }
    }
}
