/// A layout whose frames follow from the items' indices alone, such as a grid of equal cells.
///
/// It takes constant time and memory: a billion items cost as much as one. The items' sizes are not used.
public protocol FormulaLayout: Sendable {
    /// Returns the frame of an item.
    ///
    /// - Complexity: O(1).
    func frame(of index: Int, in container: Container) -> LogicalRect

    /// Returns the length of content with `count` items, in points.
    ///
    /// - Complexity: O(1).
    func length(of count: Int, in container: Container) -> Double

    /// Returns the indices of all items that intersect a range of the main axis.
    ///
    /// The result may include other items. Items without length can be left out, because queries never return them. The
    /// range may begin below 0 and end beyond the last item; the engine clamps it.
    ///
    /// - Complexity: O(1).
    func indices(from start: Double, to end: Double, in container: Container) -> Range<Int>

    /// Returns a copy of the layout that has computed everything that depends only on the container.
    ///
    /// The engine calls this when the container changes. Frames must be the same with or without it. By default, the
    /// layout is unchanged.
    func prepared(for container: Container) -> Self
}

extension FormulaLayout {
    @inlinable public func prepared(for container: Container) -> Self { self }
}
