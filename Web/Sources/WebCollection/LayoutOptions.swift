import CollectionLayout

/// The page's options for a layout. A layout chooses its own values for those that are nil.
public struct LayoutOptions: Equatable {
    /// The preferred breadth of an item, or length of a row, in CSS pixels.
    public var itemBreadth: Double
    /// The space between items, in CSS pixels.
    public var spacing: Double
    /// The number of lanes, at least 1.
    public var lanes: Double?
    /// The length of every item divided by its breadth, in layouts whose items all have the same shape.
    public var cell: Double?
    /// The fraction of an item's length by which every second lane is shifted.
    public var offset: Double?
    /// The difference in CSS pixels by which a lane must be shorter to be preferred to an earlier one.
    public var tolerance: Double?
    /// Whether items fill holes that larger items leave before them.
    public var isDense: Bool?
    #if !COMMON_ONLY
        /// The length of an item, as a fraction of the viewport's length.
        public var share: Double?
        /// The resting positions of scrolling across; nil for a section that does not scroll across.
        public var resting: OrthogonalScrolling.Mode?
        /// The number of items that come to rest together.
        public var groupSize: Double?
        /// The repeated group of a template; nil for the standard one.
        public var template: WebTemplate?
        /// The rule that chooses an item's lane; nil for lanes that are filled in reading order.
        public var placement: PlacementChoice?
        /// The repeated cells of a mosaic.
        public var pattern: MosaicPattern?
        /// The length of an item along the section's scroll axis, in CSS pixels.
        public var itemLength: Double?
        /// The positions where scrolling along the page comes to rest.
        public var rest = RestChoice.center
        /// The space between two lines of a flow, in CSS pixels.
        public var lineSpacing: Double?
        /// The distribution of the room that remains in a line of a flow.
        public var distribution = DistributionChoice.leading
        /// The position of an item that is shorter than its line or row.
        public var alignment = AlignmentChoice.start
    #endif

    public init(itemBreadth: Double, spacing: Double) {
        self.itemBreadth = itemBreadth
        self.spacing = spacing
    }

    /// A section's own options. Breadth, spacing and template default to the element's.
    init(_ record: SectionRecord, otherwise other: LayoutOptions) {
        self.init(
            itemBreadth: record.itemBreadth.given ?? other.itemBreadth, spacing: record.spacing.given ?? other.spacing)
        (lanes, cell) = (record.lanes.given, record.cell.given)
        (offset, tolerance) = (record.offset.given, record.tolerance.given)
        isDense = record.dense.given.map { $0 != 0 }
        #if !COMMON_ONLY
            share = record.share.given
            resting = OrthogonalScrolling.Mode(recorded: record.resting)
            groupSize = record.groupSize.given
            template = other.template
            placement = PlacementChoice(recorded: record.placement)
            pattern = PatternChoice(recorded: record.pattern)?.pattern
            (itemLength, lineSpacing) = (record.itemLength.given, record.lineSpacing.given)
            rest = RestChoice(recorded: record.rest) ?? .center
            distribution = DistributionChoice(recorded: record.distribution) ?? .leading
            alignment = AlignmentChoice(recorded: record.alignment) ?? .start
        #endif
    }

    var laneCount: Lanes {
        guard let lanes else { return scrolling == nil ? .minimumBreadth(max(1, itemBreadth)) : .count(1) }
        return .count(Int(max(1, min(lanes, 1000))))
    }

    #if COMMON_ONLY
        var scrolling: OrthogonalScrolling? { nil }
    #else
        /// The scrolling of a section that scrolls across; nil for others. The section's length is that of its lanes
        /// with their spacing. Each lane is as broad as `itemBreadth`.
        var scrolling: OrthogonalScrolling? {
            guard let resting else { return nil }
            let count = max(1, min(lanes ?? 1, 1000))
            let length = count * itemBreadth + (count - 1) * spacing
            return OrthogonalScrolling(
                resting, itemsPerGroup: Int(max(1, min(groupSize ?? 1, 1e6))), length: .fixed(length))
        }
    #endif

    func cell(otherwise ratio: Double) -> ItemSize { .ratio(cell ?? ratio) }
}

extension Double {
    /// The number; nil for NaN.
    var given: Double? { isNaN ? nil : self }
}
