/// Lanes sorted by their ends, for placing items that cover one lane each.
///
/// The shortest lane is always the first. When it has grown, it is compared and exchanged with each of the others.
/// Unlike a search for the shortest lane, this has no branch that the processor mispredicts for each item, and the next
/// item waits for only one comparison.
public struct SortedLanes: ~Copyable {
    /// A word for each lane, ascending: the end in units of ``LayoutUnit``, and the lane in the low bits. So lanes with
    /// equal ends are sorted by their numbers.
    @usableFromInline let words: UnsafeMutableBufferPointer<Int64>

    @inlinable static var laneBits: Int { 8 }
    @inlinable static var laneMask: Int64 { 1 << laneBits - 1 }
    /// The maximum number of lanes, because a word has 8 bits for the lane.
    @inlinable public static var maximumLaneCount: Int { 1 << laneBits }

    /// - Parameters:
    ///   - ends: The ends of the lanes, at least one.
    ///   - scratch: Memory for a word for each lane.
    @usableFromInline
    init(_ ends: UnsafeMutableBufferPointer<Double>, in scratch: UnsafeMutableBufferPointer<Int64>) {
        words = scratch
        for lane in ends.indices {
            var word = Self.word(ends[lane]) | Int64(lane)
            // Few lanes are sorted fastest without branches, which the processor would mispredict.
            for place in 0..<lane {
                let other = scratch[place]
                scratch[place] = min(word, other)
                word = max(word, other)
            }
            scratch[lane] = word
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

    /// Whether several lanes are equally short.
    @inlinable
    @inline(__always)  // Saves a call for each item.
    public var isTie: Bool { words.count > 1 && words[0] ^ words[1] <= Self.laneMask }

    /// Makes the first of the shortest lanes at or after `start` the first lane, if there is one.
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
    /// - Parameter distance: The distance in points, on the grid of ``LayoutUnit``; not negative.
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

    /// Returns a distance in the high bits of a word. It is exact, because positions are multiples of a unit and below
    /// 2⁴⁶ points.
    @inlinable
    @inline(__always)  // Saves a call for each item.
    static func word(_ distance: Double) -> Int64 { LayoutUnit.units(distance) << laneBits }
}
