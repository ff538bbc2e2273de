import CollectionLayout

/// What the page may wish of a layout.
public struct LayoutWishes {
    /// About how broad an item, or how long a row, is to be, in CSS pixels.
    public var itemBreadth: Double
    /// Between items, in CSS pixels.
    public var spacing: Double

    public init(itemBreadth: Double, spacing: Double) {
        self.itemBreadth = itemBreadth
        self.spacing = spacing
    }

    var lanes: Lanes { .minimumBreadth(max(1, itemBreadth)) }
}

/// A layout that pages can choose by name.
public struct LayoutChoice {
    public let name: StaticString
    /// For people.
    public let title: StaticString
    /// Whether all items get the same shape, whatever their own.
    public let isUniform: Bool
    /// Makes a section. A layout that is not uniform must hold the given items unchanged: when another layout is chosen, they
    /// are taken back from the section, with their measurements.
    public let section: (_ items: Items, _ wishes: LayoutWishes) -> CollectionSection

    public init(
        _ name: StaticString, _ title: StaticString, isUniform: Bool = false,
        section: @escaping (_ items: Items, _ wishes: LayoutWishes) -> CollectionSection
    ) {
        self.name = name
        self.title = title
        self.isUniform = isUniform
        self.section = section
    }
}

extension LayoutChoice {
    /// All layouts of the element. One more line here is one more layout in every page.
    nonisolated(unsafe) public static let all = [  // Never changed; its closures capture nothing.
        LayoutChoice("waterfall", "Waterfall") { items, wishes in
            // Items keep to reading order unless a lane is shorter by more than a line or two of a caption.
            CollectionSection(
                Waterfall(lanes: wishes.lanes, spacing: wishes.spacing, placement: .masonry(tolerance: 24)),
                items: items)
        },
        LayoutChoice("justified", "Justified rows") { items, wishes in
            CollectionSection(JustifiedRows(targetLength: wishes.itemBreadth, spacing: wishes.spacing), items: items)
        },
        LayoutChoice("grid", "Grid", isUniform: true) { items, wishes in
            CollectionSection(UniformGrid(lanes: wishes.lanes, spacing: wishes.spacing), count: items.count)
        },
        LayoutChoice("staggered", "Staggered", isUniform: true) { items, wishes in
            CollectionSection(
                Staggered(lanes: wishes.lanes, cell: .ratio(1.25), spacing: wishes.spacing, offset: 0.25),
                count: items.count)
        },
        LayoutChoice("packed", "Packed", isUniform: true) { items, wishes in
            // One large item in seven; dense packing fills the holes beside them.
            let spans = (0..<items.count).map { $0 % 7 == 0 ? 2 : 1 }
            let sizes = [ItemSize](repeating: .ratio(1), count: items.count)
            return CollectionSection(
                SpanningGrid(lanes: wishes.lanes, rows: .fixed(.ratio(1)), spacing: wishes.spacing, packing: .dense),
                items: Items(sizes, spans: spans, rowSpans: spans))
        },
    ]
}
