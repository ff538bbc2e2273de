/// The items of a section as layouts need them: sizes and spans, packed in columns.
///
/// It holds no content and no identity: those belong to the host. Items that are all alike take no memory at all.
public struct Items: Sendable {
    public private(set) var count: Int
    /// One size an item; empty where all have the size `common`.
    @usableFromInline var sizes: [ItemSize]
    @usableFromInline let common: ItemSize
    /// One span an item; empty where all are 1.
    @usableFromInline var spans: [UInt16]

    /// `count` items of the same size. O(1) time and memory. A negative count is 0.
    public init(count: Int, size: ItemSize = .ratio(1)) {
        self.count = max(0, count)
        self.sizes = []
        self.common = size
        self.spans = []
    }

    /// Items of different sizes.
    ///
    /// - Parameter spans: how many lanes each item covers. Missing ones are 1, and so are those below it.
    /// - Complexity: O(n); the sizes are not copied.
    public init(_ sizes: [ItemSize], spans: [Int] = []) {
        self.count = sizes.count
        self.sizes = sizes
        self.common = .ratio(1)
        self.spans = spans.prefix(sizes.count).map { Self.packed(span: $0) }
        if !spans.isEmpty {
            self.spans += [UInt16](repeating: 1, count: sizes.count - self.spans.count)
        }
    }

    @inlinable
    public subscript(index: Int) -> ItemSize {
        sizes.isEmpty ? common : sizes[index]
    }

    @inlinable
    public func span(of index: Int) -> Int {
        spans.isEmpty ? 1 : Int(spans[index])
    }

    mutating func set(_ size: ItemSize, at index: Int) {
        if sizes.isEmpty { sizes = [ItemSize](repeating: common, count: count) }
        sizes[index] = size
    }

    /// Turns every measurement back into an estimate. O(n) where there are any.
    mutating func forgetMeasurements() {
        for index in sizes.indices where sizes[index].isSelfSizing {
            sizes[index] = sizes[index].remeasurable()
        }
    }

    /// Takes items out and puts others in, in order. O(n + m), and O(m) where all items are alike.
    mutating func splice(_ splices: [IndexMap.Splice], adding added: [Edit.NewItem]) {
        let isUniform = sizes.isEmpty && added.allSatisfy { $0.size == common }
        let hasSpans = !spans.isEmpty || added.contains { $0.span != 1 }
        if !isUniform, sizes.isEmpty { sizes = [ItemSize](repeating: common, count: count) }
        if hasSpans, spans.isEmpty { spans = [UInt16](repeating: 1, count: count) }
        if !isUniform { sizes.splice(splices, adding: added.map { $0.size }) }
        if hasSpans { spans.splice(splices, adding: added.map { Self.packed(span: $0.span) }) }
        for splice in splices { count += splice.new.count - splice.old.count }
    }

    private static func packed(span: Int) -> UInt16 { UInt16(max(1, min(span, Int(UInt16.max)))) }
}

extension Array {
    /// Takes elements out and puts others in, in order. A few splices move the rest in place; many make a new array.
    mutating func splice(_ splices: [IndexMap.Splice], adding added: [Element]) {
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
