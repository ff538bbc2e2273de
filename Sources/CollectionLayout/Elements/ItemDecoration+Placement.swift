extension ItemDecoration {
    /// The position of a decoration relative to its item, along one axis.
    struct Placement: Hashable, Sendable {
        /// The point of the item to which the decoration is attached, as a fraction of the item's extent from 0 to 1.
        let anchor: Double
        /// The distance from that point to the decoration's start, in points.
        let offset: Double
        /// The part of the decoration's extent that is proportional to the item's, as a fraction of the item's extent.
        /// Together with `anchor` it is at most 1, which `reach` relies on.
        let proportion: Double
        /// The fixed part of the decoration's extent, in points.
        let extent: Double

        /// The distance by which the decoration may extend beyond its item, in points.
        var reach: Double { max(0, -offset, offset + max(0, extent)) }

        func start(on start: Double, _ extent: Double) -> Double { start + anchor * extent + offset }

        func extent(on extent: Double) -> Double { max(0, proportion * extent + self.extent) }
    }
}
