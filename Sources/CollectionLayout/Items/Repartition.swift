/// The changes of consecutive parts of a section (pages, or the blocks of one) when items are inserted or deleted.
///
/// Parts with insertions and deletions are made again, in regions. Parts between them only move.
struct Repartition {
    /// Old parts, and the ones that take their place: the same number of the same items unless items came or went there.
    struct Region {
        let old: Range<Int>
        let new: Range<Int>
        /// The positions of the splices that happen there.
        let splices: Range<Int>
    }

    /// The first item of each new part, and the number of items.
    private(set) var firsts: [Int] = []
    /// Ascending, and parts that move between any two of them.
    private(set) var regions: [Region] = []

    /// - Parameters:
    ///   - splices: At least one splice.
    ///   - old: the first item of each part, at least one part, and the number of items.
    ///   - shift: the logarithm, to base 2, of how many items a part has when it is made. It may come to have twice as many.
    init(_ splices: [Splice], in old: [Int], shift: Int) {
        let size = 1 << shift
        let partCount = old.count - 1
        firsts.reserveCapacity(old.count)
        var region = 0..<0
        var (start, firstSplice) = (0, 0)
        /// The distance by which items behind the splices so far move.
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
            // Parts that have become small join the next one, so that deletions leave no crumbs.
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
        // Wrapping, because that adds several at a time.
        for part in start..<firsts.count where distance != 0 { firsts[part] &+= distance }
    }

    /// Adds the parts that take the place of others: full ones at the end of the content, where more may be appended; evenly
    /// filled ones elsewhere, where more may be inserted. One part takes in a good deal before it is divided.
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

    /// The items of a region.
    func items(of region: Region) -> Range<Int> { firsts[region.new.lowerBound]..<firsts[region.new.upperBound] }
}

// The first items of parts, and the number of items.

extension [Int] {
    /// The smallest possible number of parts.
    init(partsOf count: Int, shift: Int) {
        self = []
        reserveCapacity((count >> shift) + 2)
        for first in Swift.stride(from: 0, to: count, by: 1 << shift) { append(first) }
        append(count)
    }

    func count(of part: Int) -> Int { self[part + 1] - self[part] }
}

extension RandomAccessCollection<Int> where Index == Int {
    /// The part of an item; of one behind the last item, the last part. O(log n), and O(1) where parts are full.
    func part(of item: Int, shift: Int) -> Int {
        partOfItem(item, among: count - 1, shift: shift) { self[$0] }
    }
}

/// The part of an item; of one behind the last item, the last part. O(log n), and O(1) where parts are full.
///
/// - Parameter first: the first item of a part, and of one behind the last part the number of items.
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
