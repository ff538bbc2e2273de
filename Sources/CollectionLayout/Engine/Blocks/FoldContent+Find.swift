extension FoldContent {
    /// Offers every item that meets the stretch of a search, in index order.
    ///
    /// - Complexity: O(log n + k), and at most two blocks more. Where lanes differ in length, O(lanes · log n + k).
    @_specialize(where Layout == Waterfall)
    @_specialize(where Layout == LinearList)
    @_specialize(where Layout == Flow)
    @_specialize(where Layout == JustifiedRows)
    @_specialize(where Layout == SpanningGrid)
    @_specialize(where Layout == Template)
    func find(in search: inout FrameSearch) { findItems(in: &search) }

    // Kept apart: where this is not specialized, it asks the runtime for metadata before it does anything, and `find` would too.
    @inline(never)
    private func findItems(in search: inout FrameSearch) {
        guard let first = starts.first else { return }
        withUnsafeTemporaryAllocation(of: LogicalRect.self, capacity: Block.size) { room in
            findItems(in: &search, by: Runs(self, from: -1, into: FrameBuffer(in: room)), after: first.cursor)
        }
    }

    /// How many blocks without a find a search bears before it looks along the lanes.
    private static var mostIdleBlocks: Int { 8 }

    private func findItems(
        in search: inout FrameSearch, by runs: consuming Runs<Layout>, after cursor: consuming Layout.Cursor
    ) {
        var idleBlocks = 0
        var rest = 0
        var blocksOfLanes: [Entry] = []
        tree.forEachLeaf(from: search.start, to: search.end) { block, origin in
            let count = search.count
            findItems(of: block, at: origin, in: &search, by: &runs, after: &cursor)
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
                findItems(of: rest, at: tree.origin(of: rest), in: &search, by: &runs, after: &cursor)
                rest += 1
            }
        }
    }

    /// Offers the items of a block that meet the stretch of a search.
    private func findItems(
        of block: Int, at origin: Double, in search: inout FrameSearch, by runs: inout Runs<Layout>,
        after cursor: inout Layout.Cursor
    ) {
        let items = firsts[block]..<firsts[block + 1]
        // Where there is no breadth yet, all items may be points at one place.
        let skipsPoints = container.breadth == 0
        // The last run of the block before may have reached into this one, and then one goes on from there.
        if runs.index < firstPlaced(with: block) {
            cursor = starts[block].cursor
            cursor.shift(by: origin)
            runs.jump(to: firstPlaced(with: block))
        }
        while runs.index < items.upperBound, layout.earliestStart(after: cursor) < search.end,
            runs.next(upTo: nextStop(after: runs.index, in: items), after: &cursor)
        {
            let first = runs.runStart
            // Items before the block are placed only because their run began there.
            let before = min(max(items.lowerBound - first, 0), runs.frames.count)
            runs.frames.forEach(in: before..<runs.frames.count) { offset, frame in
                if skipsPoints, frame.length == 0, frame.breadth == 0 { return }
                search.offer(.item, item: first + offset, frame, mayBeEstimate: sizes[first + offset].isEstimate)
            }
        }
    }

    /// Half a block on, where the search may end; or at the end of the block, if that is not much farther.
    private func nextStop(after index: Int, in items: Range<Int>) -> Int {
        let stop = index + Block.size / 2
        return items.upperBound - stop > Block.size / 4 ? stop : items.upperBound
    }
}

extension FoldContent {
    /// For each lane the blocks whose items in it may meet a stretch: those from the key on and before the value. Sorted by
    /// the keys. Empty without lanes, and where there are more than anybody can mean. O(lanes · log n).
    private func blocksByLane(from start: Double, to end: Double) -> [Entry] {
        var ranges: [Entry] = []
        while starts[0].cursor.end(ofLane: ranges.count) != nil {
            if ranges.count == LaneGrid.mostLanes { return [] }
            // The lane's first item that ends behind the start, and its last one that begins before the end.
            let first = firstBlock(afterWhichLane: ranges.count, endsBehind: start)
            let last = firstBlock(afterWhichLane: ranges.count, endsBehind: end, orAt: true)
            // The run of that first item may have begun in an earlier block, with items in it that end there too.
            ranges.append(Entry(key: Int64(firsts.block(of: firstPlaced(with: first))), value: Int64(last + 1)))
        }
        ranges.sortByKey()
        return ranges
    }

    /// The first block after which a lane ends behind a position, or at it if wished; else the last block.
    private func firstBlock(afterWhichLane lane: Int, endsBehind position: Double, orAt: Bool = false) -> Int {
        var lower = 0
        var upper = starts.count - 1
        while lower < upper {
            let middle = (lower + upper) / 2
            let end = tree.origin(of: middle + 1) + (starts[middle + 1].cursor.end(ofLane: lane) ?? 0)
            if end > position || orAt && end == position { upper = middle } else { lower = middle + 1 }
        }
        return lower
    }
}
