extension ItemDecoration {
    /// The position of a decoration relative to its item, along one axis.
    struct Placement: Hashable, Sendable {
        /// The point of the item to which the decoration is attached, as a fraction of the item's extent from 0 to 1.
        let anchor: Double
        /// The distance from that point to the decoration's start, in points.
        let offset: Double
        /// Its extent as a part of the item's. Together with `anchor` at most 1, on which `reach` relies.
        let proportion: Double
        /// The decoration's own extent, in points, which is added to its fraction of the item's.
        let extent: Double

        /// The distance by which the decoration may extend beyond its item, in points.
        var reach: Double { max(0, -offset, offset + max(0, extent)) }

        func start(on start: Double, _ extent: Double) -> Double { start + anchor * extent + offset }

        func extent(on extent: Double) -> Double { max(0, proportion * extent + self.extent) }
    }
}
