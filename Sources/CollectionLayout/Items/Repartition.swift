/// The new parts of a section (pages, or the blocks of a page) after items are inserted or deleted.
///
/// Parts with insertions or deletions are replaced, in regions. The parts between two regions only move.
struct Repartition {
    /// A range of old parts, and the range of new parts that replaces them.
    struct Region {
        let old: Range<Int>
        let new: Range<Int>
        /// The indices of the region's splices.
        let splices: Range<Int>
    }

    /// The first item of each new part, and the number of items.
    private(set) var firsts: [Int] = []
    /// The regions, ascending. Between any two of them are parts that only move.
    private(set) var regions: [Region] = []

    /// - Parameters:
    ///   - splices: At least one splice, ascending.
    ///   - old: The first item of each part, of which there is at least one, and the number of items.
    ///   - shift: The binary logarithm of the number of items in a full new part. A part may grow to twice this number.
    init(_ splices: [Splice], in old: [Int], shift: Int) {
        let size = 1 << shift
        let partCount = old.count - 1
        firsts.reserveCapacity(old.count)
        var region = 0..<0
        var (start, firstSplice) = (0, 0)
        /// The change of the indices of items after the splices so far.
        var distance = 0
        for (number, splice) in splices.enumerated() {
            let part = old.part(of: splice.old.lowerBound, shift: shift)
            if number == 0 || part >= region.upperBound {
                add(
                    region, of: start..<(old[region.upperBound] + distance), by: firstSplice..<number, isLast: false,
                    size)
                add(region.upperBound..<part, of: old, movedBy: distance)
                (region, firstSplice) = (part..<part, number)
                start = old[part] + distance
            }
            let last = splice.old.isEmpty ? part : old.part(of: splice.old.upperBound - 1, shift: shift)
            var end = Swift.max(region.upperBound, last + 1)
            distance = splice.new.upperBound - splice.old.upperBound
            // Small parts are merged with the next one, so that deletions do not leave many of them.
            while end < partCount, case let count = old[end] + distance - start,
                count == 0 || count + old.count(of: end) <= size
            {
                end += 1
            }
            region = region.lowerBound..<end
        }
        add(
            region, of: start..<(old[region.upperBound] + distance), by: firstSplice..<splices.count,
            isLast: region.upperBound == partCount, size)
        add(region.upperBound..<partCount, of: old, movedBy: distance)
        firsts.append(old[partCount] + distance)
    }

    /// Adds parts that only move.
    private mutating func add(_ parts: Range<Int>, of old: [Int], movedBy distance: Int) {
        let start = firsts.count
        firsts += old[parts]
        // Wrapping addition, because the compiler vectorizes it.
        for part in start..<firsts.count where distance != 0 { firsts[part] &+= distance }
    }

    /// Adds the parts that replace others.
    ///
    /// At the end of the content, where items may be appended, parts are full except for the last one. Elsewhere, where
    /// items may be inserted, they are filled evenly. A single part is not divided before it has twice the usual size.
    private mutating func add(
        _ parts: Range<Int>, of items: Range<Int>, by splices: Range<Int>, isLast: Bool, _ size: Int
    ) {
        guard !parts.isEmpty else { return }
        let isSpacious = !isLast && parts.count == 1 && !items.isEmpty && items.count <= 2 * size
        let count = isSpacious ? 1 : (items.count + size - 1) / size
        regions.append(Region(old: parts, new: firsts.count..<(firsts.count + count), splices: splices))
        for part in 0..<count {
            firsts.append(items.lowerBound + (isLast ? part * size : items.count * part / count))
        }
    }

    /// Returns the items of a region, as indices after the change.
    func items(of region: Region) -> Range<Int> { firsts[region.new.lowerBound]..<firsts[region.new.upperBound] }
}

// An array of the first item of each part, and the number of items.

extension [Int] {
    /// Makes the smallest possible number of parts.
    init(partsOf count: Int, shift: Int) {
        self = []
        reserveCapacity((count >> shift) + 2)
        for first in Swift.stride(from: 0, to: count, by: 1 << shift) { append(first) }
        append(count)
    }

    func count(of part: Int) -> Int { self[part + 1] - self[part] }
}

extension RandomAccessCollection<Int> where Index == Int {
    /// Returns the part of an item, or the last part for an index after the last item. O(log n), and O(1) if all parts
    /// before it are full.
    func part(of item: Int, shift: Int) -> Int {
        partOfItem(item, among: count - 1, shift: shift) { self[$0] }
    }
}

/// Returns the part of an item, or the last part for an index after the last item.
///
/// - Parameters:
///   - item: The index of the item.
///   - count: The number of parts.
///   - shift: The binary logarithm of the number of items in a full part.
///   - first: Returns the first item of a part, or the number of items for `count`.
/// - Complexity: O(log *n*), and O(1) if all parts before it are full.
func partOfItem(_ item: Int, among count: Int, shift: Int, _ first: (_ part: Int) -> Int) -> Int {
    let guess = item >> shift
    if guess < count, first(guess) <= item, item < first(guess + 1) { return guess }
    var lower = 0
    var upper = max(1, count)
    while upper - lower > 1 {
        let middle = (lower + upper) / 2
        if first(middle) <= item { lower = middle } else { upper = middle }
    }
    return lower
}
