/// Lanes in the order of their ends, while items are placed that cover one lane each.
///
/// The shortest lane is always the first, and a lane that has grown is put back by comparing and exchanging it with each of
/// the others. Unlike a search for the shortest lane, that has no branch which a processor mispredicts once an item, and
/// the next item waits for one comparison only.
public struct SortedLanes: ~Copyable {
    /// One word for each lane, ascending: its end in units of ``LayoutUnit``, and the lane in the low bits. So the
    /// first of several lanes with equal ends comes first.
    @usableFromInline let words: UnsafeMutableBufferPointer<Int64>

    @inlinable static var laneBits: Int { 8 }
    @inlinable static var laneMask: Int64 { 1 << laneBits - 1 }
    /// More lanes than these do not fit.
    @inlinable public static var mostLanes: Int { 1 << laneBits }

    /// - Parameter scratch: room for as many words as there are lanes; at least one.
    @usableFromInline
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

    /// The end of the shortest lane, in points.
    @inlinable
    @inline(__always)  // Saves a call for each item.
    public var end: Double { LayoutUnit.points(words[0] >> Self.laneBits) }

    /// The shortest lane.
    @inlinable
    @inline(__always)  // Saves a call for each item.
    public var lane: Int { Int(words[0] & Self.laneMask) }

    /// Whether there are several lanes that are the shortest.
    @inlinable
    @inline(__always)  // Saves a call for each item.
    public var isTie: Bool { words.count > 1 && words[0] ^ words[1] <= Self.laneMask }

    /// Moves the first of the shortest lanes at or after `start` to the front, if there is one.
    public func prefer(from start: Int) {
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
    ///
    /// - Parameter distance: points, on the grid of ``LayoutUnit``; not negative.
    /// - Complexity: O(lanes).
    @inlinable
    @inline(__always)  // Saves a call for each item.
    public func grow(by distance: Double) {
        var word = words[0] &+ Self.word(distance)
        var place = 1
        while place < words.count {
            let other = words[place]
            words[place &- 1] = min(word, other)
            word = max(word, other)
            place &+= 1
        }
        words[words.count - 1] = word
    }

    @usableFromInline
    func write(to ends: UnsafeMutableBufferPointer<Double>) {
        for word in words { ends[Int(word & Self.laneMask)] = LayoutUnit.points(word >> Self.laneBits) }
    }

    /// Exact: positions are multiples of a unit, and below 2⁴⁶ points.
    @inlinable
    @inline(__always)  // Saves a call for each item.
    static func word(_ distance: Double) -> Int64 { LayoutUnit.units(distance) << laneBits }
}
