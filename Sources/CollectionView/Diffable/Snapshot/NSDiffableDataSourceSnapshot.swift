/// The content of a collection view: sections in order, and items in order in each section, as identifiers.
///
/// Identifiers are unique: those of sections among sections, those of items in the whole snapshot. It holds no data and
/// compares none: an item with changed content is the same item, to be listed in `reconfigureItems(_:)`.
///
/// Finding an item is O(1). Appending k items is O(k); other changes are O(n) for the n items of the sections they touch, however
/// many they name, and of that O(n) a few changes do no more than move memory. Mistakes are reported and then left out: of duplicates the first is kept, and what names something unknown does
/// nothing.
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

    public init() {}

    // MARK: Counts

    public var numberOfItems: Int { items.count }
    public var numberOfSections: Int { sections.count }

    /// 0, and a mistake, for a section that is not there.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    // MARK: Identifiers

    public var sectionIdentifiers: [SectionIdentifierType] { sections.identifiers }

    /// All, section after section. O(n).
    public var itemIdentifiers: [ItemIdentifierType] {
        sectionIdentifiers.flatMap { numbers[$0].map { items[$0] } ?? [] }
    }

    /// O(1). Nothing, and a mistake, for a section that is not there.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let number = numbers[identifier] else {
            SnapshotMistake.unknown("section", identifier, for: "asking for its items")
            return []
        }
        return items[number]
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        items.place(of: identifier).flatMap { sectionsByNumber[$0.list] }
    }

    /// Among all items of the snapshot. O(s) for s sections.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let place = items.place(of: identifier), let section = section(at: place) else { return nil }
        return sectionIdentifiers[..<section].reduce(place.index) { $0 + (numbers[$1].map { items[$0].count } ?? 0) }
    }

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

    /// The number that the section had.
    mutating func takeNumber(of identifier: SectionIdentifierType) -> Int? {
        guard let number = numbers.removeValue(forKey: identifier) else { return nil }
        sectionsByNumber[number] = nil
        return number
    }
}
