/// The lanes of a ``Waterfall`` in the order of their ends, while items are placed that cover one lane each.
///
/// The shortest lane is always the first, and a lane that has grown is put back by comparing and exchanging it with each of
/// the others. Unlike a search for the shortest lane, that has no branch which a processor mispredicts once an item, and
/// the next item waits for one comparison only.
struct SortedLanes {
    /// A lane each, ascending: its end in units of ``LayoutUnit``, and in the low bits the lane, so that of equal ends the
    /// first lane comes first.
    private let words: UnsafeMutableBufferPointer<Int64>

    private static let laneBits = 8
    private static let laneMask: Int64 = 1 << laneBits - 1
    /// More than so many lanes do not fit.
    static let mostLanes = 1 << laneBits

    /// - Parameter scratch: room for as many words as there are lanes; at least one.
    init(_ ends: UnsafeMutableBufferPointer<Double>, in scratch: UnsafeMutableBufferPointer<Int64>) {
        words = scratch
        for lane in ends.indices {
            let word = Self.word(ends[lane]) | Int64(lane)
            // Insertion sort: the lanes are few.
            var place = lane
            while place > 0, scratch[place - 1] > word {
                scratch[place] = scratch[place - 1]
                place -= 1
            }
            scratch[place] = word
        }
    }

    /// Where the shortest lane ends, in points.
    @inline(__always)
    var end: Double { LayoutUnit.points(words[0] >> Self.laneBits) }

    /// The shortest lane.
    @inline(__always)
    var lane: Int { Int(words[0] & Self.laneMask) }

    /// Whether there are several lanes that are the shortest.
    @inline(__always)
    var isTie: Bool { words.count > 1 && words[0] ^ words[1] <= Self.laneMask }

    /// Of several lanes that are the shortest, takes the first one at or after `start`, if there is one.
    func prefer(from start: Int) {
        let end = words[0] >> Self.laneBits
        guard
            var place = words.firstIndex(where: {
                $0 >> Self.laneBits == end && $0 & Self.laneMask >= start
            })
        else { return }
        let word = words[place]
        while place > 0 {
            words[place] = words[place - 1]
            place -= 1
        }
        words[0] = word
    }

    /// Makes the shortest lane longer.
    @inline(__always)
    func grow(by distance: Double) {
        var grown = words[0] &+ Self.word(distance)
        var place = 1
        while place < words.count {
            let other = words[place]
            words[place &- 1] = min(grown, other)
            grown = max(grown, other)
            place &+= 1
        }
        words[words.count - 1] = grown
    }

    func write(to ends: UnsafeMutableBufferPointer<Double>) {
        for word in words { ends[Int(word & Self.laneMask)] = LayoutUnit.points(word >> Self.laneBits) }
    }

    /// Exact: positions are multiples of a unit, and below 2⁴⁶ points.
    @inline(__always)
    private static func word(_ distance: Double) -> Int64 { LayoutUnit.units(distance) << laneBits }
}
