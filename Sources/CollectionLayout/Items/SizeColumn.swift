/// The sizes of a page's items, as a column for each of their two numbers.
///
/// One of them is usually the same for all items: pictures have no fixed part, and rows of text no proportional one.
/// Then it takes no memory.
struct SizeColumn: ~Copyable {
    // Bits instead of numbers, because 0 and −0 are different here.
    private(set) var slopes: PageColumn<UInt32>
    private(set) var constants: PageColumn<UInt32>

    init(_ common: ItemSize) {
        slopes = PageColumn(common.slope.bitPattern)
        constants = PageColumn(common.constant.bitPattern)
    }

    /// Makes a column of at least one size.
    @inline(__always)  // Saves a call for each item.
    init(count: Int, _ size: (_ item: Int) -> ItemSize) {
        slopes = PageColumn(roomFor: count)
        constants = PageColumn(roomFor: count)
        for item in 0..<count {
            let size = size(item)
            slopes.write(size.slope.bitPattern, at: item)
            constants.write(size.constant.bitPattern, at: item)
        }
        slopes.unite(count)
        constants.unite(count)
    }

    init(copying other: borrowing SizeColumn, count: Int) {
        slopes = PageColumn(copying: other.slopes, count: count)
        constants = PageColumn(copying: other.constants, count: count)
    }

    /// The size of an item of the page. No build tests the item's number.
    subscript(item: Int) -> ItemSize { ItemSize(slopeBits: slopes[item], constantBits: constants[item]) }

    mutating func set(_ size: ItemSize, at item: Int, count: Int) {
        slopes.set(size.slope.bitPattern, at: item, count: count)
        constants.set(size.constant.bitPattern, at: item, count: count)
    }

    /// Replaces the sizes from `start` on with some of another column.
    mutating func replace(from start: Int, with other: borrowing SizeColumn, _ range: Range<Int>, count: Int) {
        slopes.replace(from: start, with: other.slopes, range, count: count)
        constants.replace(from: start, with: other.constants, range, count: count)
    }
}
