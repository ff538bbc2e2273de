import CollectionLayout

/// What the page says is in the collection, but for the items' sizes. Items are counted through all sections.
struct WebContent {
    /// One a section.
    let plans: [WebCollection.SectionPlan]
    /// The number of the first item of each section, and of the one after the last.
    private let firsts: [Int]

    init(_ plans: [WebCollection.SectionPlan] = []) {
        var firsts = [0]
        for plan in plans { firsts.append(firsts[firsts.count - 1] + plan.count) }
        (self.plans, self.firsts) = (plans, firsts)
    }

    var count: Int { firsts[firsts.count - 1] }

    /// Descriptions of the sections, with the items of each.
    func sections(_ items: [Items], _ style: SectionStyle) -> [CollectionSection] {
        plans.indices.map { plans[$0].section(items[$0], style) }
    }

    /// How many items each section has.
    var counts: [Int] {
        @inline(never)  // The compiler copies `map` into every caller.
        get { plans.map { $0.count } }
    }

    /// The items of a section, by their numbers.
    func numbers(inSection section: Int) -> Range<Int> { firsts[section]..<firsts[section + 1] }

    /// The element of the item with a number; nil where there is none.
    func id(ofItem number: Int) -> ElementID? {
        guard number >= 0, number < count else { return nil }
        // The last section that begins at or before it: empty ones begin where the next one does.
        var section = 0
        var end = plans.count
        while end - section > 1 {
            let middle = (section + end) / 2
            if firsts[middle] <= number { section = middle } else { end = middle }
        }
        return .item(number - firsts[section], section: section)
    }

    /// The number of an item, through all sections.
    func number(of id: ElementID) -> Int { firsts[id.section] + id.item }
}
