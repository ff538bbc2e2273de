import CollectionLayout

/// Sections with layouts that are compiled here, and not in the module of the library.
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
