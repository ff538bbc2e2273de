import CollectionLayout

/// What the page may wish of a layout. Where it wishes for nothing, a layout does as it thinks best.
public struct LayoutWishes: Equatable {
    /// About how broad an item, or how long a row, is to be, in CSS pixels.
    public var itemBreadth: Double
    /// Between items, in CSS pixels.
    public var spacing: Double
    /// How many lanes there are, however broad; at least 1.
    public var lanes: Double?
    /// Length per breadth of every item, where all have the same shape.
    public var cell: Double?
    /// Every second lane is moved by so large a part of its items' length.
    public var offset: Double?
    /// A lane is preferred to the next one only if it is shorter by more than so many CSS pixels.
    public var tolerance: Double?
    /// Whether items fill holes that larger ones leave before them.
    public var isDense: Bool?
    #if !COMMON_ONLY
        /// How large a part of the viewport's length an item takes.
        public var share: Double?
        /// Where scrolling across comes to rest; nil for a section that does not scroll across.
        public var resting: OrthogonalScrolling.Mode?
        /// How many items come to rest together.
        public var groupSize: Double?
    #endif

    public init(itemBreadth: Double, spacing: Double) {
        self.itemBreadth = itemBreadth
        self.spacing = spacing
    }

    /// The same with what a section wishes for itself.
    init(_ record: SectionRecord, otherwise other: LayoutWishes) {
        self.init(
            itemBreadth: record.itemBreadth.given ?? other.itemBreadth, spacing: record.spacing.given ?? other.spacing)
        (lanes, cell) = (record.lanes.given, record.cell.given)
        (offset, tolerance) = (record.offset.given, record.tolerance.given)
        isDense = record.dense.given.map { $0 != 0 }
        #if !COMMON_ONLY
            share = record.share.given
            resting = UInt8(exactly: record.resting).flatMap { OrthogonalScrolling.Mode(rawValue: $0) }
            groupSize = record.groupSize.given
        #endif
    }

    var laneCount: Lanes {
        guard let lanes else { return scrolling == nil ? .minimumBreadth(max(1, itemBreadth)) : .count(1) }
        return .count(Int(max(1, min(lanes, 1000))))
    }

    #if COMMON_ONLY
        var scrolling: OrthogonalScrolling? { nil }
    #else
        /// How a section scrolls across that wishes to; nil for others. It is as long as its lanes, each as broad as an item is to be.
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
    /// The number, unless it is none.
    var given: Double? { isNaN ? nil : self }
}
