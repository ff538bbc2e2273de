// Positions beyond the horizon of a change may be estimates at first. A session shows no estimated position.
extension Arrangement {
    /// Whether all elements have their final position. O(1).
    var isSettled: Bool { sections.extent.isSettled }

    /// The position before which all elements have their final position; infinite if all have. O(log n).
    var settledEnd: Double {
        @inline(never)  // Asked for in many places.
        get {
            guard let section = sections.firstUnsettled else { return .infinity }
            return sectionsStart + sections.read(section) { section, start in start + section.settledEnd }
        }
    }

    /// Returns whether an element has its final position. O(log n).
    func isSettled(_ id: ElementID) -> Bool {
        guard let unsettled = sections.firstUnsettled else { return true }
        if id.kind.isGlobal { return isAtStart(id) }
        if id.section != unsettled { return id.section < unsettled }
        return id.isOfItem ? id.item < sections[unsettled].content.settledCount : isAtStart(id)
    }

    /// Returns whether an element that is not an item lies before the items.
    private func isAtStart(_ id: ElementID) -> Bool {
        guard id.kind.isBoundary, let boundary = headerAndFooter(of: id)?.boundary else { return id.kind.isHeader }
        return boundary.indices.contains(id.item) && boundary[id.item].anchor.main == 0
    }

    /// Places estimated parts, in order, until everything up to a position is final, or the budget is used up.
    ///
    /// - Parameter budget: The number of items that may be placed, and afterwards the rest. At most a thousand more are
    ///   placed.
    /// - Complexity: O(items placed + log n).
    @inline(never)  // It is called in several places.
    mutating func settle(upTo position: Double, items budget: inout Int) {
        while budget > 0, let section = sections.firstUnsettled {
            let before = settledEnd
            if before >= position { return }
            settle(section, upTo: position - start(ofSection: section), items: &budget)
            // A position that is rounded on the way to the section, or a layout that contradicts itself, must not hang.
            if settledEnd <= before, sections.firstUnsettled == section { return }
        }
    }

    /// - Parameter position: The position from the start of the section.
    @inline(never)  // It is large, and called twice.
    private mutating func settle(_ section: Int, upTo position: Double, items budget: inout Int) {
        mutate(section) { section in
            let horizon = position - section.contentStart + section.surroundings.drawnDecorationReach
            section.mutateContent { $0.settle(upTo: horizon, items: &budget) }
        }
    }

    /// Places estimated parts up to an element.
    mutating func settle(through id: ElementID) {
        while !isSettled(id), let section = sections.firstUnsettled {
            let before = sections[section].content.settledCount
            var budget = Int.max
            if id.isOfItem, section == id.section { budget = id.item + 1 - before }
            settle(section, upTo: .infinity, items: &budget)
            // A layout that contradicts itself must not hang.
            if sections.firstUnsettled == section, sections[section].content.settledCount <= before { return }
        }
    }
}
