/// The size and the extent of an inserted or changed item.
struct NewItem: Sendable {
    var size: ItemSize
    var extent = ItemExtent()
    /// The item's index after the edit, once it is known.
    var index = 0
}
