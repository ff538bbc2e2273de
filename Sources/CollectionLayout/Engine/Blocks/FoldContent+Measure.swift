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

    /// Returns the breadth at which an item with a frame was asked for its length.
    private func givenBreadth(in frame: LogicalRect) -> Double {
        layout.isSizedAcross ? frame.length : frame.breadth
    }

    /// The same breadth, as it is stored.
    private func roundedBreadth(in frame: LogicalRect) -> ItemExtent { ItemExtent(breadth: givenBreadth(in: frame)) }

    /// Returns whether an item was measured at another breadth than that of its frame.
    func isOutgrown(_ item: Int, by frame: LogicalRect) -> Bool {
        let page = list.page(of: item)
        let size = list[item]
        guard size.isSelfSizing, !size.isEstimate,
            case let measured = list.pages[page].measuredBreadths[item - list.firsts[page]], measured.breadth != nil
        else { return false }
        let breadth = roundedBreadth(in: frame)
        // An item with its measured breadth has only moved.
        return breadth != measured && breadth.breadth != list.breadth(of: item)
    }

    /// Makes estimates of measured lengths of items whose breadth has changed.
    ///
    /// - Parameter items: ascending.
    func forgetMeasurements(of items: [Int], upTo horizon: Double) {
        let changes = Array(count: items.count) { NewItem(size: list[items[$0]].remeasurable(), index: items[$0]) }
        replace(list.set(changes[...]), upTo: horizon)
    }
}
