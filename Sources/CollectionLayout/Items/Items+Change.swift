extension Items {
    /// What becomes of items that have been measured.
    ///
    /// - Parameter breadth: the breadth at which an item lies.
    func changes(
        by measurements: ArraySlice<Measurement>, _ breadth: (_ index: Int) -> Double
    ) -> [(index: Int, change: Edit.Change)] {
        measurements.map { measurement in
            let (section, index) = (measurement.element.section, measurement.element.item)
            let size = self[index].measured(
                measurement.length, atBreadth: measurement.breadth ?? breadth(index))
            let place = Edit.ItemPlace(section: section, item: index)
            return (index, Edit.Change(place: place, size: size, breadth: measurement.breadth))
        }
    }

    /// Gives items other sizes, and says which of them are longer, shorter, broader or narrower than they were.
    mutating func set(_ changes: [(index: Int, change: Edit.Change)]) -> [Int] {
        var changed: [Int] = []
        for (index, change) in changes {
            let before = (self[index].remeasurable(), extents[index])
            set(change.size, at: index)
            if let breadth = change.breadth { set(breadth: breadth, at: index) }
            if (self[index].remeasurable(), extents[index]) != before { changed.append(index) }
        }
        return changed
    }
}
