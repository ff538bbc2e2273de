extension Items {
    /// Returns the changes that measurements make to items.
    ///
    /// - Parameters:
    ///   - measurements: The measured items.
    ///   - breadth: Returns an item's breadth, in points.
    func changes(
        by measurements: ArraySlice<MeasuredSize>, _ breadth: (_ index: Int) -> Double
    ) -> [NewItem] {
        Array(count: measurements.count) {
            let measurement = measurements[measurements.startIndex + $0]
            let index = measurement.element.item
            let size = self[index].measured(measurement.length, atBreadth: measurement.breadth ?? breadth(index))
            return NewItem(size: size, extent: ItemExtent(breadth: measurement.breadth), index: index)
        }
    }

    /// Sets the spans of every item, or removes all spans. Sizes and preferred breadths stay. O(n).
    public mutating func setSpans(_ spans: ((_ index: Int) -> (lanes: Int, rows: Int))?) {
        guard let spans else {
            // Other pages are not written, because other values may share their memory.
            for page in 0..<pages.count where pages[page].hasSpans { changePage(page) { $0.forgetSpans() } }
            return
        }
        for index in 0..<count {
            let (lanes, rows) = spans(index)
            setExtent(span: lanes, rowSpan: rows, breadth: breadth(of: index), of: index)
        }
    }

    /// Changes items' sizes and extents, and returns the indices of the items whose size is different now.
    mutating func set(_ changes: ArraySlice<NewItem>) -> [Int] {
        var changed: [Int] = []
        for change in changes {
            let index = change.index
            let (size, extent) = (self[index], extent(of: index))
            set(change.size, at: index)
            if let breadth = change.extent.breadth { set(extent.with(breadth: breadth), at: index) }
            #if !$Embedded
                if change.replacesExtent { set(change.extent, at: index) }
            #endif
            if !change.size.isAsLong(as: size) || self.extent(of: index) != extent { changed.append(index) }
        }
        return changed
    }

    /// Turns every measurement back into an estimate, and removes kept lanes.
    ///
    /// Measured breadths stay as preferred breadths, because they are the best estimates.
    ///
    /// - Complexity: O(n / 512), and O(1) for each item of the pages that have been visible.
    mutating func forgetMeasurements() {
        // Other pages are not written, because other values may share their memory.
        for page in 0..<pages.count where pages[page].hasBeenSeen { changePage(page) { $0.forget() } }
    }
}
