extension Items {
    /// What becomes of items that have been measured.
    ///
    /// - Parameter breadth: the breadth at which an item lies.
    func changes(
        by measurements: ArraySlice<MeasuredSize>, _ breadth: (_ index: Int) -> Double
    ) -> [NewItem] {
        measurements.map { measurement in
            let index = measurement.element.item
            let size = self[index].measured(measurement.length, atBreadth: measurement.breadth ?? breadth(index))
            return NewItem(size: size, extent: ItemExtent(breadth: measurement.breadth), index: index)
        }
    }

    /// Gives items other sizes, and says which of them are longer, shorter, broader or narrower than they were.
    mutating func set(_ changes: ArraySlice<NewItem>) -> [Int] {
        var changed: [Int] = []
        for change in changes {
            let index = change.index
            let (size, extent) = (self[index], extents[index])
            set(change.size, at: index)
            if let breadth = change.extent.breadth { set(breadth: breadth, at: index) }
            if !self[index].isAsLong(as: size) || extents[index] != extent { changed.append(index) }
        }
        return changed
    }
}
