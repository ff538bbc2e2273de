/// A fixed number of values in memory that is lent to a closure, on the stack where they are few.
///
/// An index is tested in debug builds only: a test each time takes an eighth more instructions to arrange a grid. So it serves
/// code that can prove its indices: ``OpenRows``, which cuts the rows of an item to those there is room for, and ``AxisPlan``,
/// whose parts number each other. It must not be used after the closure to which it was passed has returned.
struct LentArray<Element: BitwiseCopyable> {
    private let elements: UnsafeMutableBufferPointer<Element>

    /// Calls `body` with memory for `count` values. A value must not be read before it is written.
    @inline(__always)  // Lets `body` keep what it captures in registers.
    static func with(count: Int, _ body: (LentArray) -> Void) {
        withUnsafeTemporaryAllocation(of: Element.self, capacity: count) { body(LentArray(elements: $0)) }
    }

    var count: Int { elements.count }

    subscript(index: Int) -> Element {
        @inline(__always)  // Saves a call for each value.
        get {
            assert(index >= 0 && index < count)
            return elements[index]
        }
        @inline(__always)  // As above.
        nonmutating _modify {
            assert(index >= 0 && index < count)
            yield &elements[index]
        }
    }
}
