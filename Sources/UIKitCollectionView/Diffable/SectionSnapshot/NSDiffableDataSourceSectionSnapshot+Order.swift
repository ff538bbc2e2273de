extension NSDiffableDataSourceSectionSnapshot {
    /// All items, each followed by its descendants.
    ///
    /// - Complexity: O(*n*).
    public var items: [ItemIdentifierType] { list { _ in true } }

    /// The items whose ancestors are expanded.
    ///
    /// - Complexity: O(*n*).
    public var visibleItems: [ItemIdentifierType] { list(descendingInto: isExpanded) }

    /// The expanded items, in the order of ``items``.
    ///
    /// - Complexity: O(*n*).
    public var expandedItems: [ItemIdentifierType] { items.filter(isExpanded) }

    /// Returns the index of an item in ``items``.
    ///
    /// - Complexity: O(*n*).
    public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }

    /// Returns the number of an item's ancestors.
    ///
    /// - Complexity: O(depth).
    public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }

    /// Returns whether all ancestors of an item are expanded.
    ///
    /// - Complexity: O(depth).
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        contains(item) && ancestors(of: item).allSatisfy(isExpanded)
    }

    /// Returns one line for each item: `-` if it is expanded, `+` if it is collapsed, `*` if it has no children.
    public func visualDescription() -> String {
        items.map { item in
            let mark = children(of: item).isEmpty ? "*" : isExpanded(item) ? "-" : "+"
            return String(repeating: "    ", count: level(of: item)) + "\(mark) \(item)\n"
        }.joined()
    }

    /// Visits an item and its descendants, parents first. It does not recurse, because trees can be deep.
    func walk(
        from item: ItemIdentifierType, descendingInto isOpen: (ItemIdentifierType) -> Bool = { _ in true },
        _ visit: (ItemIdentifierType) -> Void
    ) {
        var waiting = [item]
        while let next = waiting.popLast() {
            visit(next)
            if isOpen(next) { waiting += children(of: next).reversed() }
        }
    }

    private func list(descendingInto isOpen: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
        var list: [ItemIdentifierType] = []
        for root in rootItems { walk(from: root, descendingInto: isOpen) { list.append($0) } }
        return list
    }

    private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
        var ancestors: [ItemIdentifierType] = []
        var child = item
        while let parent = parent(of: child) {
            ancestors.append(parent)
            child = parent
        }
        return ancestors
    }
}
