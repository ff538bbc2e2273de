/// The size and the extent of an inserted or changed item.
struct NewItem: Sendable {
    var size: ItemSize
    var extent = ItemExtent()
    #if !$Embedded
        /// Whether the extent replaces that of a changed item. Otherwise only its breadth does, if there is one.
        var replacesExtent = false
    #endif
    /// The item's index after the edit, once it is known.
    var index = 0
}
