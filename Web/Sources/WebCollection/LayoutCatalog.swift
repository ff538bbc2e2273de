import CollectionLayout

/// A layout that pages can choose by name.
public struct LayoutChoice {
    // Modules know layouts by number. What JavaScript knows about them is in the contract.
    #if !$Embedded
        public let name: StaticString
        /// The name for people to read.
        public let title: StaticString
        /// Whether all items get the same shape, whatever their sizes.
        public let isUniform: Bool
        /// Whether the items' sizes are given across the section's scroll axis.
        public let isSizedAcross: Bool
        /// The options of sections with this layout.
        public let options: [LayoutOption]
    #endif
    /// Returns the numbers of lanes and rows that an item covers; nil if all items cover one.
    let spans: ((_ index: Int) -> (lanes: Int, rows: Int))?
    /// Whether scrolling along the page comes to rest at items, according to ``LayoutOptions/snapping``.
    let snaps: Bool
    /// Sets a section's layout.
    let arrange: (_ section: inout CollectionSection, _ options: LayoutOptions) -> Void

    init(
        _ name: StaticString, _ title: StaticString, _ options: [LayoutOption] = [], isUniform: Bool = false,
        isSizedAcross: Bool = false, spans: ((_ index: Int) -> (lanes: Int, rows: Int))? = nil, snaps: Bool = false,
        arrange: @escaping (_ section: inout CollectionSection, _ options: LayoutOptions) -> Void
    ) {
        #if !$Embedded
            self.name = name
            self.title = title
            self.isUniform = isUniform
            self.isSizedAcross = isSizedAcross
            self.options = options
        #endif
        self.spans = spans
        self.snaps = snaps
        self.arrange = arrange
    }
}

/// The options of layouts; see ``LayoutOptions``.
public enum LayoutOption: UInt8 {
    case itemBreadth, lanes, spacing, aspectRatio, offset, tolerance, dense, share, scrolls, resting, groupSize, effect,
        separator, badge, template, placement, pattern, itemLength, rest, lineSpacing, distribution, alignment
}

extension LayoutChoice {
    /// All layouts of the module. Those that every module has come first. One more line adds a layout to every page.
    nonisolated(unsafe) public static let all = common + rare  // Safe: constant, and the closures capture nothing.

    /// The layouts of every module.
    nonisolated(unsafe) public static let common = [
        LayoutChoice(
            "waterfall", "Waterfall",
            [.itemBreadth, .lanes, .spacing, .tolerance, .placement, .scrolls, .resting, .groupSize, .badge]
        ) { section, options in
            // A lane must be shorter by more than a line or two of a caption before an item leaves reading order for
            // it.
            let masonry = Waterfall.Placement.masonry(tolerance: options.tolerance ?? 24)
            #if COMMON_ONLY
                let placement = masonry
            #else
                let placement = options.placement?.placement ?? masonry
            #endif
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
                "carousel", "Carousel", [.share, .itemLength, .rest, .spacing, .effect, .badge], isUniform: true,
                snaps: true
            ) { section, options in
                section.setFormula(
                    Carousel(
                        itemLength: options.itemLength.map { .fixed($0) } ?? .fraction(options.share ?? 0.8),
                        spacing: options.spacing, rest: options.rest == .center ? .center : .start))
            },
            LayoutChoice(
                "flow", "Flow", [.spacing, .lineSpacing, .distribution, .alignment, .badge]
            ) { section, options in
                section.setLayout(
                    Flow(
                        itemSpacing: options.spacing, lineSpacing: options.lineSpacing ?? options.spacing,
                        distribution: options.distribution.distribution, alignment: options.alignment.alignment))
            },
            LayoutChoice(
                "mosaic", "Mosaic", [.spacing, .aspectRatio, .pattern, .badge], isUniform: true
            ) { section, options in
                section.setFormula(
                    Mosaic(options.pattern ?? .feature, row: options.cell(otherwise: 1), spacing: options.spacing))
            },
            LayoutChoice(
                "strip", "Strip", [.share, .itemLength, .spacing, .scrolls, .resting, .groupSize, .effect, .badge],
                isSizedAcross: true
            ) { section, options in
                let extent =
                    options.share.map { .ratio($0) } ?? ItemSize.fixed(options.itemLength ?? options.itemBreadth)
                section.setLayout(Strip(breadth: extent, spacing: options.spacing), orthogonal: options.scrolling)
            },
            // Like `packed`, but rows are as long as their items.
            LayoutChoice(
                "fitted", "Fitted rows", [.itemBreadth, .lanes, .spacing, .dense, .alignment, .badge]
            ) { section, options in
                section.setLayout(
                    SpanningGrid(
                        lanes: options.laneCount, rows: .fitted, spacing: options.spacing,
                        packing: options.isDense == true ? .dense : .sparse, alignment: options.alignment.alignment))
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
