/// The boxes of one group of a template. The cross axis is solved once, the main axis for each group's item lengths.
///
/// If items have preferred breadths, the cross axis, too, is solved for each group.
struct GroupPlan: Sendable {
    struct Item: Sendable {
        /// The number of the item's part in the plan.
        let part: Int
        /// Whether the item is as long as the longest uniform item of the group.
        let isUniform: Bool
        /// Whether the item has its preferred breadth.
        let usesPreferredBreadth: Bool
        var cross = 0.0
        var breadth = 0.0
        var zIndex = 0

        init(part: Int, isUniform: Bool, usesPreferredBreadth: Bool) {
            self.part = part
            self.isUniform = isUniform
            self.usesPreferredBreadth = usesPreferredBreadth
        }
    }

    let main: AxisPlan
    let cross: AxisPlan
    private(set) var items: [Item]
    private let hasUniformItems: Bool
    /// Whether the items' cross positions depend on their preferred breadths.
    let usesPreferredBreadths: Bool

    init(main: AxisPlan, cross: AxisPlan, items: [Item]) {
        self.main = main
        self.cross = cross
        self.items = items
        hasUniformItems = items.contains { $0.isUniform }
        usesPreferredBreadths = items.contains { $0.usesPreferredBreadth }
    }

    /// Stores the items' cross positions and breadths after the cross axis has been solved.
    mutating func placeItems(in spans: LentArray<Span>) {
        for number in items.indices { (items[number].cross, items[number].breadth) = place(of: number, across: spans) }
    }

    private func place(of number: Int, across spans: LentArray<Span>) -> (cross: Double, breadth: Double) {
        let part = items[number].part
        let visible = spans[part].inset(by: cross.parts[part].insets)
        return (visible.start, visible.extent)
    }

    /// Calls `body` with memory for solving the group along both axes. Memory for the cross axis is nil if no item has
    /// a preferred breadth.
    func withSpans(_ body: (_ main: LentArray<Span>, _ across: LentArray<Span>?) -> Void) {
        main.withSpans { main in
            if usesPreferredBreadths { cross.withSpans { body(main, $0) } } else { body(main, nil) }
        }
    }

    /// Solves the group for the lengths and preferred breadths of its items. O(parts).
    ///
    /// If the group has fewer items than the template, the missing ones count with their estimates: the last group of a
    /// section is solved as a full one, and then cut.
    ///
    /// - Parameters:
    ///   - spans: The boxes along the main axis.
    ///   - across: The boxes along the cross axis; nil if no item has a preferred breadth.
    ///   - count: The number of items.
    ///   - itemBreadth: Returns the preferred breadth of an item. It is called for items with estimated breadths.
    ///   - itemLength: Returns the length of an item. It is called for items with estimated lengths.
    func solve(
        _ spans: LentArray<Span>, across: LentArray<Span>?, count: Int, itemBreadth: (Int) -> Double?,
        itemLength: (_ number: Int, _ breadth: Double) -> Double
    ) {
        if let across {
            for (number, item) in items.enumerated() where item.usesPreferredBreadth {
                let breadth = number < count ? itemBreadth(number) : nil
                across[item.part].extent = breadth ?? cross.parts[item.part].extent
            }
            cross.solve(across)
        }
        var uniform = 0.0
        for number in 0..<count where main.parts[items[number].part].isEstimated {
            let breadth = across.map { place(of: number, across: $0).breadth } ?? items[number].breadth
            let length = itemLength(number, breadth)
            spans[items[number].part].extent = length
            if items[number].isUniform { uniform = max(uniform, length) }
        }
        if hasUniformItems { level(spans, count, uniform) }
        main.solve(spans)
    }

    /// Makes uniform items equally long.
    private func level(_ spans: LentArray<Span>, _ count: Int, _ uniform: Double) {
        for (number, item) in items.enumerated() where item.isUniform {
            spans[item.part].extent = number < count ? uniform : max(uniform, estimate(of: number))
        }
    }

    /// Calls `body` for each of the first `count` items, with its frame and the length of a group that ends with it.
    func forEachFrame(
        in spans: LentArray<Span>, across: LentArray<Span>?, count: Int,
        _ body: (_ frame: LogicalRect, _ length: Double) -> Void
    ) {
        // The first part is the section around the groups, the second one the outermost group.
        let trailing = main.parts[1].insets.end + main.parts[1].after.minimum
        var end = 0.0
        for number in 0..<count {
            let item = items[number]
            let part = main.parts[item.part]
            let box = spans[item.part]
            let visible = box.inset(by: part.insets)
            let (cross, breadth) = across.map { place(of: number, across: $0) } ?? (item.cross, item.breadth)
            // No item begins before the group: at the start of the content, nobody could scroll there.
            let frame = LogicalRect(
                main: max(0, visible.start), cross: cross, length: visible.extent, breadth: breadth)
            end = max(end, box.end + part.after.minimum)
            body(frame, number == items.count - 1 ? spans[0].extent : min(spans[0].extent, end + trailing))
        }
    }

    func estimate(of number: Int) -> Double { main.parts[items[number].part].extent }
}
