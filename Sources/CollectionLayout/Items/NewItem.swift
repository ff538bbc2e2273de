/// An item that is inserted, or the new size and extent of one that is changed.
struct NewItem: Sendable {
    var size: ItemSize
    var extent = ItemExtent()
    /// Its index after the edit, once that is known.
    var index = 0
}
