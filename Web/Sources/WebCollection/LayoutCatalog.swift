import CollectionLayout

/// What the page may wish of a layout.
public struct LayoutWishes: Equatable {
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
    /// How many lanes and rows an item covers; nil if all cover one.
    let spans: ((_ index: Int) -> (lanes: Int, rows: Int))?
    /// Gives a section the layout.
    let arrange: (_ section: inout CollectionSection, _ wishes: LayoutWishes) -> Void

    init(
        _ name: StaticString, _ title: StaticString, isUniform: Bool = false,
        spans: ((_ index: Int) -> (lanes: Int, rows: Int))? = nil,
        arrange: @escaping (_ section: inout CollectionSection, _ wishes: LayoutWishes) -> Void
    ) {
        self.name = name
        self.title = title
        self.isUniform = isUniform
        self.spans = spans
        self.arrange = arrange
    }
}

extension LayoutChoice {
    /// All layouts of the element. One more line here is one more layout in every page.
    nonisolated(unsafe) public static let all = [  // Never changed; its closures capture nothing.
        LayoutChoice("waterfall", "Waterfall") { section, wishes in
            // Items keep to reading order unless a lane is shorter by more than a line or two of a caption.
            section.setLayout(
                Waterfall(lanes: wishes.lanes, spacing: wishes.spacing, placement: .masonry(tolerance: 24)))
        },
        LayoutChoice("justified", "Justified rows") { section, wishes in
            section.setLayout(JustifiedRows(targetLength: wishes.itemBreadth, spacing: wishes.spacing))
        },
        LayoutChoice("grid", "Grid", isUniform: true) { section, wishes in
            section.setFormula(UniformGrid(lanes: wishes.lanes, spacing: wishes.spacing))
        },
        LayoutChoice("staggered", "Staggered", isUniform: true) { section, wishes in
            section.setFormula(
                Staggered(lanes: wishes.lanes, cell: .ratio(1.25), spacing: wishes.spacing, offset: 0.25))
        },
        // One large item in seven; dense packing fills the holes beside them.
        LayoutChoice(
            "packed", "Packed", isUniform: true, spans: { $0 % 7 == 0 ? (2, 2) : (1, 1) },
            arrange: { section, wishes in
                section.setLayout(
                    SpanningGrid(
                        lanes: wishes.lanes, rows: .fixed(.ratio(1)), spacing: wishes.spacing, packing: .dense))
            }),
    ]
}
