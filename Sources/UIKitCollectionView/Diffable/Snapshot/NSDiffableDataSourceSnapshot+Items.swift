extension NSDiffableDataSourceSnapshot {
    /// Appends items to a section, or to the last one. Items elsewhere move there.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
            return CollectionViewDiagnostics.mistake(
                "There are currently no sections in the data source. Please add a section first.")
        }
        guard let number = numbers[section] else {
            return SnapshotMistake.unknown("section", section, for: "appending items")
        }
        let identifiers = SnapshotMistake.unique(identifiers, "item")
        items.remove(identifiers)
        items.append(identifiers, toList: number)
    }

    /// Inserts items before another one. Items that exist elsewhere move.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        place(identifiers, at: beforeIdentifier, for: "insertion") { $0 }
    }

    /// Inserts items after another one. Items that exist elsewhere move.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    {
        place(identifiers, at: afterIdentifier, for: "insertion") { $0.next }
    }

    /// Moves an item before another one, which may be in another section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier) { $0 }
    }

    /// Moves an item after another one, which may be in another section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier) { $0.next }
    }

    /// Deletes items. Unknown items are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        items.remove(identifiers)
        forgetChanges(of: identifiers)
    }

    /// Deletes all items and all sections.
    public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

    func forgettingChanges() -> Self {
        var copy = self
        copy.reloadedSections = IdentifierLists()
        copy.reloadedItems = IdentifierLists()
        copy.reconfiguredItems = IdentifierLists()
        return copy
    }

    mutating func forgetChanges(of identifiers: [ItemIdentifierType]) {
        reloadedItems.remove(identifiers)
        reconfiguredItems.remove(identifiers)
    }

    private typealias Place = IdentifierLists<ItemIdentifierType>.Place

    private mutating func move(
        _ identifier: ItemIdentifierType, to target: ItemIdentifierType, _ side: (Place) -> Place
    ) {
        guard items.contains(identifier) else { return SnapshotMistake.unknown("item", identifier, for: "moving") }
        guard identifier != target else { return }
        place([identifier], at: target, for: "moving", side)
    }

    private mutating func place(
        _ identifiers: [ItemIdentifierType], at target: ItemIdentifierType, for action: String, _ side: (Place) -> Place
    ) {
        guard items.contains(target) else {
            return SnapshotMistake.unknown("item", target, for: "\(action) next to it")
        }
        let others = SnapshotMistake.unique(identifiers, "item").filter { $0 != target }
        if others.count < identifiers.count, identifiers.contains(target) {
            CollectionViewDiagnostics.mistake(
                "Invalid update: destination for item operation [\(target)] is in the insertion item list for update")
        }
        items.remove(others)
        if let place = items.place(of: target) { items.insert(others, at: side(place)) }
    }
}
