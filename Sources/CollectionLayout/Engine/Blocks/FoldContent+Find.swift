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
                    by: Runs(
                        of: items, from: -1, before: search.end, stride: Block.size / 2, into: FrameBuffer(in: memory)))
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
                findItems(of: place, in: page, at: origin, in: &search, after: cursor, by: &runs, layout)
                // One lane may be much longer than the others. Then the bounds of all blocks between the ends of the
                // lanes may overlap the range.
                if search.count == count, layout.hasLanes(in: page.cursors, at: found) {
                    next = successor(of: place)
                    return false
                }
                block = page.firstBlock(from: found + 1, meeting: search.start, search.end, origin: origin)
            }
            return true
        }
        guard var next, next.page < pages.count else { return }
        // The first block of each lane, and the lane.
        var starts: [Entry] = []
        starts.reserveCapacity(16)
        var lane = 0
        while let end = end(ofLane: lane, before: next) {
            if end < search.end {
                let first = end > search.start ? next : firstBlock(ofLane: lane, endingAfter: search.start, from: next)
                starts.append(Entry(key: Int64(first.page) << 32 | Int64(first.block), value: Int64(lane)))
            }
            lane += 1
        }
        starts.sortByKey()
        for start in starts {
            next = max(next, BlockPosition(page: Int(start.key >> 32), block: Int(start.key & 0xFFFF_FFFF)))
            while next.page < pages.count, let end = end(ofLane: start.position, before: next), end < search.end {
                findItems(
                    of: next, in: pages[next.page], at: tree.origin(of: next.page), in: &search, after: cursor,
                    by: &runs, layout)
                next = successor(of: next)
            }
        }
    }

    private func successor(of place: BlockPosition) -> BlockPosition {
        place.block + 1 < pages[place.page].blockCount
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
    private func end(ofLane lane: Int, before place: BlockPosition) -> Double? {
        end(ofLane: lane, before: place.block, of: pages[place.page], at: tree.origin(of: place.page))
    }

    private func end(ofLane lane: Int, before block: Int, of page: BlockPage, at origin: Double) -> Double? {
        layout.end(ofLane: lane, in: page.cursors, at: block).map { $0 + origin + page[block].bounds.origin }
    }

    /// Returns the first block that contains items of a lane that end after a position.
    ///
    /// - Parameters:
    ///   - lane: The lane.
    ///   - position: The position, in points.
    ///   - first: The first block to search. The lane must end at or before the position there.
    /// - Complexity: O(log *n*), and O(log log *n*) if the lane grows evenly.
    private func firstBlock(
        ofLane lane: Int, endingAfter position: Double, from first: BlockPosition
    ) -> BlockPosition {
        let number = lastIndex(in: first.page..<pages.count, upTo: position) {
            end(ofLane: lane, before: 0, of: pages[$0], at: tree.origin(of: $0))
        }
        let (page, origin) = (pages[number], tree.origin(of: number))
        let block = lastIndex(in: 0..<page.blockCount, upTo: position) {
            end(ofLane: lane, before: $0, of: page, at: origin)
        }
        // The run of the first such item may begin in an earlier block, with other items in the range.
        return max(first, place(of: max(0, firstPlaced(with: BlockPosition(page: number, block: block)))))
    }

    /// Returns the last index whose value is at most `position`; otherwise the first index. Values are ascending.
    private func lastIndex(in range: Range<Int>, upTo position: Double, _ value: (Int) -> Double?) -> Int {
        // The index is in this range. Interpolation between the values at its ends estimates the index.
        var (lower, upper) = (range.lowerBound, range.upperBound - 1)
        guard upper > lower, var lowerValue = value(lower), var upperValue = value(upper) else { return lower }
        guard upperValue > position else { return upper }
        var guesses = 8  // Enough for lanes that grow evenly. Others need bisection.
        while upper - lower > 1 {
            let isKnown = guesses > 0 && upperValue > lowerValue
            let share = isKnown ? (position - lowerValue) / (upperValue - lowerValue) : 0.5
            guesses -= 1
            let middle = max(lower + 1, min(lower + Int(max(0, min(share, 1)) * Double(upper - lower)), upper - 1))
            guard let found = value(middle) else { return lower }
            if found > position { (upper, upperValue) = (middle, found) } else { (lower, lowerValue) = (middle, found) }
        }
        return lower
    }
}
