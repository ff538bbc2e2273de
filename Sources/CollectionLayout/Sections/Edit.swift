/// Deletions, insertions, moves and changes in an ``Arrangement``, which happen at once.
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
    /// The change of one item. Without a new position it is deleted or, if it has a new property, changed.
    struct ItemStep: Sendable {
        /// Nil if it is inserted.
        var old: Place?
        var new: Place?
        /// Nil if it is deleted, or moved as it is.
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

    @inline(never)  // Appending is large, and would be copied into every kind of change.
    private mutating func add(_ step: ItemStep) { items.append(step) }

    /// Deletes an item, by its index before the edit.
    public mutating func deleteItem(_ item: Int, section: Int = 0) {
        add(ItemStep(old: Place(section: section, item: item)))
    }

    /// Inserts an item with spans of lanes and rows, and with a preferred breadth if it has one.
    public mutating func insertItem(
        _ size: ItemSize, span: Int = 1, rowSpan: Int = 1, breadth: Double? = nil, at item: Int, section: Int = 0
    ) {
        let extent = ItemExtent(span: span, rowSpan: rowSpan, breadth: breadth)
        add(
            ItemStep(new: Place(section: section, item: item), item: NewItem(size: size, extent: extent)))
    }

    /// Inserts one item after the other, the first of them at `item`.
    public mutating func insertItems(_ sizes: [ItemSize], at item: Int, section: Int = 0) {
        for (offset, size) in sizes.enumerated() { insertItem(size, at: item &+ offset, section: section) }
    }

    /// Moves an item of the first section, within it or to another one.
    public mutating func moveItem(_ item: Int, to newItem: Int, section newSection: Int = 0) {
        moveItem(item, section: 0, to: newItem, section: newSection)
    }

    /// Moves an item, within its section or to another one.
    // No default for the first section: a call that leaves it out and gives the second one would not compile.
    public mutating func moveItem(_ item: Int, section: Int, to newItem: Int, section newSection: Int = 0) {
        add(
            ItemStep(old: Place(section: section, item: item), new: Place(section: newSection, item: newItem)))
    }

    /// Gives an item another size; the item may be moved by the same edit.
    ///
    /// - Parameter breadth: The preferred breadth, in points; nil to keep the current one, if any.
    public mutating func changeItem(_ item: Int, section: Int = 0, to size: ItemSize, breadth: Double? = nil) {
        let item = Place(section: section, item: item)
        add(ItemStep(old: item, item: NewItem(size: size, extent: ItemExtent(breadth: breadth))))
    }

    /// Deletes a section, by its index before the edit, with all of its items.
    public mutating func deleteSection(_ section: Int) { deletedSections.append(section) }

    /// Inserts a section with the items that it has.
    public mutating func insertSection(_ section: CollectionSection, at index: Int) {
        insertedSections.append((index, section))
    }

    /// Replaces everything in a section; the section may be moved by the same edit.
    ///
    /// The section stays the same one, scrolled across as far as it was; its header, footer and background are there before
    /// and after with other content. Its items go and the new section's come: nothing that was measured of them remains.
    ///
    /// - Parameter new: The new section, with the same number of items, more or fewer.
    public mutating func reloadSection(_ section: Int, with new: CollectionSection) {
        reloadedSections.append((section, new))
    }

    /// Moves a section from its index before the edit to an index after it.
    public mutating func moveSection(_ section: Int, to index: Int) { movedSections.append((section, index)) }
}
