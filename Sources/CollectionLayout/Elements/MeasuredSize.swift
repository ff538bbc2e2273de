/// The measured length of an element, and its breadth if it determines that too.
public struct MeasuredSize: Hashable, Sendable {
    /// The element that was measured: an item, a header or a footer.
    public var element: ElementID
    /// Along the main axis, in points, at the breadth of the element's frame, or at ``breadth`` if there is one. In a
    /// section that scrolls across the other way around, unless its layout is ``RunLayout/isSizedAcross``.
    public var length: Double
    /// Across, in points, of an item that sizes itself along both axes; nil, as for most, where the layout decides.
    ///
    /// The measured breadth, which becomes the item's preferred breadth. Only layouts that use preferred breadths, such
    /// as ``Flow``, take it into account.
    public var breadth: Double?

    /// Makes a measurement; the properties describe its parts.
    public init(_ element: ElementID, length: Double, breadth: Double? = nil) {
        self.element = element
        self.length = length
        self.breadth = breadth
    }
}
