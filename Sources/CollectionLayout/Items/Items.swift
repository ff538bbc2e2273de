/// The items of a section as layouts need them: sizes and spans, packed in columns.
///
/// It holds no content and no identity: those belong to the host. Items that are all alike take no memory at all.
public struct Items: Sendable {
    public let count: Int
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
        let longest = Int(UInt16.max)
        self.spans = spans.prefix(sizes.count).map { UInt16(max(1, min($0, longest))) }
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
}
