// What a change has left for later.
extension FoldContent {
    /// The position before which everything lies where it stays; infinite where that holds of all. O(log n).
    var settledEnd: Double {
        guard settledPages < pages.count else { return .infinity }
        var start = 0.0
        withCursor { cursor, _ in
            load(cursor, before: BlockPlace(page: settledPages, block: 0))
            start = layout.earliestStart(after: cursor)
        }
        return start
    }

    /// The number of items before the first one that may not lie where it stays.
    var settledCount: Int { settledPages < pages.count ? list.firsts[settledPages] : count }

    /// Places what was left, until everything up to a position lies where it stays, or as many items are placed as are granted.
    ///
    /// - Parameter budget: the items that may be placed, and afterwards those that may still be. A page is placed whole, so that
    ///   there may be some more.
    func settle(upTo horizon: Double, items budget: inout Int) {
        var end = settledEnd
        while settledPages < pages.count, budget > 0, end < horizon {
            let before = (settledPages, end)
            var outgrown: [Int] = []
            withCursor { cursor, items in
                // The last block that follows leaves what comes next.
                let last = BlockPlace(page: settledPages - 1, block: pages[settledPages - 1].blockCount - 1)
                load(cursor, before: last)
                var fold = Fold(
                    self, items, at: last, after: cursor, changed: [],
                    FoldEnd(maySettle: !layout.usesItemIndex, horizon: horizon, mostItems: budget))
                fold.run()
                budget -= fold.placedCount
                outgrown = fold.outgrown
            }
            if mayOutgrow, !outgrown.isEmpty { forgetMeasurements(of: outgrown, upTo: horizon) }
            end = settledEnd
            // A layout that contradicts itself must not hang.
            if (settledPages, end) == before { return }
        }
        if settledPages == pages.count { mayOutgrow = false }
    }
}
