/// A fixed number of values in memory that a closure borrows. A few values are on the stack.
///
/// It must not be used after the closure has returned.
///
/// Only debug builds test indices, because a test for each access takes an eighth more instructions to lay out a grid.
/// So use it only in code whose indices are known to be valid: ``OpenRows`` limits the rows of an item to the available
/// ones, and the parts of ``AxisPlan`` refer to each other.
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
        @inline(__always)  // Saves a call for each value.
        nonmutating _modify {
            assert(index >= 0 && index < count)
            yield &elements[index]
        }
    }
}
