extension Array {
    /// Makes an array of `count` elements, each from its index.
    ///
    /// It replaces `map`, which the compiler inlines with two loops and all code for growing an array.
    @inlinable
    init(count: Int, _ element: (_ index: Int) -> Element) {
        self.init(unsafeUninitializedCapacity: count) { elements, initializedCount in
            for index in 0..<count { elements.initializeElement(at: index, to: element(index)) }
            initializedCount = count
        }
    }

    /// Removes all elements, and keeps the memory.
    @inline(never)  // The compiler would copy the code that allocates memory into every caller.
    mutating func clear() { removeAll(keepingCapacity: true) }
}
