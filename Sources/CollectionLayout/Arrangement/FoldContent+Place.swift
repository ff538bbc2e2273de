extension FoldContent {
    /// Places every item. O(n).
    func placeAll() {
        var fold = Fold(
            self, from: 0, cursor: layout.begin(in: container), expectedBlocks: (count >> Block.shift) + 1)
        while fold.next() {}
        starts = fold.starts
        tree = IntervalTree(leaves: fold.leaves)
        end = fold.cursor.end
    }

    /// Places items again whose sizes changed, and those that depend on them.
    ///
    /// Begins at the stored cursor of the first block concerned, and stops at the first block from which on everything
    /// merely shifts. - Complexity: O(items placed + log n).
    ///
    /// - Parameter changed: their indices, ascending.
    func replace(_ changed: [Int]) {
        var pending = changed[...]
        while let item = pending.first {
            let first = firstBlock(toPlaceAgainFor: item)
            var cursor = starts[first].cursor
            cursor.shift(by: tree.origin(of: first))
            var fold = Fold(self, from: starts[first].runStart, cursor: cursor, firstBlock: first)
            var distance: Double?
            while distance == nil, fold.next() {
                pending = pending.drop { $0 < fold.runStart }
                guard let block = fold.begunBlock else { continue }
                let isSettled = pending.first.map { firstBlock(toPlaceAgainFor: $0) > block } ?? true
                if isSettled { distance = fold.settle(block, against: self) }
            }
            starts.replaceSubrange(first..<(first + fold.starts.count), with: fold.starts)
            tree.replace(from: first, with: fold.leaves, movingRestBy: distance ?? 0)
            guard let distance else {
                end = fold.cursor.end
                return
            }
            end += distance
        }
    }

    /// The first block whose frames may change with the size of an item.
    private func firstBlock(toPlaceAgainFor index: Int) -> Int {
        // The run of the item, or one that looked ahead to it …
        let block = max(0, index - layout.lookahead) >> Block.shift
        // … which may have begun in an earlier block; the bounds of that one change too.
        return starts[block].runStart >> Block.shift
    }

    /// The frame of an item. O(log n + items of a block).
    func frame(of index: Int) -> LogicalRect {
        let block = index >> Block.shift
        var cursor = starts[block].cursor
        cursor.shift(by: tree.origin(of: block))
        var runs = Runs(self, from: starts[block].runStart, cursor: cursor)
        while runs.next() {
            if index < runs.index { return runs.frames[index - runs.runStart] }
        }
        preconditionFailure("a run ends before the items do")
    }

    /// O(log n + k), and at most two blocks more.
    func forEachFrame(from start: Double, to end: Double, _ body: (Int, LogicalRect, Bool) -> Void) {
        let sizes = sizes
        tree.forEachLeaf(from: start, to: end) { block, origin in
            var cursor = starts[block].cursor
            cursor.shift(by: origin)
            var runs = Runs(self, from: starts[block].runStart, cursor: cursor)
            let first = block << Block.shift
            let last = min(first + Block.size, count)
            while runs.index < last, runs.next() {
                for index in max(first, runs.runStart)..<min(last, runs.index) {
                    let frame = runs.frames[index - runs.runStart]
                    if frame.main < end, start < frame.mainEnd { body(index, frame, sizes[index].isEstimate) }
                }
            }
            return true
        }
    }
}
