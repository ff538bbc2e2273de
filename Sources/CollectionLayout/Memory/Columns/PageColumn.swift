/// The values of one property of a page's items, or a single value if all are equal.
///
/// It has its own memory instead of an array, so that layouts can read it through a pointer: an array would need a new
/// access for every page that a run enters. The page, not the column, knows the number of values.
@usableFromInline
struct PageColumn<Value: BitwiseCopyable & Equatable>: ~Copyable {
    private(set) var values: UnsafeMutablePointer<Value>
    /// The distance between the values of consecutive items: 0 if all are equal, otherwise 1.
    private(set) var stride: Int

    init(_ common: Value) {
        values = .allocate(capacity: 1)
        values.initialize(to: common)
        stride = 0
    }

    /// Makes a column that stores a value for each of `count` items. All of them are equal at first.
    init(_ common: Value, count: Int) {
        values = .allocate(capacity: count)
        values.initialize(repeating: common, count: count)
        stride = 1
    }

    /// Makes a column that stores a value for each of `count` items. All of them must be written before any is read.
    init(roomFor count: Int) {
        values = .allocate(capacity: count)
        stride = 1
    }

    /// Writes a value into a column that stores one for each item. No build tests the item's number.
    @inline(__always)  // Saves a call for each item.
    func write(_ value: Value, at item: Int) { values[item] = value }

    /// Stores a single value if all of `count` stored ones are equal.
    @inline(never)  // It is called for several columns of the same type.
    mutating func unite(_ count: Int) {
        let common = values[0]
        for item in 1..<count where values[item] != common { return }
        self = PageColumn(common)
    }

    init(copying other: borrowing PageColumn, count: Int) {
        let stored = other.stride == 0 ? 1 : count
        values = .allocate(capacity: stored)
        values.initialize(from: other.values, count: stored)
        stride = other.stride
    }

    deinit { values.deallocate() }

    /// The mask that turns an item's number into the index of its value.
    var mask: Int { -stride }

    /// Whether a single value is stored for all items.
    var isUniform: Bool { stride == 0 }

    /// The value of an item of the page. No build tests the item's number.
    subscript(item: Int) -> Value { values[item &* stride] }

    @inline(never)  // It is called for several columns of the same type.
    mutating func set(_ value: Value, at item: Int, count: Int) {
        if stride == 0 {
            if values[0] == value { return }
            spread(over: count)
        }
        values[item] = value
    }

    /// Replaces the values from `start` on with some of another column.
    mutating func replace(from start: Int, with other: borrowing PageColumn, _ range: Range<Int>, count: Int) {
        if stride == 0 {
            if other.stride == 0, values[0] == other.values[0] { return }
            spread(over: count)
        }
        if other.stride == 0 {
            (values + start).update(repeating: other.values[0], count: range.count)
        } else {
            (values + start).update(from: other.values + range.lowerBound, count: range.count)
        }
    }

    @inline(never)  // It is called twice, and only once for each column.
    private mutating func spread(over count: Int) {
        self = PageColumn(values[0], count: count)
    }
}
