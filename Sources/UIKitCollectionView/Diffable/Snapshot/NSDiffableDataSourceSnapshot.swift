/// The content of a collection view: sections in order, and items in order in each section, as identifiers.
///
/// Section identifiers are unique among sections, and item identifiers in the whole snapshot. A snapshot contains only
/// identifiers: an item with changed content is the same item. List it in ``reconfigureItems(_:)``.
///
/// Mistakes are reported and then ignored: the first of two duplicates is kept, and unknown identifiers have no effect.
///
/// - Complexity: Finding an item is O(1). Appending *k* items is O(*k*). Other changes are O(*n*) for the *n* items of the
///   sections that they touch, however many items they name. A few such changes only move memory.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    var sections = IdentifierLists<SectionIdentifierType>()
    /// One list for each section, by its number, so that sections move without touching their items.
    var items = IdentifierLists<ItemIdentifierType>()
    private(set) var numbers: [SectionIdentifierType: Int] = [:]
    private var sectionsByNumber: [Int: SectionIdentifierType] = [:]
    private var nextNumber = 0

    var reloadedSections = IdentifierLists<SectionIdentifierType>()
    var reloadedItems = IdentifierLists<ItemIdentifierType>()
    var reconfiguredItems = IdentifierLists<ItemIdentifierType>()

    /// Creates a snapshot without sections.
    public init() {}

    // MARK: Counts

    /// The number of items in all sections.
    public var numberOfItems: Int { items.count }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }

    /// Returns the number of items of a section. An unknown section is a mistake, and has 0.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    // MARK: Identifiers

    /// The identifiers of the sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.identifiers }

    /// All items, section after section.
    ///
    /// - Complexity: O(*n*).
    public var itemIdentifiers: [ItemIdentifierType] {
        sectionIdentifiers.flatMap { numbers[$0].map { items[$0] } ?? [] }
    }

    /// Returns the items of a section. An unknown section is a mistake, and has none.
    ///
    /// - Complexity: O(1).
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let number = numbers[identifier] else {
            SnapshotMistake.unknown("section", identifier, for: "asking for its items")
            return []
        }
        return items[number]
    }

    /// Returns the section of an item; nil if there is no such item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        items.place(of: identifier).flatMap { sectionsByNumber[$0.list] }
    }

    /// Returns the index of an item among all items of the snapshot.
    ///
    /// - Complexity: O(*s*) for *s* sections.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let place = items.place(of: identifier), let section = section(at: place) else { return nil }
        return sectionIdentifiers[..<section].reduce(place.index) { $0 + (numbers[$1].map { items[$0].count } ?? 0) }
    }

    /// Returns the index of a section; nil if there is no such section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.place(of: identifier)?.index }

    // MARK: Numbers of sections

    /// Returns the index of an item's section.
    func section(at place: IdentifierLists<ItemIdentifierType>.Place) -> Int? {
        sectionsByNumber[place.list].flatMap(indexOfSection)
    }

    mutating func giveNumbers(to identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            numbers[identifier] = nextNumber
            sectionsByNumber[nextNumber] = identifier
            nextNumber += 1
        }
    }

    /// Removes a section from the lists, and returns its number; nil if it is unknown.
    mutating func takeNumber(of identifier: SectionIdentifierType) -> Int? {
        guard let number = numbers.removeValue(forKey: identifier) else { return nil }
        sectionsByNumber[number] = nil
        return number
    }
}
