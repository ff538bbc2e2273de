extension NSDiffableDataSourceSnapshot {
    /// The sections whose content is loaded again when the snapshot is applied.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.identifiers }
    /// The items whose cells are replaced when the snapshot is applied.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.identifiers }
    /// The items whose cells are configured again when the snapshot is applied.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.identifiers }

    /// Marks sections whose cells and supplementary views are replaced.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSections.add(identifiers, "section", for: "reload", sections.contains)
    }

    /// Marks items whose cells are replaced. If a cell can stay, `reconfigureItems(_:)` costs less.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItems.add(identifiers, "item", for: "reload", items.contains)
    }

    /// Marks items whose existing cells the data source configures again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItems.add(identifiers, "item", for: "reconfigure", items.contains)
    }
}

extension IdentifierLists {
    /// Appends identifiers that exist and are not in the list yet.
    fileprivate mutating func add(
        _ identifiers: [Identifier], _ noun: String, for action: String, _ exists: (Identifier) -> Bool
    ) {
        let unique = SnapshotMistake.unique(identifiers, noun)
        append(SnapshotMistake.existing(unique, noun, for: action, exists).filter { !contains($0) })
    }
}
