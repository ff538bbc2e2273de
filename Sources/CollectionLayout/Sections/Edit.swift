/// Deletions, insertions, moves and changes in an ``Arrangement`` that are applied together.
///
/// As in UIKit's batch updates, deleted, changed and moved elements are named by their positions before the edit.
/// Insertions and destinations are positions after it. The order of the calls makes no difference.
///
/// ```swift
/// var edit = Edit()
/// edit.deleteItem(7)
/// edit.insertItem(.ratio(0.75), at: 0)
/// let map = try arrangement.apply(edit)
/// ```
public struct Edit: Sendable {
    /// The deletion, insertion, move or change of one item.
    struct ItemStep: Sendable {
        /// The position before the edit; nil for an insertion.
        var old: Place?
        /// The position after the edit; nil for a deletion or a change.
        var new: Place?
        /// The properties of an inserted or changed item; nil for a deletion or a move.
        var item: NewItem?

        var isChange: Bool { new == nil && item != nil }
    }

    struct Place: Hashable, Sendable {
        var section: Int
        var item: Int
    }

    private(set) var items: [ItemStep] = []
    private(set) var deletedSections: [Int] = []
    private(set) var insertedSections: [(index: Int, section: CollectionSection)] = []
    private(set) var movedSections: [(from: Int, to: Int)] = []
    private(set) var reloadedSections: [(index: Int, section: CollectionSection)] = []

    /// Makes an edit that changes nothing yet.
    public init() {}

    @inline(never)  // Appending is large, and would be copied into each of the functions below.
    mutating func add(_ step: ItemStep) { items.append(step) }

    /// Deletes an item, by its index before the edit.
    public mutating func deleteItem(_ item: Int, section: Int = 0) {
        add(ItemStep(old: Place(section: section, item: item)))
    }

    /// Inserts an item at an index after the edit, with its spans, and with its preferred breadth in points, if any.
    public mutating func insertItem(
        _ size: ItemSize, span: Int = 1, rowSpan: Int = 1, breadth: Double? = nil, at item: Int, section: Int = 0
    ) {
        let extent = ItemExtent(span: span, rowSpan: rowSpan, breadth: breadth)
        add(
            ItemStep(new: Place(section: section, item: item), item: NewItem(size: size, extent: extent)))
    }

    /// Inserts consecutive items, the first of them at the index `item` after the edit.
    public mutating func insertItems(_ sizes: [ItemSize], at item: Int, section: Int = 0) {
        for (offset, size) in sizes.enumerated() { insertItem(size, at: item &+ offset, section: section) }
    }

    /// Moves an item of the first section to an index after the edit, within the section or to another one.
    public mutating func moveItem(_ item: Int, to newItem: Int, section newSection: Int = 0) {
        moveItem(item, section: 0, to: newItem, section: newSection)
    }

    /// Moves an item to an index after the edit, within its section or to another one.
    // `section` has no default, because a call that omits it and gives the second `section` would not compile.
    public mutating func moveItem(_ item: Int, section: Int, to newItem: Int, section newSection: Int = 0) {
        add(
            ItemStep(old: Place(section: section, item: item), new: Place(section: newSection, item: newItem)))
    }

    /// Changes the size of an item, which the same edit may move.
    ///
    /// - Parameters:
    ///   - item: The index of the item before the edit.
    ///   - section: The section of the item before the edit.
    ///   - size: The new size.
    ///   - breadth: The preferred breadth, in points; nil to keep the current one, if any.
    public mutating func changeItem(_ item: Int, section: Int = 0, to size: ItemSize, breadth: Double? = nil) {
        let item = Place(section: section, item: item)
        add(ItemStep(old: item, item: NewItem(size: size, extent: ItemExtent(breadth: breadth))))
    }

    #if !$Embedded
        /// Changes all properties of an item, which the same edit may move.
        ///
        /// - Parameters:
        ///   - item: The index of the item before the edit.
        ///   - section: The section of the item before the edit.
        ///   - size: The new size.
        ///   - span: The number of lanes that the item covers.
        ///   - rowSpan: The number of rows that the item covers.
        ///   - breadth: The preferred breadth, in points; nil if the layout determines it.
        public mutating func changeItem(
            _ item: Int, section: Int = 0, to size: ItemSize, span: Int, rowSpan: Int, breadth: Double?
        ) {
            let extent = ItemExtent(span: span, rowSpan: rowSpan, breadth: breadth)
            add(
                ItemStep(
                    old: Place(section: section, item: item),
                    item: NewItem(size: size, extent: extent, replacesExtent: true)))
        }
    #endif

    /// Deletes a section with its items, by its index before the edit.
    public mutating func deleteSection(_ section: Int) { deletedSections.append(section) }

    /// Inserts a section with its items at an index after the edit.
    ///
    /// Items that the same edit inserts into the section, or moves to it, are added to its items.
    public mutating func insertSection(_ section: CollectionSection, at index: Int) {
        insertedSections.append((index, section))
    }

    /// Replaces the contents of a section, which the same edit may move.
    ///
    /// The section keeps its identity and its offset across. Its header, footer and background remain, with changed
    /// content. Its items are deleted with their measurements, and those of the new section are inserted. Items that the
    /// same edit inserts into the section, or moves to it, are added to them.
    ///
    /// - Parameters:
    ///   - section: The index of the section before the edit.
    ///   - new: The new contents, with any number of items.
    public mutating func reloadSection(_ section: Int, with new: CollectionSection) {
        reloadedSections.append((section, new))
    }

    /// Moves a section from its index before the edit to an index after it.
    public mutating func moveSection(_ section: Int, to index: Int) { movedSections.append((section, index)) }
}
