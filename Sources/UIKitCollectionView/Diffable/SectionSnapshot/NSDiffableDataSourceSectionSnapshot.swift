/// The items of one section as a tree. An item can have child items, which are visible while it is expanded.
///
/// Identifiers are unique in the tree. Mistakes are reported and then ignored.
///
/// - Complexity: Appending *k* items is O(*k*). Other changes are O(*n*) for the *n* siblings and descendants of the
///   changed items.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    /// The lists of siblings. The first list has the roots.
    private var siblings = IdentifierLists<ItemIdentifierType>()
    /// The lists of items that have had children.
    private var childLists: [ItemIdentifierType: Int] = [:]
    private var parents: [Int: ItemIdentifierType] = [:]
    private var nextList = 1
    private var expanded: Set<ItemIdentifierType> = []

    /// Creates a tree without items.
    public init() {}

    /// Creates a copy of a tree.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

    // MARK: Reading

    /// The items without a parent, in order.
    public var rootItems: [ItemIdentifierType] { siblings.identifiers }

    /// Returns whether the tree has an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { siblings.contains(item) }

    /// Returns the parent; nil for roots, and for unknown items, which are a mistake.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        place(of: child, for: "finding the parent").flatMap { parents[$0.list] }
    }

    /// Returns whether the children of an item are visible if the item itself is.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

    func children(of item: ItemIdentifierType) -> [ItemIdentifierType] { childLists[item].map { siblings[$0] } ?? [] }

    func place(
        of item: ItemIdentifierType, for action: String
    ) -> IdentifierLists<ItemIdentifierType>.Place? {
        let place = siblings.place(of: item)
        if place == nil {
            CollectionViewDiagnostics.mistake(
                "failed to find index of item for \(action): \(item) is not in the section snapshot")
        }
        return place
    }

    // MARK: Changing

    /// Appends items to `parent`, or as roots.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard let parent else { return siblings.append(new(items), toList: 0) }
        guard contains(parent) else {
            return CollectionViewDiagnostics.mistake(
                "cannot append to parent \(parent), which is not in the section snapshot: append it first")
        }
        siblings.append(new(items), toList: childList(of: parent))
    }

    /// Inserts items before an item, as its siblings.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let place = place(of: item, for: "insertion before it") else { return }
        siblings.insert(new(items), at: place)
    }

    /// Inserts items after an item, as its siblings.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let place = place(of: item, for: "insertion after it") else { return }
        siblings.insert(new(items), at: place.next)
    }

    /// Deletes items with all items below them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let known = items.filter { place(of: $0, for: "deletion") != nil }
        var doomed: [ItemIdentifierType] = []
        for item in known { walk(from: item) { doomed.append($0) } }
        siblings.remove(doomed)
        for item in doomed {
            expanded.remove(item)
            if let list = childLists.removeValue(forKey: item) { parents[list] = nil }
        }
    }

    /// Deletes all items.
    public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

    /// Expands items, which shows their children if the items themselves are visible.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        expanded.formUnion(items.filter { place(of: $0, for: "expansion") != nil })
    }

    /// Hides the children of items.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        expanded.subtract(items.filter { place(of: $0, for: "collapsing") != nil })
    }

    private mutating func childList(of parent: ItemIdentifierType) -> Int {
        if let list = childLists[parent] { return list }
        let list = nextList
        nextList += 1
        childLists[parent] = list
        parents[list] = parent
        return list
    }

    /// Returns the items that do not exist yet. The others are a mistake.
    private func new(_ items: [ItemIdentifierType]) -> [ItemIdentifierType] {
        let present = items.filter(contains)
        if present.isEmpty { return SnapshotMistake.unique(items, "item") }
        SnapshotMistake.reportDuplicates(present, "item")
        return SnapshotMistake.unique(items.filter { !contains($0) }, "item")
    }
}
