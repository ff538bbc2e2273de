/// How long an element turned out to be, and how broad if it decides that too.
public struct MeasuredSize: Hashable, Sendable {
    /// The element that was measured: an item, a header or a footer.
    public var element: ElementID
    /// Along the main axis, in points, at the breadth of the element's frame, or at ``breadth`` if there is one. In a
    /// section that scrolls across the other way around, unless its layout is ``RunLayout/isSizedAcross``.
    public var length: Double
    /// Across, in points, of an item that sizes itself along both axes; nil, as for most, where the layout decides.
    ///
    /// It becomes the breadth for which the item wishes: only layouts that ask for that, such as ``Flow``, heed it.
    public var breadth: Double?

    /// Makes a measurement; the properties describe its parts.
    public init(_ element: ElementID, length: Double, breadth: Double? = nil) {
        self.element = element
        self.length = length
        self.breadth = breadth
    }
}
