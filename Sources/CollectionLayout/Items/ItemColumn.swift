/// One value an item, and no memory where all are alike.
@usableFromInline
struct ItemColumn<Value: Equatable & Sendable>: Sendable {
    /// Empty where all items have the `common` one.
    @usableFromInline var values: [Value]
    @usableFromInline let common: Value

    init(_ values: [Value] = [], common: Value) {
        self.values = values
        self.common = common
    }

    @inlinable
    subscript(index: Int) -> Value { values.isEmpty ? common : values[index] }

    /// Values one after the other, or one for all; not to be kept.
    @usableFromInline
    struct Values {
        @usableFromInline let first: UnsafePointer<Value>
        @usableFromInline let stride: Int

        @inlinable
        init(first: UnsafePointer<Value>, stride: Int) {
            self.first = first
            self.stride = stride
        }

        /// Unchecked.
        @inlinable
        @inline(__always)
        subscript(offset: Int) -> Value { first[offset &* stride] }
    }

    /// Calls `body` with the values from that of an item on.
    @inlinable
    @inline(__always)
    func withValues(from first: Int, _ body: (Values) -> Void) {
        precondition(values.isEmpty || first >= 0 && first < values.count)
        // `body` once, for it is inlined.
        withUnsafePointer(to: common) { common in
            values.withUnsafeBufferPointer { values in
                let own = values.isEmpty ? nil : values.baseAddress
                body(own.map { Values(first: $0 + first, stride: 1) } ?? Values(first: common, stride: 0))
            }
        }
    }

    /// - Parameter count: the number of items.
    mutating func set(_ value: Value, at index: Int, count: Int) {
        if values.isEmpty {
            if value == common { return }
            values = [Value](repeating: common, count: count)
        }
        values[index] = value
    }

    /// Takes values out and puts others in, in order. O(n + m), and O(m) where all are alike.
    ///
    /// - Parameter count: the number of items before that.
    mutating func splice(_ splices: [Splice], adding added: [Value], count: Int) {
        if values.isEmpty {
            if added.allSatisfy({ $0 == common }) { return }
            values = [Value](repeating: common, count: count)
        }
        values.splice(splices, adding: added)
    }
}

extension Array {
    /// Takes elements out and puts others in, in order. A few splices move the rest in place; many make a new array.
    mutating func splice(_ splices: [Splice], adding added: [Element]) {
        var end = added.count
        if splices.count <= 4 {
            for splice in splices.reversed() {
                replaceSubrange(splice.old, with: added[(end - splice.new.count)..<end])
                end -= splice.new.count
            }
            return
        }
        var result: [Element] = []
        result.reserveCapacity(Swift.max(count, splices[splices.count - 1].new.upperBound))
        var old = 0
        var taken = 0
        for splice in splices {
            result += self[old..<splice.old.lowerBound]
            result += added[taken..<(taken + splice.new.count)]
            old = splice.old.upperBound
            taken += splice.new.count
        }
        self = result + self[old...]
    }
}
