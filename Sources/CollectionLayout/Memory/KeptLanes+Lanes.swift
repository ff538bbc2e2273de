extension KeptLanes {
    /// Lanes one after another. They must not be used after the closure to which they were passed has returned.
    @usableFromInline
    struct Lanes {
        @usableFromInline let low: UnsafePointer<UInt8>?
        @usableFromInline let high: UnsafePointer<UInt8>?

        @inlinable
        init(low: UnsafePointer<UInt8>?, high: UnsafePointer<UInt8>?) {
            self.low = low
            self.high = high
        }

        /// Whether no item has a lane to keep.
        @inlinable var areNone: Bool { low == nil }

        /// The lane of an item that exists, not tested; nil where no lane is kept.
        @inlinable
        @inline(__always)  // Saves a call for each item.
        subscript(item: Int) -> Int? {
            low.flatMap { KeptLanes.lane($0[item], high.map { $0[item] } ?? 0) }
        }
    }

    /// Calls `body` with the lanes of all items.
    func withLanes(_ body: (Lanes) -> Void) {
        low.withUnsafeBufferPointer { low in
            high.withUnsafeBufferPointer { high in
                body(
                    Lanes(
                        low: low.isEmpty ? nil : low.baseAddress, high: high.isEmpty ? nil : high.baseAddress))
            }
        }
    }
}
