/// The boxes of one group of a template, solved across, and to be solved along the main axis for given lengths.
struct GroupPlan: Sendable {
    struct Item: Sendable {
        /// Its number among the parts of the plan.
        let part: Int
        /// Whether it is as long as the longest such item.
        let isUniform: Bool
        var cross = 0.0
        var breadth = 0.0
    }

    let main: AxisPlan
    private(set) var items: [Item]
    private let hasUniformItems: Bool

    init(main: AxisPlan, items: [Item]) {
        self.main = main
        self.items = items
        hasUniformItems = items.contains { $0.isUniform }
    }

    /// Takes the places of the items across, where the group has been solved.
    mutating func placeItems(across plan: AxisPlan, _ spans: LentArray<Span>) {
        for number in items.indices {
            let part = items[number].part
            let visible = spans[part].inset(by: plan.parts[part].insets)
            items[number].cross = visible.start
            items[number].breadth = visible.extent
        }
    }

    /// Solves the group for the lengths of its items. O(parts).
    ///
    /// Items that the group would have beyond those there are count as they are estimated: the last group of a section is
    /// cut, and not solved as another one.
    ///
    /// - Parameters:
    ///   - count: how many items there are.
    ///   - itemLength: the length of an item, asked for where it is estimated.
    func solve(_ spans: LentArray<Span>, count: Int, itemLength: (Int) -> Double) {
        var uniform = 0.0
        for number in 0..<count where main.parts[items[number].part].isEstimated {
            let length = itemLength(number)
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

    /// Calls `body` for the first items with their frames, and with the length of a group that ends with them.
    func forEachFrame(
        in spans: LentArray<Span>, count: Int, _ body: (_ frame: LogicalRect, _ length: Double) -> Void
    ) {
        // The first part is the section around the groups, the second one the outermost group.
        let trailing = main.parts[1].insets.end + main.parts[1].after.minimum
        var end = 0.0
        for number in 0..<count {
            let item = items[number]
            let part = main.parts[item.part]
            let box = spans[item.part]
            let visible = box.inset(by: part.insets)
            // Never before the group: at the start of the content nobody could scroll to it.
            let frame = LogicalRect(
                main: max(0, visible.start), cross: item.cross, length: visible.extent, breadth: item.breadth)
            end = max(end, box.end + part.after.minimum)
            body(frame, number == items.count - 1 ? spans[0].extent : min(spans[0].extent, end + trailing))
        }
    }

    func estimate(of number: Int) -> Double { main.parts[items[number].part].extent }
}
