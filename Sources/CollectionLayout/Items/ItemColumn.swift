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
