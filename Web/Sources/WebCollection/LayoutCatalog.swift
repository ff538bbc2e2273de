import CollectionLayout

/// A layout that pages can choose by name.
public struct LayoutChoice {
    public let name: StaticString
    /// For people.
    public let title: StaticString
    /// Whether all items get the same shape, whatever their own.
    public let isUniform: Bool
    /// What a section may say beside the layout's name.
    public let options: [LayoutOption]
    /// How many lanes and rows an item covers; nil if all cover one.
    let spans: ((_ index: Int) -> (lanes: Int, rows: Int))?
    /// Where scrolling along the page comes to rest.
    let snapping: CollectionSession.Snapping
    /// Gives a section the layout.
    let arrange: (_ section: inout CollectionSection, _ wishes: LayoutWishes) -> Void

    init(
        _ name: StaticString, _ title: StaticString, _ options: [LayoutOption] = [], isUniform: Bool = false,
        spans: ((_ index: Int) -> (lanes: Int, rows: Int))? = nil, snapping: CollectionSession.Snapping = .none,
        arrange: @escaping (_ section: inout CollectionSection, _ wishes: LayoutWishes) -> Void
    ) {
        self.name = name
        self.title = title
        self.isUniform = isUniform
        self.options = options
        self.spans = spans
        self.snapping = snapping
        self.arrange = arrange
    }
}

/// What may be said of a layout beside its name; see ``LayoutWishes``.
public enum LayoutOption: UInt8 {
    case itemBreadth, lanes, spacing, aspectRatio, offset, tolerance, dense, share, scrolls, resting, groupSize, effect,
        separator, badge
}

extension LayoutChoice {
    /// All layouts of the module, those that every module has first. One more line is one more layout in every page.
    nonisolated(unsafe) public static let all = common + rare  // Never changed; the closures of these capture nothing.

    /// The layouts of every module.
    nonisolated(unsafe) public static let common = [
        LayoutChoice(
            "waterfall", "Waterfall",
            [.itemBreadth, .lanes, .spacing, .tolerance, .scrolls, .resting, .groupSize, .badge]
        ) { section, wishes in
            // Items keep to reading order unless a lane is shorter by more than a line or two of a caption.
            let placement = Waterfall.Placement.masonry(tolerance: wishes.tolerance ?? 24)
            section.setLayout(
                Waterfall(lanes: wishes.laneCount, spacing: wishes.spacing, placement: placement),
                orthogonal: wishes.scrolling)
        },
        LayoutChoice("justified", "Justified rows", [.itemBreadth, .spacing, .badge]) { section, wishes in
            section.setLayout(JustifiedRows(targetLength: wishes.itemBreadth, spacing: wishes.spacing))
        },
        LayoutChoice(
            "grid", "Grid",
            [.itemBreadth, .lanes, .spacing, .aspectRatio, .scrolls, .resting, .groupSize, .effect, .badge],
            isUniform: true
        ) { section, wishes in
            #if !COMMON_ONLY
                if let scrolling = wishes.scrolling { return section.setGrid(wishes, scrolling) }
            #endif
            section.setFormula(
                UniformGrid(lanes: wishes.laneCount, cell: wishes.cell(otherwise: 1), spacing: wishes.spacing))
        },
        LayoutChoice(
            "list", "List",
            [.itemBreadth, .spacing, .scrolls, .resting, .groupSize, .effect, .separator, .badge]
        ) { section, wishes in
            section.setLayout(LinearList(spacing: wishes.spacing), orthogonal: wishes.scrolling)
        },
    ]

    #if COMMON_ONLY
        private static var rare: [LayoutChoice] { [] }
    #else
        /// The layouts of the module with everything.
        nonisolated(unsafe) private static let rare = [
            LayoutChoice(
                "staggered", "Staggered", [.itemBreadth, .lanes, .spacing, .aspectRatio, .offset, .badge],
                isUniform: true
            ) { section, wishes in
                section.setFormula(
                    Staggered(
                        lanes: wishes.laneCount, cell: wishes.cell(otherwise: 1.25), spacing: wishes.spacing,
                        offset: wishes.offset ?? 0.25))
            },
            // One large item in seven; dense packing fills the holes beside them.
            LayoutChoice(
                "packed", "Packed", [.itemBreadth, .lanes, .spacing, .aspectRatio, .dense, .badge], isUniform: true,
                spans: { $0 % 7 == 0 ? (2, 2) : (1, 1) },
                arrange: { section, wishes in
                    section.setLayout(
                        SpanningGrid(
                            lanes: wishes.laneCount, rows: .fixed(wishes.cell(otherwise: 1)), spacing: wishes.spacing,
                            packing: wishes.isDense == false ? .sparse : .dense))
                }),
            LayoutChoice(
                "carousel", "Carousel", [.share, .spacing, .effect, .badge], isUniform: true, snapping: .items(.center)
            ) { section, wishes in
                section.setFormula(Carousel(itemLength: .fraction(wishes.share ?? 0.8), spacing: wishes.spacing))
            },
        ]
    #endif
}

#if !COMMON_ONLY
    extension CollectionSection {
        /// The grid of a section that scrolls across, which no formula can be.
        fileprivate mutating func setGrid(_ wishes: LayoutWishes, _ scrolling: OrthogonalScrolling) {
            setLayout(
                SpanningGrid(
                    lanes: wishes.laneCount, rows: .fixed(wishes.cell(otherwise: 1)), spacing: wishes.spacing),
                orthogonal: scrolling)
        }
    }
#endif
