/// A fixed number of values in memory of its own.
///
/// It is not an array, so that an object with a constant of this type can change the values without being checked for
/// overlapping accesses at run time. That is safe for an object that only its unique owner changes. The values are
/// trivial, so removing them needs no work.
struct OwnedArray<Element: BitwiseCopyable>: ~Copyable {
    private let elements: UnsafeMutableBufferPointer<Element>

    /// Makes an array of `count` values, each from its index.
    init(count: Int, _ element: (_ index: Int) -> Element) {
        elements = .allocate(capacity: count)
        for index in 0..<count { elements.initializeElement(at: index, to: element(index)) }
    }

    deinit { elements.deallocate() }

    var count: Int { elements.count }

    /// The value at an index. Every build tests the index.
    subscript(index: Int) -> Element {
        get {
            precondition(index >= 0 && index < count)
            return elements[index]
        }
        nonmutating _modify {
            precondition(index >= 0 && index < count)
            yield &elements[index]
        }
    }
}
