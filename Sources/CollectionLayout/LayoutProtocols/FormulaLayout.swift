/// A layout whose frames follow from the index alone, such as a grid of equal cells.
///
/// Arranging takes no time and no memory: a billion items cost as much as one. The sizes of the items do not matter.
public protocol FormulaLayout: Sendable {
    /// The frame of an item. O(1).
    func frame(of index: Int, in container: Container) -> LogicalRect

    /// The length of the content of so many items. O(1).
    func length(of count: Int, in container: Container) -> Double

    /// The items that may meet a stretch of the main axis; more than those is allowed, fewer is not. O(1).
    ///
    /// Items without length are never found, and need not be among them.
    /// It may begin below 0 and end beyond the last item: the engine cuts it.
    func indices(from start: Double, to end: Double, in container: Container) -> Range<Int>

    /// Returns the layout prepared for a container, with everything that can be computed once. By default it is
    /// unchanged.
    ///
    /// Called whenever the section gets another container. Frames must not depend on whether it was.
    func prepared(for container: Container) -> Self
}

extension FormulaLayout {
    @inlinable public func prepared(for container: Container) -> Self { self }
}
