import CollectionLayout

/// The collection behind one `<collection-view>`: its items and sections, their arrangement, and the words in which the
/// element's JavaScript asks for it. The same code runs natively in the program that checks the element.
///
/// Items are counted through all sections. It knows nothing of the DOM or of how a browser scrolls.
public struct WebCollection {
    /// A section as the page describes it.
    public struct SectionPlan {
        public var count: Int
        public var headerLength: Double
        public var footerLength: Double
        public var hasBackground: Bool

        public init(count: Int, headerLength: Double = 0, footerLength: Double = 0, hasBackground: Bool = false) {
            self.count = count
            self.headerLength = headerLength
            self.footerLength = footerLength
            self.hasBackground = hasBackground
        }
    }

    /// Why there is no arrangement.
    public enum Failure: Int32, Error, CaseIterable {
        case unknownLayout = 1
        case itemsDoNotMatchSections
        case invalidViewport

        /// For people; JavaScript has the messages by their numbers, so that they are not in the module.
        public var message: String {
            switch self {
            case .unknownLayout: "there is no layout of that number"
            case .itemsDoNotMatchSections: "the sections do not have as many items as there are sizes"
            case .invalidViewport: "the viewport's width and height must be finite and not negative"
            }
        }
    }

    /// The sections until they are arranged for the first time.
    private var described: [CollectionSection] = []
    private var style: Style?
    /// The number of the first item of each section, and of the one after the last.
    private var firstItems = [0]
    private(set) var arrangement: Arrangement?
    private var anchor: ScrollAnchor?

    public init() {}

    /// What the page wishes of every section.
    private struct Style: Equatable {
        let layout: Int
        let wishes: LayoutWishes
        let inset: Double

        var choice: LayoutChoice { LayoutChoice.all[layout] }

        func apply(to section: inout CollectionSection) {
            section.items?.setSpans(choice.spans)
            choice.arrange(&section, wishes)
            section.insets = LogicalInsets(all: inset)
        }
    }

    public var count: Int { firstItems[firstItems.count - 1] }

    /// Replaces all content; ``arrange(_:_:inset:in:_:)`` comes next.
    public mutating func setContent(
        _ sizes: UnsafeBufferPointer<ItemSize>, _ plans: [SectionPlan]
    ) throws(Failure) {
        var first = 0
        var firsts = [0]
        var sections: [CollectionSection] = []
        sections.reserveCapacity(plans.count)
        for plan in plans {
            guard plan.count >= 0, plan.count <= sizes.count - first else { throw .itemsDoNotMatchSections }
            // The layout comes with the first arrangement.
            sections.append(
                CollectionSection(
                    LinearList(), items: Items(sizes[first..<(first + plan.count)].map { $0.sanitized }),
                    header: plan.headerLength > 0 ? .fixed(plan.headerLength) : nil,
                    footer: plan.footerLength > 0 ? .fixed(plan.footerLength) : nil,
                    hasBackground: plan.hasBackground))
            first += plan.count
            firsts.append(first)
        }
        guard first == sizes.count else { throw .itemsDoNotMatchSections }
        described = sections
        style = nil
        firstItems = firsts
        arrangement = nil
        anchor = nil
    }

    /// Lays everything out. What was measured before stays a good guess.
    public mutating func arrange(
        layout: Int, _ wishes: LayoutWishes, inset: Double, in viewport: Size, _ orientation: Orientation
    ) throws(Failure) {
        guard LayoutChoice.all.indices.contains(layout) else { throw .unknownLayout }
        let style = Style(layout: layout, wishes: wishes, inset: inset)
        do {
            if self.style == nil {
                for index in described.indices { style.apply(to: &described[index]) }
                arrangement = try Arrangement(described, in: viewport, orientation: orientation)
                // The arrangement is to be the only owner of the items, so that a measurement copies nothing.
                described = []
            } else {
                try rearrange(style, in: viewport, orientation)
            }
        } catch { throw .invalidViewport }
        self.style = style
    }

    private mutating func rearrange(
        _ style: Style, in viewport: Size, _ orientation: Orientation
    ) throws(LayoutError) {
        guard var arrangement else { return }
        self.arrangement = nil  // One owner, so that the arrangement changes in place.
        defer { self.arrangement = arrangement }
        if arrangement.viewport != viewport || arrangement.orientation != orientation {
            try arrangement.resize(to: viewport, orientation: orientation)
        }
        guard style != self.style else { return }
        for section in 0..<arrangement.sectionCount {
            try arrangement.changeSection(section) { style.apply(to: &$0) }
        }
    }

    public var length: Double { arrangement?.length ?? 0 }

    /// The element of the item with a number; nil where there is none.
    func id(ofItem number: Int) -> ElementID? {
        guard number >= 0, number < count else { return nil }
        // The last section that begins at or before it: empty ones begin where the next one does.
        var section = 0
        var end = firstItems.count - 1
        while end - section > 1 {
            let middle = (section + end) / 2
            if firstItems[middle] <= number { section = middle } else { end = middle }
        }
        return .item(number - firstItems[section], section: section)
    }

    /// The number of an item, through all sections.
    func number(of id: ElementID) -> Int { firstItems[id.section] + id.item }

    // MARK: Keeping one's place

    /// Remembers what is at the start of a viewport that begins at `offset`.
    public mutating func keep(offset: Double) { anchor = arrangement?.anchor(at: offset) }

    /// Where what was remembered is now; `otherwise` where nothing was.
    public func keptOffset(otherwise: Double) -> Double {
        guard let anchor, let arrangement else { return otherwise }
        return arrangement.offset(of: anchor) ?? otherwise
    }

    // MARK: Measuring

    /// Takes measured extras (what an item is longer than its picture). Returns the offset that keeps the place of a
    /// viewport at `offset`.
    public mutating func measure(extras: [(item: Int, extra: Double)], offset: Double) -> Double {
        guard var arrangement, style?.choice.isUniform == false else { return offset }
        self.arrangement = nil  // One owner, so that the arrangement changes in place.
        defer { self.arrangement = arrangement }
        var measurements: [MeasuredSize] = []
        for (item, extra) in extras {
            guard let id = id(ofItem: item), let breadth = arrangement.logicalFrame(of: id)?.breadth,
                let size = arrangement.size(of: id), size.isSelfSizing
            else { continue }
            let picture = ItemSize.ratio(size.lengthPerBreadth).length(forBreadth: breadth)
            measurements.append(MeasuredSize(id, length: picture + LayoutUnit.length(extra)))
        }
        return (try? arrangement.measure(measurements, keeping: arrangement.anchor(at: offset))) ?? offset
    }

    /// Notes that what lies there has been seen.
    public mutating func commit(offset: Double, length: Double) {
        guard var arrangement else { return }
        self.arrangement = nil
        arrangement.keepLanes(from: offset, to: offset + length)
        self.arrangement = arrangement
    }
}
