extension FoldContent {
    // A section holds its content as `any SectionContent`, behind which the compiler cannot see the layout. Told of those that
    // come with the library, it compiles what is hot for each of them; else every run asks the runtime for metadata, which
    // takes as long as placing thirty items.

    /// Places every item. O(n).
    @_specialize(where Layout == Waterfall)
    @_specialize(where Layout == LinearList)
    @_specialize(where Layout == Flow)
    @_specialize(where Layout == JustifiedRows)
    @_specialize(where Layout == SpanningGrid)
    @_specialize(where Layout == Template)
    func placeAll() {
        firsts = [Int](blocksOf: count)
        placeBlocks()
    }

    /// Places the items of every block.
    func placeBlocks() {
        let cursor = layout.begin(in: container)
        starts = []
        starts.reserveCapacity(firsts.count - 1)
        tree = IntervalTree()
        var none = 0
        _ = place(from: 0, item: 0, after: cursor, changed: [], &none, maySettle: false)
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
    @_specialize(where Layout == Waterfall)
    @_specialize(where Layout == LinearList)
    @_specialize(where Layout == Flow)
    @_specialize(where Layout == JustifiedRows)
    @_specialize(where Layout == SpanningGrid)
    @_specialize(where Layout == Template)
    func replace(_ changed: [Int], maySettle: Bool = true, measuresAgain: Bool = true) {
        var next = 0
        var outgrown: [Int] = []
        while next < changed.count {
            let first = firstBlock(toPlaceAgainFor: changed[next])
            outgrown += place(
                from: first, item: firstPlaced(with: first), after: cursor(before: first, at: tree.origin(of: first)),
                changed: changed, &next,
                maySettle: maySettle)
        }
        if measuresAgain, !outgrown.isEmpty { forgetMeasurements(of: outgrown) }
    }

    /// Places items from a block on, to the end or until the rest merely shifts.
    ///
    /// - Parameter next: the first of the changed items that has not been placed again.
    /// - Returns: the items among them that were measured at other breadths than they have now.
    private func place(
        from first: Int, item: Int, after cursor: Layout.Cursor, changed: [Int], _ next: inout Int, maySettle: Bool
    ) -> [Int] {
        var fold = Fold(self, from: item, after: cursor, firstBlock: first)
        while fold.next() {
            while next < changed.count, changed[next] < fold.runStart { next += 1 }
            guard maySettle, let block = fold.settledBlock,
                next == changed.count || firstBlock(toPlaceAgainFor: changed[next]) > block
            else { continue }
            let distance = fold.settle(at: block)
            tree.replace(from: first, with: fold.leaves, movingRestBy: distance)
            end += distance
            return fold.outgrown
        }
        next = changed.count
        tree.replaceTail(from: first, with: fold.leaves)
        end = fold.cursor.soundEnd
        return fold.outgrown
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
    @_specialize(where Layout == LinearList)
    @_specialize(where Layout == Flow)
    @_specialize(where Layout == JustifiedRows)
    @_specialize(where Layout == SpanningGrid)
    @_specialize(where Layout == Template)
    func frame(of index: Int) -> LogicalRect {
        let block = firsts.block(of: index)
        var cursor = cursor(before: block, at: tree.origin(of: block))
        var runs = Runs(self, from: firstPlaced(with: block))
        while runs.next(upTo: firsts[block + 1], after: &cursor) {
            if index < runs.index { return runs.frames[index - runs.runStart] }
        }
        preconditionFailure("a run ends before the items do")
    }

    /// The cursor before the run that places the first item of a block.
    private func cursor(before block: Int, at origin: Double) -> Layout.Cursor {
        var cursor = starts[block].cursor
        cursor.shift(by: origin)
        return cursor
    }

    /// The first item of the run that places the first item of a block.
    func firstPlaced(with block: Int) -> Int { firsts[block] - starts[block].lead }
}
