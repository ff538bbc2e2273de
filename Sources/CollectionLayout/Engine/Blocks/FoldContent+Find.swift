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

    /// The number of blocks without results after which a search continues along the lanes.
    private static var maximumIdleBlockCount: Int { 3 }

    private func findItems(in search: inout FrameSearch, after cursor: RunningCursor, by runs: consuming Runs) {
        var idleBlocks = 0
        var rest = BlockPosition(page: 0, block: 0)
        var blocksOfLanes: [ClosedRange<BlockPosition>] = []
        let layout = layout
        tree.forEachLeaf(from: search.start, to: search.end) { number, origin in
            let page = pages[number]
            var next = page.firstBlock(from: 0, meeting: search.start, search.end, origin: origin)
            while let block = next {
                let count = search.count
                rest = BlockPosition(page: number, block: block)
                findItems(of: rest, in: page, at: origin, in: &search, after: cursor, by: &runs, layout)
                if search.count == count {
                    idleBlocks += 1
                    // One lane may be much longer than the others. Then the bounds of all blocks between the ends of
                    // the lanes may overlap the range.
                    if idleBlocks == Self.maximumIdleBlockCount {
                        blocksOfLanes = blocksByLane(from: search.start, to: search.end)
                    }
                    if !blocksOfLanes.isEmpty { return false }
                }
                next = page.firstBlock(from: block + 1, meeting: search.start, search.end, origin: origin)
            }
            return true
        }
        for blocks in blocksOfLanes {
            var next = max(blocks.lowerBound, successor(of: rest))
            while next <= blocks.upperBound {
                findItems(
                    of: next, in: pages[next.page], at: tree.origin(of: next.page), in: &search, after: cursor,
                    by: &runs, layout)
                rest = next
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

    /// Returns, for each lane, the blocks whose items in this lane may overlap a range, sorted by their first block. It
    /// is empty without lanes, or if there are too many. O(lanes · log n).
    private func blocksByLane(from start: Double, to end: Double) -> [ClosedRange<BlockPosition>] {
        var lanes: [(first: BlockPosition, last: BlockPosition)] = []
        while layout.end(ofLane: lanes.count, in: pages[0].cursors, at: 0) != nil {
            if lanes.count == LaneGrid.maximumLaneCount { return [] }
            // These blocks contain the lane's first item that ends after the start, and its last one that begins before
            // the end.
            let first = lastBlock(beforeWhichLane: lanes.count, endsBy: start)
            let last = lastBlock(beforeWhichLane: lanes.count, endsBy: end, orAt: false)
            // The run of that first item may begin in an earlier block, with other items in the range.
            lanes.append((place(of: max(0, firstPlaced(with: first))), max(first, last)))
        }
        let order = [Entry].sorted(lanes.count) { Int64(lanes[$0].first.page) << 32 | Int64(lanes[$0].first.block) }
        return Array(count: lanes.count) {
            let lane = lanes[order[$0].position]
            return lane.first...lane.last
        }
    }

    /// Returns the last block for which the end of a lane before the block is below a position, or equal to it if
    /// `orAt`; otherwise the first block. O(log n), and O(log log n) if the lane grows evenly.
    private func lastBlock(beforeWhichLane lane: Int, endsBy position: Double, orAt: Bool = true) -> BlockPosition {
        func end(before place: BlockPosition) -> Double {
            origin(of: place) + (layout.end(ofLane: lane, in: pages[place.page].cursors, at: place.block) ?? 0)
        }
        func isPast(_ end: Double) -> Bool { end > position || !orAt && end == position }
        let page = lastIndex(below: pages.count, position, isPast) { end(before: BlockPosition(page: $0, block: 0)) }
        let block = lastIndex(below: pages[page].blockCount, position, isPast) {
            end(before: BlockPosition(page: page, block: $0))
        }
        return BlockPosition(page: page, block: block)
    }

    /// Returns the last index whose value is not past a position; otherwise 0. Values are ascending.
    private func lastIndex(
        below count: Int, _ position: Double, _ isPast: (Double) -> Bool, _ value: (Int) -> Double
    ) -> Int {
        // The index is in this range. Interpolation between the values at its ends estimates the index.
        var (lower, upper) = (0, count - 1)
        guard upper > 0 else { return 0 }
        var (lowerValue, upperValue) = (value(lower), value(upper))
        guard isPast(upperValue) else { return upper }
        var guesses = 8  // Enough for lanes that grow evenly. Others need bisection.
        while upper - lower > 1 {
            let isKnown = guesses > 0 && upperValue > lowerValue
            let share = isKnown ? (position - lowerValue) / (upperValue - lowerValue) : 0.5
            guesses -= 1
            let middle = max(lower + 1, min(lower + Int(max(0, min(share, 1)) * Double(upper - lower)), upper - 1))
            let found = value(middle)
            if isPast(found) { (upper, upperValue) = (middle, found) } else { (lower, lowerValue) = (middle, found) }
        }
        return lower
    }
}
