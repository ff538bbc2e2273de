// After a change, positions beyond the horizon may be estimates. A session does not show elements there.
extension Arrangement {
    /// Whether all elements have their final position. O(1).
    var isSettled: Bool { sections.extent.isSettled }

    /// The position up to which all elements have their final position, in points; infinite if all elements have it.
    /// O(log n).
    var settledEnd: Double {
        @inline(never)  // It is used in many places.
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

    /// Places items with estimated positions, in order, until everything up to a position is final or the budget is
    /// spent.
    ///
    /// - Parameters:
    ///   - position: The position from the start of the content, in points.
    ///   - budget: The number of items to place. It is reduced by the number of placed items, which may be a thousand
    ///     more.
    /// - Complexity: O(items placed + log *n*).
    @inline(never)  // It is called in several places.
    mutating func settle(upTo position: Double, items budget: inout Int) {
        while budget > 0, let section = sections.firstUnsettled {
            let before = settledEnd
            if before >= position { return }
            settle(section, upTo: position - start(ofSection: section), items: &budget)
            // Without progress the loop would not end. Rounding of the position or an inconsistent layout can cause
            // that.
            if settledEnd <= before, sections.firstUnsettled == section { return }
        }
    }

    /// Places items of a section with estimated positions.
    ///
    /// - Parameters:
    ///   - section: The index of the section.
    ///   - position: The position from the start of the section, in points.
    ///   - budget: The number of items to place, which is reduced.
    @inline(never)  // It is large, and called twice.
    private mutating func settle(_ section: Int, upTo position: Double, items budget: inout Int) {
        mutate(section) { section in
            let horizon = position - section.contentStart + section.accessories.drawnDecorationReach
            section.mutateContent { $0.settle(upTo: horizon, items: &budget) }
        }
    }

    /// Places items with estimated positions until an element has its final position.
    mutating func settle(through id: ElementID) {
        while !isSettled(id), let section = sections.firstUnsettled {
            let before = sections[section].content.settledCount
            var budget = Int.max
            if id.isOfItem, section == id.section { budget = id.item + 1 - before }
            settle(section, upTo: .infinity, items: &budget)
            // Without progress the loop would not end. An inconsistent layout can cause that.
            if sections.firstUnsettled == section, sections[section].content.settledCount <= before { return }
        }
    }
}
