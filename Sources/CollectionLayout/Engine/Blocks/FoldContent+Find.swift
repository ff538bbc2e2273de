extension FoldContent {
    /// Offers every item that meets the stretch of a search, in index order.
    ///
    /// - Complexity: O(log n + k), and at most two blocks more. Where lanes differ in length, O(lanes · log n + k).
    func find(in search: inout FrameSearch) {
        guard !leads.isEmpty else { return }
        layout.withCursor(in: cursors) { cursor in
            ItemRun.Unchecked.with(sizes, kept) { items in
                LentBuffer.withStack { memory in
                    findItems(
                        in: &search, after: cursor,
                        by: Runs(
                            of: items, from: -1, before: search.end, stride: Block.size / 2,
                            into: FrameBuffer(in: memory)))
                }
            }
        }
    }

    /// How many blocks without a find a search bears before it looks along the lanes.
    private static var mostIdleBlocks: Int { 3 }

    private func findItems(in search: inout FrameSearch, after cursor: RunningCursor, by runs: consuming Runs) {
        var idleBlocks = 0
        var rest = 0
        var blocksOfLanes: [Entry] = []
        tree.forEachLeaf(from: search.start, to: search.end) { block, origin in
            let count = search.count
            findItems(of: block, at: origin, in: &search, after: cursor, by: &runs)
            guard search.count == count else { return true }
            idleBlocks += 1
            // A lane far ahead of the others: between its end and theirs, every block may meet the stretch by its bounds.
            if idleBlocks == Self.mostIdleBlocks { blocksOfLanes = blocksByLane(from: search.start, to: search.end) }
            guard !blocksOfLanes.isEmpty else { return true }
            rest = block + 1
            return false
        }
        for blocks in blocksOfLanes {
            while rest < blocks.value {
                rest = max(rest, Int(blocks.key))
                findItems(of: rest, at: tree.origin(of: rest), in: &search, after: cursor, by: &runs)
                rest += 1
            }
        }
    }

    /// Offers the items of a block that meet the stretch of a search.
    private func findItems(
        of block: Int, at origin: Double, in search: inout FrameSearch, after cursor: RunningCursor,
        by runs: inout Runs
    ) {
        let items = firsts[block]..<firsts[block + 1]
        // Where there is no breadth yet, all items may be points at one position.
        let skipsPoints = container.breadth == 0
        // The last run of the block before may have reached into this one, and then the search goes on from there.
        if runs.index < firstPlaced(with: block) {
            load(cursor, before: block, at: origin)
            runs.jump(to: firstPlaced(with: block))
        }
        let first = runs.index
        runs.frames.removeAll()
        layout.place(&runs, upTo: items.upperBound, after: cursor)
        // Items before the block are placed only because their run began there.
        let before = min(max(items.lowerBound - first, 0), runs.frames.total)
        runs.frames.forEach(in: before..<runs.frames.total) { offset, frame in
            if skipsPoints, frame.length == 0, frame.breadth == 0 { return }
            search.offer(.item, item: first + offset, frame, mayBeEstimate: sizes[first + offset].isEstimate)
        }
    }
}

extension FoldContent {
    /// For each lane the blocks whose items in it may meet a stretch: those from the key on and before the value. Sorted by
    /// the keys. Empty without lanes, and where there are more than anybody can mean. O(lanes · log n).
    private func blocksByLane(from start: Double, to end: Double) -> [Entry] {
        var ranges: [Entry] = []
        while layout.end(ofLane: ranges.count, in: cursors, at: 0) != nil {
            if ranges.count == LaneGrid.mostLanes { return [] }
            // The lane's first item that ends behind the start, and its last one that begins before the end.
            let first = firstBlock(afterWhichLane: ranges.count, endsBehind: start, from: 0)
            let last = firstBlock(afterWhichLane: ranges.count, endsBehind: end, orAt: true, from: first)
            // The run of that first item may have begun in an earlier block, with items in it that end there too.
            ranges.append(Entry(key: Int64(firsts.block(of: firstPlaced(with: first))), value: Int64(last + 1)))
        }
        ranges.sortByKey()
        return ranges
    }

    /// The first block after which a lane ends behind a position, or at it if wished; else the last block. None before
    /// `lowest` is looked at. O(log n), and O(log log n) where the lane grows evenly.
    private func firstBlock(
        afterWhichLane lane: Int, endsBehind position: Double, orAt: Bool = false, from lowest: Int
    ) -> Int {
        func end(before block: Int) -> Double {
            tree.origin(of: block) + (layout.end(ofLane: lane, in: cursors, at: block) ?? 0)
        }
        func isBehind(_ end: Double) -> Bool { end > position || orAt && end == position }
        // The block lies among these, and between two ends that tell where it might be.
        var (lower, upper) = (lowest, leads.count - 1)
        guard lower < upper else { return upper }
        var (lowerEnd, upperEnd) = (end(before: lower), end(before: upper))
        guard isBehind(upperEnd) else { return upper }
        var guesses = 8  // So many find it in lanes that grow evenly; others need halves.
        while lower < upper {
            let share = guesses > 0 && upperEnd > lowerEnd ? (position - lowerEnd) / (upperEnd - lowerEnd) : 0.5
            guesses -= 1
            let block = min(lower + Int(max(0, min(share, 1)) * Double(upper - lower)), upper - 1)
            let end = end(before: block + 1)
            if isBehind(end) { (upper, upperEnd) = (block, end) } else { (lower, lowerEnd) = (block + 1, end) }
        }
        return lower
    }
}
