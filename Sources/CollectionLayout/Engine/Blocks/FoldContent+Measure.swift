extension FoldContent {
    func measure(_ measurements: ArraySlice<MeasuredSize>, upTo horizon: Double) {
        let changes = list.changes(by: measurements) { givenBreadth(in: frame(of: $0)) }
        if layout.variesBreadth {
            knowsMeasuredBreadths = true
            for measurement in measurements {
                let item = measurement.element.item
                let breadth = roundedBreadth(in: frame(of: item))
                let page = list.page(of: item)
                list.changePage(page) { [first = list.firsts[page]] in $0.setMeasuredBreadth(breadth, at: item - first)
                }
            }
        }
        replace(list.set(changes[...]), measuresAgain: false, upTo: horizon)
    }

    /// Returns the breadth for which the length of an item with a frame was computed.
    private func givenBreadth(in frame: LogicalRect) -> Double {
        layout.isSizedAcross ? frame.length : frame.breadth
    }

    /// Returns the same breadth with the precision in which it is stored.
    private func roundedBreadth(in frame: LogicalRect) -> ItemExtent { ItemExtent(breadth: givenBreadth(in: frame)) }

    /// Returns whether an item was measured at another breadth than that of its frame.
    func isOutgrown(_ item: Int, by frame: LogicalRect) -> Bool {
        let page = list.page(of: item)
        let size = list[item]
        guard size.isSelfSizing, !size.isEstimate,
            case let measured = list.pages[page].measuredBreadths[item - list.firsts[page]], measured.breadth != nil
        else { return false }
        let breadth = roundedBreadth(in: frame)
        // An item at its preferred breadth is not outgrown, because its measurement gave it that breadth.
        return breadth != measured && breadth.breadth != list.breadth(of: item)
    }

    /// Turns the measured lengths of items whose breadth has changed back into estimates.
    ///
    /// - Parameters:
    ///   - items: The items, ascending.
    ///   - horizon: The position up to which everything is placed.
    func forgetMeasurements(of items: [Int], upTo horizon: Double) {
        let changes = Array(count: items.count) { NewItem(size: list[items[$0]].remeasurable(), index: items[$0]) }
        replace(list.set(changes[...]), upTo: horizon)
    }
}
