import CollectionLayout

/// Columns that take photos in turn, as a section of the core: the same frames as ``PinterestLayout``.
///
/// The margin around all photos is half the gap between them. The section provides queries, updates, animations and
/// self-sizing.
public struct PinterestPhotos: Sendable {
    /// The number of columns, or their minimum width.
    public var columns = Lanes.count(2)
    /// The padding around every photo, in points. The gap between two photos is twice as large.
    public var padding = 6.0
    /// The rule that chooses a column: in turn, as in the tutorial, or `.shortest`, which keeps the columns' ends
    /// close.
    public var placement = Waterfall.Placement.roundRobin

    public init() {}

    public var layout: Waterfall { Waterfall(lanes: columns, spacing: 2 * padding, placement: placement) }

    public var insets: LogicalInsets { LogicalInsets(all: padding) }

    /// Returns the width of photos.
    public func photoWidth(inBreadth breadth: Double) -> Double {
        columns.divide(breadth - 2 * padding, spacing: 2 * padding).laneBreadth
    }

    /// - Parameters:
    ///   - photos: The proportions of each photo and the height of its annotation: `.ratio(height / width, plus:
    ///     annotation)`, or `.estimated(ratio:plus:)` if the annotation is to be measured.
    ///   - spans: The number of columns that each photo covers; 1 if missing.
    ///   - header: The header above the photos; nil for none.
    public func section(of photos: [ItemSize], spans: [Int] = [], header: ItemSize? = nil) -> CollectionSection {
        CollectionSection(layout, items: Items(photos, spans: spans), header: header, insets: insets)
    }
}
