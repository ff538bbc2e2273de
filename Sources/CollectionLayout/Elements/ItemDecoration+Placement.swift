extension ItemDecoration {
    /// How a decoration follows from an item along one axis.
    struct Placement: Hashable, Sendable {
        /// Where it is attached, as a part of the item's extent from 0 to 1.
        let anchor: Double
        /// From there to its start.
        let offset: Double
        /// Its extent as a part of the item's. Together with `anchor` at most 1, on which `reach` relies.
        let proportion: Double
        /// What is added to that.
        let extent: Double

        /// How far it may stick out of an item.
        var reach: Double { max(0, -offset, offset + max(0, extent)) }

        func start(on start: Double, _ extent: Double) -> Double { start + anchor * extent + offset }

        func extent(on extent: Double) -> Double { max(0, proportion * extent + self.extent) }
    }
}
