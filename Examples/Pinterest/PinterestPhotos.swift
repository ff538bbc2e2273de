import CollectionLayout

/// Columns that take photos in turn, as a section of the core: the same frames as ``PinterestLayout``.
///
/// Half of the gap between photos is around all of them, and that is all there is to say: queries, updates, animations and
/// self-sizing come with the section.
public struct PinterestPhotos: Sendable {
    /// The number of columns, or their least width.
    public var columns = Lanes.count(2)
    /// Points around every photo, so that two are twice as far apart.
    public var padding = 6.0
    /// One column after the other, as in the tutorial, or `.shortest`, which keeps their ends together.
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
