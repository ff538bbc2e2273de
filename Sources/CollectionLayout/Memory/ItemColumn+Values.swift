extension ItemColumn {
    /// Values one after another, or one for all items. They must not be used after the closure to which they were passed has
    /// returned.
    @usableFromInline
    struct Values {
        @usableFromInline let first: UnsafePointer<Value>
        @usableFromInline let stride: Int

        @inlinable
        init(first: UnsafePointer<Value>, stride: Int) {
            self.first = first
            self.stride = stride
        }

        /// The value of an item that exists; not tested.
        @inlinable
        @inline(__always)  // Saves a call for each item.
        subscript(item: Int) -> Value { first[item &* stride] }
    }

    /// Calls `body` with the values of all items.
    func withValues(_ body: (Values) -> Void) {
        withUnsafePointer(to: common) { common in
            values.withUnsafeBufferPointer { values in
                let own = values.isEmpty ? nil : values.baseAddress
                body(own.map { Values(first: $0, stride: 1) } ?? Values(first: common, stride: 0))
            }
        }
    }
}
