import CollectionLayout

/// An arrangement as it is seen through a window. It stays the same when the collection is arranged again.
struct SeenArrangement {
    let hosted: HostedArrangement
    /// The visible part, in the arrangement's coordinates; nil if no element depends on it.
    let visible: CollectionLayout.Rect?

    /// Returns an element; nil if there is none with this name. O(log n).
    func element(_ id: ElementID) -> LayoutElement? { hosted.arrangement.element(id, seenThrough: visible) }
}
