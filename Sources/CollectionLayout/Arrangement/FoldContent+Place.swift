extension FoldContent {
    // A section holds its content as `any SectionContent`, behind which the compiler cannot see the layout. Told of those that
    // come with the library, it compiles what is hot for each of them; else every run asks the runtime for metadata, which
    // takes as long as placing thirty items.

    /// Places every item. O(n).
    @_specialize(where Layout == Waterfall)
    @_specialize(where Layout == List)
    @_specialize(where Layout == Flow)
    @_specialize(where Layout == JustifiedRows)
    @_specialize(where Layout == Grid)
    @_specialize(where Layout == Template)
    func placeAll() {
        firsts = Array(stride(from: 0, to: count, by: Block.size)) + [count]
        var fold = Fold(self, from: 0, cursor: layout.begin(in: container), expectedBlocks: firsts.count)
        while fold.next() {}
        starts = fold.starts
        tree = IntervalTree(leaves: fold.leaves)
        end = fold.cursor.soundEnd
    }

    /// Places items again whose sizes changed, and those that depend on them.
    ///
    /// Begins at the stored cursor of the first block concerned, and stops at the first block from which on everything
    /// merely shifts. - Complexity: O(items placed + log n).
    ///
    /// - Parameters:
    ///   - changed: their indices, ascending.
    ///   - maySettle: whether what merely shifts needs not be placed again.
    @_specialize(where Layout == Waterfall)
    @_specialize(where Layout == List)
    @_specialize(where Layout == Flow)
    @_specialize(where Layout == JustifiedRows)
    @_specialize(where Layout == Grid)
    @_specialize(where Layout == Template)
    func replace(_ changed: [Int], maySettle: Bool = true) {
        var pending = changed[...]
        while let item = pending.first {
            let first = firstBlock(toPlaceAgainFor: item)
            var cursor = starts[first].cursor
            cursor.shift(by: tree.origin(of: first))
            var fold = Fold(self, from: firsts[first] - starts[first].lead, cursor: cursor, firstBlock: first)
            var distance: Double?
            while distance == nil, fold.next() {
                pending = pending.drop { $0 < fold.runStart }
                guard maySettle, let block = fold.begunBlock else { continue }
                let isSettled = pending.first.map { firstBlock(toPlaceAgainFor: $0) > block } ?? true
                if isSettled { distance = fold.settle(block, against: self) }
            }
            starts.replaceSubrange(first..<(first + fold.starts.count), with: fold.starts)
            tree.replace(from: first, with: fold.leaves, movingRestBy: distance ?? 0)
            guard let distance else {
                end = fold.cursor.soundEnd
                return
            }
            end += distance
        }
    }

    /// The first block whose frames may change with the size of an item.
    private func firstBlock(toPlaceAgainFor index: Int) -> Int {
        // The run of the item, or one that looked ahead to it …
        let block = firsts.block(of: max(0, index - layout.lookahead))
        // … which may have begun in an earlier block; the bounds of that one change too.
        // A lead from before an edit may reach too far; what it reaches into is placed again in any case.
        return firsts.block(of: max(0, firsts[block] - max(0, starts[block].lead)))
    }

    /// The frame of an item. O(log n + items of a block).
    @_specialize(where Layout == Waterfall)
    @_specialize(where Layout == List)
    @_specialize(where Layout == Flow)
    @_specialize(where Layout == JustifiedRows)
    @_specialize(where Layout == Grid)
    @_specialize(where Layout == Template)
    func frame(of index: Int) -> LogicalRect {
        let block = firsts.block(of: index)
        var runs = runs(of: block, at: tree.origin(of: block))
        while runs.next(upTo: firsts[block + 1]) {
            if index < runs.index { return runs.frames[index - runs.runStart] }
        }
        preconditionFailure("a run ends before the items do")
    }

    /// From the run that places the first item of a block on.
    private func runs(of block: Int, at origin: Double) -> Runs<Layout> {
        var cursor = starts[block].cursor
        cursor.shift(by: origin)
        return Runs(self, from: firsts[block] - starts[block].lead, cursor: cursor)
    }

    /// O(log n + k), and at most two blocks more.
    @_specialize(where Layout == Waterfall)
    @_specialize(where Layout == List)
    @_specialize(where Layout == Flow)
    @_specialize(where Layout == JustifiedRows)
    @_specialize(where Layout == Grid)
    @_specialize(where Layout == Template)
    func forEachFrame(from start: Double, to end: Double, _ body: (Int, LogicalRect, Bool) -> Void) {
        // Read once: each access to a property of a class is checked.
        let (sizes, firsts, layout) = (sizes, firsts, layout)
        tree.forEachLeaf(from: start, to: end) { block, origin in
            var runs = runs(of: block, at: origin)
            let items = firsts[block]..<firsts[block + 1]
            while runs.index < items.upperBound, layout.earliestStart(after: runs.cursor) < end,
                runs.next(upTo: min(items.upperBound, runs.index + Block.size / 4))
            {
                let first = runs.runStart
                let placed = max(items.lowerBound, first) - first..<min(items.upperBound, runs.index) - first
                runs.frames.forEach(in: placed, from: start, to: end) { offset, frame in
                    body(first + offset, frame, sizes[first + offset].isEstimate)
                }
            }
            return true
        }
    }
}
