import CollectionLayout

/// A layout that pages can choose by name.
public struct LayoutChoice {
    public let name: StaticString
    /// The name for people to read.
    public let title: StaticString
    /// Whether all items get the same shape, whatever their sizes.
    public let isUniform: Bool
    /// The options of sections with this layout.
    public let options: [LayoutOption]
    /// Returns the numbers of lanes and rows that an item covers; nil if all items cover one.
    let spans: ((_ index: Int) -> (lanes: Int, rows: Int))?
    /// The resting positions of scrolling along the page.
    let snapping: CollectionSession.Snapping
    /// Sets a section's layout.
    let arrange: (_ section: inout CollectionSection, _ options: LayoutOptions) -> Void

    init(
        _ name: StaticString, _ title: StaticString, _ options: [LayoutOption] = [], isUniform: Bool = false,
        spans: ((_ index: Int) -> (lanes: Int, rows: Int))? = nil, snapping: CollectionSession.Snapping = .none,
        arrange: @escaping (_ section: inout CollectionSection, _ options: LayoutOptions) -> Void
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

/// The options of layouts; see ``LayoutOptions``.
public enum LayoutOption: UInt8 {
    case itemBreadth, lanes, spacing, aspectRatio, offset, tolerance, dense, share, scrolls, resting, groupSize, effect,
        separator, badge, template
}

extension LayoutChoice {
    /// All layouts of the module. Those that every module has come first. One more line adds a layout to every page.
    nonisolated(unsafe) public static let all = common + rare  // Safe: constant, and the closures capture nothing.

    /// The layouts of every module.
    nonisolated(unsafe) public static let common = [
        LayoutChoice(
            "waterfall", "Waterfall",
            [.itemBreadth, .lanes, .spacing, .tolerance, .scrolls, .resting, .groupSize, .badge]
        ) { section, options in
            // A lane must be shorter by more than a line or two of a caption before an item leaves reading order for
            // it.
            let placement = Waterfall.Placement.masonry(tolerance: options.tolerance ?? 24)
            section.setLayout(
                Waterfall(lanes: options.laneCount, spacing: options.spacing, placement: placement),
                orthogonal: options.scrolling)
        },
        LayoutChoice("justified", "Justified rows", [.itemBreadth, .spacing, .badge]) { section, options in
            section.setLayout(JustifiedRows(targetLength: options.itemBreadth, spacing: options.spacing))
        },
        LayoutChoice(
            "grid", "Grid",
            [.itemBreadth, .lanes, .spacing, .aspectRatio, .scrolls, .resting, .groupSize, .effect, .badge],
            isUniform: true
        ) { section, options in
            #if !COMMON_ONLY
                if let scrolling = options.scrolling { return section.setGrid(options, scrolling) }
            #endif
            section.setFormula(
                UniformGrid(lanes: options.laneCount, cell: options.cell(otherwise: 1), spacing: options.spacing))
        },
        LayoutChoice(
            "list", "List",
            [.itemBreadth, .spacing, .scrolls, .resting, .groupSize, .effect, .separator, .badge]
        ) { section, options in
            section.setLayout(LinearList(spacing: options.spacing), orthogonal: options.scrolling)
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
            ) { section, options in
                section.setFormula(
                    Staggered(
                        lanes: options.laneCount, cell: options.cell(otherwise: 1.25), spacing: options.spacing,
                        offset: options.offset ?? 0.25))
            },
            // Every seventh item is large. Dense packing fills the holes beside them.
            LayoutChoice(
                "packed", "Packed", [.itemBreadth, .lanes, .spacing, .aspectRatio, .dense, .badge], isUniform: true,
                spans: { $0 % 7 == 0 ? (2, 2) : (1, 1) },
                arrange: { section, options in
                    section.setLayout(
                        SpanningGrid(
                            lanes: options.laneCount, rows: .fixed(options.cell(otherwise: 1)),
                            spacing: options.spacing,
                            packing: options.isDense == false ? .sparse : .dense))
                }),
            LayoutChoice(
                "template", "Template",
                [.itemBreadth, .spacing, .scrolls, .resting, .groupSize, .effect, .badge, .template]
            ) { section, options in
                let template = options.template ?? .standard
                let layout = template.template(spacing: options.spacing)
                if template.usesItemLengths || options.scrolling != nil {
                    section.setLayout(layout, orthogonal: options.scrolling)
                } else {
                    section.setFormula(layout)
                }
            },
            LayoutChoice(
                "carousel", "Carousel", [.share, .spacing, .effect, .badge], isUniform: true, snapping: .items(.center)
            ) { section, options in
                section.setFormula(Carousel(itemLength: .fraction(options.share ?? 0.8), spacing: options.spacing))
            },
        ]
    #endif
}

#if !COMMON_ONLY
    extension CollectionSection {
        /// Sets the grid of a section that scrolls across. Formula layouts cannot do that.
        fileprivate mutating func setGrid(_ options: LayoutOptions, _ scrolling: OrthogonalScrolling) {
            setLayout(
                SpanningGrid(
                    lanes: options.laneCount, rows: .fixed(options.cell(otherwise: 1)), spacing: options.spacing),
                orthogonal: scrolling)
        }
    }
#endif
