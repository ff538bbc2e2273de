/// A scroll position that refers to an item by the host's own name. It can be kept across relaunches, or while another
/// page is visited.
public struct SavedPlace<Item: Sendable>: Sendable {
    /// The host's name of the item; nil for the whole content: its start or its end.
    public let item: Item?
    /// The anchor without its element, because elements have other names later.
    public let anchor: ScrollAnchor

    /// Makes a saved position. The anchor's element is removed.
    public init(_ item: Item?, at anchor: ScrollAnchor) {
        self.item = item
        var anchor = anchor
        anchor.element = nil
        self.anchor = anchor
    }
}

#if !$Embedded
    extension SavedPlace: Codable where Item: Codable {}
#endif

extension CollectionSession {
    /// Returns the current scroll position by the host's own name of the anchored element; nil if nothing is anchored,
    /// or if the host has no name for the element.
    ///
    /// - Parameter name: Returns the host's name of an element's content.
    /// - Complexity: O(log *n* + *k*) for *k* visible elements.
    public func savedPlace<Item>(naming name: (ElementID) -> Item?) -> SavedPlace<Item>? {
        guard let anchor = heldAnchor else { return nil }
        guard let element = anchor.element else { return SavedPlace(nil, at: anchor) }
        return name(element).map { SavedPlace($0, at: anchor) }
    }

    /// Starts a scroll to a saved position; see ``scroll(to:)-(ScrollDestination)``.
    ///
    /// - Parameters:
    ///   - place: The saved position.
    ///   - element: Returns the element that shows an item now. If it returns nil, the session does not scroll.
    /// - Throws: ``SessionError/layout(_:)`` with ``LayoutError/noSuchElement(_:)``.
    public mutating func restore<Item>(
        _ place: SavedPlace<Item>, finding element: (Item) -> ElementID?
    ) throws(SessionError) -> Response {
        var anchor = place.anchor
        if let item = place.item {
            guard let found = element(item) else {
                var response = unchanged
                response.isHeld = false
                return response
            }
            anchor.element = found
        }
        return try scroll(to: anchor)
    }
}
