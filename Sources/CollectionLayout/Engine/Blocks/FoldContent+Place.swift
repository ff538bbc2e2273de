extension FoldContent {
    /// Places every item. O(n).
    func placeAll() {
        firsts = [Int](blocksOf: count)
        placeBlocks()
    }

    /// Places the items of every block.
    func placeBlocks() {
        leads = []
        leads.reserveCapacity(firsts.count - 1)
        cursors = layout.makeColumn()
        tree = IntervalTree()
        layout.withCursor(in: cursors) { cursor in
            ItemRun.Unchecked.with(sizes, kept) { items in
                var none = 0
                _ = place(items, from: 0, item: 0, after: cursor, changed: [], &none, maySettle: false)
            }
        }
    }

    /// Places items again whose sizes changed, and those that depend on them.
    ///
    /// Begins at the stored cursor of the first block concerned, and stops at the first block from which on everything
    /// merely shifts. - Complexity: O(items placed + log n).
    ///
    /// - Parameters:
    ///   - changed: their indices, ascending.
    ///   - maySettle: whether what merely shifts needs not be placed again.
    ///   - measuresAgain: whether items that come to lie at other breadths than they were measured at become estimates. Not
    ///     after a measurement: where it moves the ends of rows, that could go on for ever.
    func replace(_ changed: [Int], maySettle: Bool = true, measuresAgain: Bool = true) {
        guard !changed.isEmpty else { return }
        var outgrown: [Int] = []
        layout.withCursor(in: cursors) { cursor in
            var next = 0
            while next < changed.count {
                let first = firstBlock(toPlaceAgainFor: changed[next])
                load(cursor, before: first, at: tree.origin(of: first))
                ItemRun.Unchecked.with(sizes, kept) { items in
                    outgrown += place(
                        items, from: first, item: firstPlaced(with: first), after: cursor, changed: changed, &next,
                        maySettle: maySettle)
                }
            }
        }
        if measuresAgain, !outgrown.isEmpty { forgetMeasurements(of: outgrown) }
    }

    /// Places items from a block on, to the end or until the rest merely shifts.
    ///
    /// - Parameters:
    ///   - cursor: stands at the item.
    ///   - next: the first of the changed items that has not been placed again.
    /// - Returns: the items that were measured at other breadths than they have now.
    private func place(
        _ items: ItemRun.Unchecked, from first: Int, item: Int, after cursor: RunningCursor, changed: [Int],
        _ next: inout Int, maySettle: Bool
    ) -> [Int] {
        var fold = Fold(self, items, from: item, after: cursor, firstBlock: first)
        while fold.next() {
            guard maySettle, let block = fold.settledBlock else { continue }
            while next < changed.count, changed[next] < firstPlaced(with: block) { next += 1 }
            guard next == changed.count || firstBlock(toPlaceAgainFor: changed[next]) > block else { continue }
            let distance = fold.settle(at: block)
            tree.replace(from: first, with: fold.leaves, movingRestBy: distance)
            end += distance
            return fold.outgrown
        }
        next = changed.count
        tree.replaceTail(from: first, with: fold.leaves)
        end = layout.end(of: cursor)
        return fold.outgrown
    }

    /// The first block whose frames may change with the size of an item.
    private func firstBlock(toPlaceAgainFor index: Int) -> Int {
        // The run of the item, or one that looked ahead to it …
        let block = firsts.block(of: max(0, index - layout.lookahead))
        // … which may have begun in an earlier block; the bounds of that one change too.
        // A lead from before an edit may reach too far; what it reaches into is placed again in any case.
        return firsts.block(of: max(0, firsts[block] - max(0, leads[block])))
    }

    /// The frame of an item. O(log n + items of a block).
    func frame(of index: Int) -> LogicalRect {
        let block = firsts.block(of: index)
        var frame = LogicalRect(main: 0, cross: 0, length: 0, breadth: 0)
        layout.withCursor(in: cursors) { cursor in
            load(cursor, before: block, at: tree.origin(of: block))
            ItemRun.Unchecked.with(sizes, kept) { items in
                LentBuffer.withStack { memory in
                    let first = firstPlaced(with: block)
                    var runs = Runs(of: items, from: first, into: FrameBuffer(in: memory))
                    layout.place(&runs, upTo: index + 1, after: cursor)
                    frame = runs.frames[index - first]
                }
            }
        }
        return frame
    }

    /// Lets a cursor stand before the run that places the first item of a block.
    func load(_ cursor: RunningCursor, before block: Int, at origin: Double) {
        layout.load(cursor, from: cursors, at: block, movedBy: origin)
    }

    /// The first item of the run that places the first item of a block.
    func firstPlaced(with block: Int) -> Int { firsts[block] - leads[block] }
}
