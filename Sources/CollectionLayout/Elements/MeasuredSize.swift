/// The measured length of an element, and its measured breadth if it determines that, too.
public struct MeasuredSize: Hashable, Sendable {
    /// The element that was measured: an item, a header or a footer.
    public var element: ElementID
    /// The extent along the main axis, in points, at the breadth of the element's frame, or at ``breadth`` if there is
    /// one.
    ///
    /// In a section that scrolls across, it is the extent along the cross axis, unless its layout is
    /// ``RunLayout/isSizedAcross``.
    public var length: Double
    /// The extent across, in points, if an item sizes itself along both axes; nil if the layout determines it, or to
    /// keep the present breadth of a ``BoundaryItem``.
    ///
    /// It becomes the item's preferred breadth, which only some layouts, such as ``Flow``, use.
    public var breadth: Double?

    /// Makes a measurement from its parts.
    public init(_ element: ElementID, length: Double, breadth: Double? = nil) {
        self.element = element
        self.length = length
        self.breadth = breadth
    }
}
