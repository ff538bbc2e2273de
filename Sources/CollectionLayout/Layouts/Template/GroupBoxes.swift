/// The boxes of one group of a template, which are solved for the measured items of one group after another.
///
/// It reads the arrays of the plan in place. Otherwise, it would count references for every item.
struct GroupBoxes {
    let main: AxisPlan.Boxes
    /// The boxes along the cross axis; nil if no item has a preferred breadth.
    private let across: AxisPlan.Boxes?
    private let items: LentElements<GroupPlan.Item>
    private let hasUniformItems: Bool

    init(
        _ main: AxisPlan.Boxes, across: AxisPlan.Boxes?, _ items: LentElements<GroupPlan.Item>, hasUniformItems: Bool
    ) {
        self.main = main
        self.across = across
        self.items = items
        self.hasUniformItems = hasUniformItems
    }

    /// Solves the group for the lengths and preferred breadths of its items. O(parts).
    ///
    /// If the group has fewer items than the template, the missing ones count with their estimates: the last group of a
    /// section is solved as a full one, and then cut.
    ///
    /// - Parameters:
    ///   - count: The number of items.
    ///   - itemBreadth: Returns the preferred breadth of an item. It is called for items with estimated breadths.
    ///   - itemLength: Returns the length of an item. It is called for items with estimated lengths.
    @inline(__always)  // Saves two calls for each item.
    func solve(
        count: Int, itemBreadth: (Int) -> Double?, itemLength: (_ number: Int, _ breadth: Double) -> Double
    ) {
        if let across {
            for number in 0..<items.count where items[number].usesPreferredBreadth {
                let part = items[number].part
                let breadth = number < count ? itemBreadth(number) : nil
                across.spans[part].extent = breadth ?? across.parts[part].extent
            }
            across.solve()
        }
        var uniform = 0.0
        for number in 0..<count where main.parts[items[number].part].isEstimated {
            let length = itemLength(number, crossPlace(of: number).breadth)
            main.spans[items[number].part].extent = length
            if items[number].isUniform { uniform = max(uniform, length) }
        }
        if hasUniformItems { level(count, uniform) }
        main.solve()
    }

    /// Makes uniform items equally long.
    private func level(_ count: Int, _ uniform: Double) {
        for number in 0..<items.count where items[number].isUniform {
            let part = items[number].part
            main.spans[part].extent = number < count ? uniform : max(uniform, main.parts[part].extent)
        }
    }

    private func crossPlace(of number: Int) -> (cross: Double, breadth: Double) {
        across.map { $0.visible(items[number].part) } ?? (items[number].cross, items[number].breadth)
    }

    /// Calls `body` for each of the first `count` items, with its frame and the length of a group that ends with it.
    @inline(__always)  // Saves a call for each item.
    func forEachFrame(count: Int, _ body: (_ frame: LogicalRect, _ length: Double) -> Void) {
        // The first part is the section around the groups, the second one the outermost group.
        let trailing = main.parts[1].insets.end + main.parts[1].after.minimum
        var end = 0.0
        for number in 0..<count {
            let part = items[number].part
            let visible = main.visible(part)
            let place = crossPlace(of: number)
            // No item begins before the group: at the start of the content, nobody could scroll there.
            let frame = LogicalRect(
                main: max(0, visible.start), cross: place.cross, length: visible.extent, breadth: place.breadth)
            end = max(end, main.spans[part].end + main.parts[part].after.minimum)
            let extent = main.spans[0].extent
            body(frame, number == items.count - 1 ? extent : min(extent, end + trailing))
        }
    }
}
