// The deferred part of changes.
extension FoldContent {
    /// The position up to which all items have their final position; infinite if all items have it. O(log n).
    var settledEnd: Double {
        guard settledPages < pages.count else { return .infinity }
        var start = 0.0
        withCursor { cursor, _ in
            load(cursor, before: BlockPosition(page: settledPages, block: 0))
            start = layout.earliestStart(after: cursor)
        }
        return start
    }

    /// The number of items before the first one without a final position.
    var settledCount: Int { settledPages < pages.count ? list.firsts[settledPages] : count }

    /// Places deferred items until everything up to a position is final, or the budget is used up.
    ///
    /// - Parameters:
    ///   - horizon: The position.
    ///   - budget: The number of items to place. It is reduced by the number of placed items, which may be larger,
    ///     because pages are placed as a whole.
    func settle(upTo horizon: Double, items budget: inout Int) {
        var end = settledEnd
        while settledPages < pages.count, budget > 0, end < horizon {
            let before = (settledPages, end)
            var outgrown: [Int] = []
            withCursor { cursor, items in
                // The last connected block determines the next one.
                let last = BlockPosition(page: settledPages - 1, block: pages[settledPages - 1].blockCount - 1)
                load(cursor, before: last)
                var fold = Fold(
                    self, items, at: last, after: cursor, changed: [],
                    FoldEnd(maySettle: !layout.usesItemIndex, horizon: horizon, maximumItemCount: budget))
                fold.run()
                budget -= fold.placedCount
                outgrown = fold.outgrown
            }
            if mayOutgrow, !outgrown.isEmpty { forgetMeasurements(of: outgrown, upTo: horizon) }
            end = settledEnd
            // Without progress the loop would not end. An inconsistent layout can cause that.
            if (settledPages, end) == before { return }
        }
        if settledPages == pages.count { mayOutgrow = false }
    }
}
