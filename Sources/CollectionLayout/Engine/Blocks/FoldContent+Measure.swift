extension FoldContent {
    func measure(_ measurements: ArraySlice<MeasuredSize>) {
        let changes = sizes.changes(by: measurements) { givenBreadth(in: frame(of: $0)) }
        if layout.variesBreadth {
            for measurement in measurements {
                let item = measurement.element.item
                measuredBreadths.set(roundedBreadth(in: frame(of: item)), at: item, count: count)
            }
        }
        replace(sizes.set(changes[...]), measuresAgain: false)
    }

    /// The breadth for which an item with a frame was asked how long it is.
    private func givenBreadth(in frame: LogicalRect) -> Double {
        layout.isSizedAcross ? frame.length : frame.breadth
    }

    /// The same breadth, as it is stored.
    private func roundedBreadth(in frame: LogicalRect) -> ItemExtent { ItemExtent(breadth: givenBreadth(in: frame)) }

    /// Whether an item was measured at another breadth than that of its frame.
    func isOutgrown(_ item: Int, by frame: LogicalRect) -> Bool {
        let (size, measured) = (sizes[item], measuredBreadths[item])
        guard size.isSelfSizing, !size.isEstimate, measured.breadth != nil else { return false }
        let breadth = roundedBreadth(in: frame)
        // An item that was measured to be so broad, and is, lies elsewhere only now.
        return breadth != measured && breadth.breadth != sizes.breadth(of: item)
    }

    /// Turns measurements of items that have come to lie at other breadths back into estimates.
    ///
    /// - Parameter items: ascending.
    func forgetMeasurements(of items: [Int]) {
        let changes = items.map { NewItem(size: sizes[$0].remeasurable(), index: $0) }
        replace(sizes.set(changes[...]))
    }
}
