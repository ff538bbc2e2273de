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
    mutating func placeItems(in across: AxisPlan.Boxes) {
        for number in items.indices {
            (items[number].cross, items[number].breadth) = across.visible(items[number].part)
        }
    }

    /// Calls `body` with the boxes of a group, which can be solved for one group after another.
    func withBoxes(_ body: (GroupBoxes) -> Void) {
        main.withBoxes { main in
            items.withLentElements { items in
                if usesPreferredBreadths {
                    cross.withBoxes { body(GroupBoxes(main, across: $0, items, hasUniformItems: hasUniformItems)) }
                } else {
                    body(GroupBoxes(main, across: nil, items, hasUniformItems: hasUniformItems))
                }
            }
        }
    }

    func estimate(of number: Int) -> Double { main.parts[items[number].part].extent }
}
