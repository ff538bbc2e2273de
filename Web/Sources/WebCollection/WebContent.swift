import CollectionLayout

/// The page's content without the items' sizes. Items are numbered through all sections.
struct WebContent {
    /// The sections' plans, in order.
    let plans: [WebCollection.SectionPlan]
    /// The number of the first item of each section, followed by the number of items.
    private let firsts: [Int]

    init(_ plans: [WebCollection.SectionPlan] = []) {
        var firsts = [0]
        for plan in plans { firsts.append(firsts[firsts.count - 1] + plan.count) }
        (self.plans, self.firsts) = (plans, firsts)
    }

    var count: Int { firsts[firsts.count - 1] }

    /// Returns the sections with their items.
    func sections(_ items: [Items], _ style: SectionStyle) -> [CollectionSection] {
        plans.indices.map { plans[$0].section(items[$0], style) }
    }

    /// The number of items of each section.
    var counts: [Int] {
        @inline(never)  // The compiler copies `map` into every caller.
        get { plans.map { $0.count } }
    }

    /// Returns the element of an item by number, or nil if there is no such item.
    func id(ofItem number: Int) -> ElementID? {
        guard number >= 0, number < count else { return nil }
        // The item is in the last section that starts at or before it: an empty section starts where the next one does.
        var section = 0
        var end = plans.count
        while end - section > 1 {
            let middle = (section + end) / 2
            if firsts[middle] <= number { section = middle } else { end = middle }
        }
        return .item(number - firsts[section], section: section)
    }

    /// Returns the number of an item.
    func number(of id: ElementID) -> Int { firsts[id.section] + id.item }
}
