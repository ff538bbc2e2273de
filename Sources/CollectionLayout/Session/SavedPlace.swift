/// A place in the content by the host's own name of an item, to be kept while the content is not there: over a relaunch, or
/// until another page has been visited.
public struct SavedPlace<Item: Sendable>: Sendable {
    /// Nil for the whole of the content: its start or its end.
    public let item: Item?
    /// The distance between a line of the item and a line of the viewport. Its element is nil, because elements have other
    /// names later.
    public let anchor: ScrollAnchor

    /// Makes a place; the element of the anchor is forgotten.
    public init(_ item: Item?, at anchor: ScrollAnchor) {
        self.item = item
        var anchor = anchor
        anchor.element = nil
        self.anchor = anchor
    }
}

extension CollectionSession {
    /// The held place, by the host's own name of its element; nil at the start of the content, and if the host has no name
    /// for it.
    ///
    /// - Parameter name: the name of the content of an element.
    /// - Complexity: O(log n + k).
    public func savedPlace<Item>(naming name: (ElementID) -> Item?) -> SavedPlace<Item>? {
        guard let anchor = heldAnchor else { return nil }
        guard let element = anchor.element else { return SavedPlace(nil, at: anchor) }
        return name(element).map { SavedPlace($0, at: anchor) }
    }

    /// Starts on the way to a place that was saved; see ``scroll(to:)-(ScrollDestination)``.
    ///
    /// - Parameter element: Returns the element that shows an item now. If it returns nil, nothing happens.
    /// - Throws: ``LayoutError/noSuchElement(_:)``.
    public mutating func restore<Item>(
        _ place: SavedPlace<Item>, finding element: (Item) -> ElementID?
    ) throws(SessionError) -> Response {
        var anchor = place.anchor
        if let item = place.item {
            guard let found = element(item) else {
                var response = Response()
                response.isHeld = false
                return response
            }
            anchor.element = found
        }
        return try scroll(to: anchor)
    }
}
