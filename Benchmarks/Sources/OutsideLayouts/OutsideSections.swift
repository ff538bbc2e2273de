import CollectionLayout

/// Sections whose layouts are compiled in this module, and not in the library.
public enum OutsideSections {
    public static func list(_ items: Items, spacing: Double) -> CollectionSection {
        CollectionSection(LinearList(spacing: spacing), items: items)
    }

    public static func waterfall(_ items: Items, lanes: Int, spacing: Double) -> CollectionSection {
        CollectionSection(Waterfall(lanes: .count(lanes), spacing: spacing), items: items)
    }

    public static func plainWaterfall(_ items: Items, lanes: Int, spacing: Double) -> CollectionSection {
        CollectionSection(PlainWaterfall(laneCount: lanes, spacing: spacing), items: items)
    }
}
