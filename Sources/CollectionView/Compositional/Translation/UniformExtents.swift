import CollectionLayout

/// The greatest measured extents of a section's uniform items, along and across its groups, in points; nil before the
/// first one has been measured.
///
/// UIKit makes the items of a section with `uniformAcrossSiblings(estimate:)` as large as the largest one that has been
/// measured. The core's templates make them equal within a group only.
struct UniformExtents: Equatable {
    var length: Double?
    var breadth: Double?

    /// Includes the measured size of an item.
    ///
    /// - Parameter axes: Whether the item is uniform along and across the groups.
    mutating func include(_ measurement: MeasuredSize, along axes: (length: Bool, breadth: Bool)) {
        if axes.length { length = max(length ?? 0, measurement.length) }
        if axes.breadth, let other = measurement.breadth { breadth = max(breadth ?? 0, other) }
    }

    /// The sizes of a group and its items before anything has been measured. If they differ, cells are measured again.
    struct Room: Equatable {
        private var breadth = 0.0
        private var sizes: [ItemSize] = []
        private var breadths: [Double?] = []

        init() {}

        init(breadth: Double, group: Items) {
            self.breadth = breadth
            sizes = (0..<group.count).map { group[$0] }
            breadths = (0..<group.count).map(group.breadth(of:))
        }
    }
}
