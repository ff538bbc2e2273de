extension FoldContent {
    /// Places all items up to a horizon, and estimates the positions of the others. O(n / 512 + items placed).
    ///
    /// - Parameter horizon: The position up to which everything is placed.
    func placeAll(upTo horizon: Double) {
        pages = PageList()
        tree = IntervalTree()
        (settledPages, end) = (0, 0)
        let (cursors, start) = layout.makeColumn()
        end = start
        guard count > 0 else { return }
        // All full pages that are not placed share one object, because they have the same number of items.
        let full = BlockPage(unplaced: ItemPage.size, length: 0, cursors: cursors)
        pages = PageList(count: list.pages.count) { page in
            page > 0 && list.firsts.count(of: page) == ItemPage.size
                ? full
                : BlockPage(
                    unplaced: list.firsts.count(of: page), length: 0, cursors: layout.choose([0], of: cursors),
                    follows: page == 0)
        }
        settledPages = 1
        tree = IntervalTree(
            leaves: [IntervalTree.Node](
                repeating: IntervalTree.Node(origin: start, lower: 0, upper: 0), count: pages.count))
        replace([0], maySettle: false, measuresAgain: false, upTo: horizon)
        if settledPages < pages.count { guessPages(from: settledPages, placed: list.firsts[settledPages]) }
    }

    /// Positions the pages that are not placed after the others, with their average length per item.
    private func guessPages(from first: Int, placed: Int) {
        let origin = tree.origin(of: first)
        let lengthPerItem = max(0, (end - tree.origin(of: 0)) / Double(placed))
        func length(_ count: Int) -> Double { LayoutUnit.roundedUp(lengthPerItem * Double(count)) }
        tree.replaceTail(
            from: first,
            with: Array(count: pages.count - first) {
                IntervalTree.Node(
                    origin: origin + length(list.firsts[first + $0] - list.firsts[first]), lower: 0,
                    upper: length(list.firsts.count(of: first + $0)))
            })
        end = origin + length(count - list.firsts[first])
    }

    /// Places changed items again, and the items that depend on them.
    ///
    /// It begins at the stored cursor of the first changed block. It ends before the first block from which on all
    /// content only moves, or before the first page beyond the horizon.
    ///
    /// - Parameters:
    ///   - changed: The indices of the changed items, ascending.
    ///   - maySettle: Whether content that merely shifts need not be placed again.
    ///   - measuresAgain: Whether items become estimates if their breadth differs from the one at which they were
    ///     measured. It is false after a measurement, because each measurement could move the ends of rows and require
    ///     another one.
    ///   - horizon: The position up to which everything is placed.
    /// - Complexity: O(items placed + log *n*).
    func replace(_ changed: [Int], maySettle: Bool = true, measuresAgain: Bool = true, upTo horizon: Double) {
        guard !changed.isEmpty, !pages.isEmpty else { return }
        var outgrown: [Int] = []
        withCursor { cursor, items in
            var changed = changed[...]
            while let next = changed.first {
                let place = firstPlace(toPlaceAgainFor: next)
                load(cursor, before: place)
                var fold = Fold(
                    self, items, at: place, after: cursor, changed: changed,
                    FoldEnd(maySettle: maySettle, horizon: horizon))
                fold.run()
                changed = fold.changed
                outgrown += fold.outgrown
            }
        }
        if measuresAgain, !outgrown.isEmpty { forgetMeasurements(of: outgrown, upTo: horizon) }
        // An infinite horizon includes the items that earlier changes have deferred.
        if horizon == .infinity, settledPages < pages.count {
            var all = Int.max
            settle(upTo: horizon, items: &all)
        }
    }

    /// Returns the first block whose frames may change with the size of an item.
    func firstPlace(toPlaceAgainFor index: Int) -> BlockPosition {
        // An earlier run may have looked ahead to the item.
        let ahead = place(of: max(0, index - layout.lookahead))
        // That run may have begun in an earlier block, whose bounds change, too. After an edit, an old lead may be too
        // large, which is harmless: the items it covers are placed again in any case.
        return place(of: max(0, firstPlaced(with: ahead)))
    }

    /// Returns the frame of an item. O(log n + items of a block).
    func frame(of index: Int) -> LogicalRect {
        let place = place(of: index)
        var frame = LogicalRect(main: 0, cross: 0, length: 0, breadth: 0)
        withCursor { cursor, items in
            load(cursor, before: place)
            LentBuffer.withStack { memory in
                let first = max(0, firstPlaced(with: place))
                var runs = Runs(of: items, from: first, storesPrevious: false, into: FrameBuffer(in: memory))
                layout.place(&runs, upTo: index + 1, after: cursor)
                frame = runs.frames[index - first]
            }
        }
        return frame
    }
}
