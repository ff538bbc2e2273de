/// The lanes of a ``LaneCursor`` while items are placed.
public struct LaneEnds: ~Copyable {
    @usableFromInline let ends: UnsafeMutableBufferPointer<Double>
    /// The lane after the last item, or the first lane if that item covers the last one: the auto-placement cursor of
    /// CSS.
    ///
    /// - Precondition: A new value is the index of a lane.
    @inlinable
    public var next: Int {
        get { following }
        set {
            precondition(newValue >= 0 && newValue < count, "The next lane does not exist")
            following = newValue
        }
    }
    @usableFromInline var following: Int

    /// - Parameters:
    ///   - ends: At least one end.
    ///   - next: An index of `ends`.
    @usableFromInline
    init(ends: UnsafeMutableBufferPointer<Double>, next: Int) {
        self.ends = ends
        following = next
    }

    /// The number of lanes, at least 1.
    @inlinable public var count: Int { ends.count }

    func shift(by distance: Double) {
        for lane in ends.indices { ends[lane] += distance }
    }

    /// Places an item after all items in the lanes it covers, and sets ``next`` to the lane after them.
    ///
    /// - Parameters:
    ///   - lane: The first lane that the item covers.
    ///   - span: The number of lanes that the item covers. All of them must exist.
    ///   - length: The length of the item, in points.
    ///   - spacing: The spacing before the item, in points.
    /// - Returns: The start of the item.
    @inlinable
    @inline(__always)  // Saves a call for each item.
    public mutating func advance(lane: Int, span: Int, length: Double, spacing: Double) -> Double {
        let main = end(of: lane, span: span) + spacing
        let past = lane &+ span
        for covered in lane..<past { ends[covered] = main + length }
        following = past == ends.count ? 0 : past
        return main
    }

    /// Returns the first lane for an item: css-grid-3 § 4 "Masonry Layout Algorithm", placing an auto-placed item.
    ///
    /// Candidates are the lanes from which `span` lanes end within the tolerance of the smallest such end. The result
    /// is the first candidate at or after `start`, or else the first one of all.
    ///
    /// - Parameters:
    ///   - span: The number of lanes that the item covers, from 1 to ``count``.
    ///   - tolerance: The tolerance in points; not negative.
    ///   - start: The lane at which the search begins.
    /// - Complexity: O(lanes · span).
    @inlinable
    @inline(__always)  // Saves a call for each item.
    public func firstLane(span: Int, tolerance: Double, from start: Int) -> Int {
        precondition(
            span >= 1 && span <= count && start >= 0 && start < count, "An item lies in lanes that do not exist")
        return span == 1
            ? firstSingleLane(tolerance: tolerance, from: start)
            : firstLine(span: span, tolerance: tolerance, from: start)
    }

    /// Returns the lane for an item with a span of 1. Its branches are mispredicted about once for each item, but a
    /// version with words of candidate bits was slower.
    @inlinable
    @inline(__always)  // Saves a call for each item.
    func firstSingleLane(tolerance: Double, from start: Int) -> Int {
        // This is the shortest lane. Among equal ones, it is the first one from the cursor on.
        var shortest = start
        var end = ends[start]
        for lane in (start &+ 1)..<max(start &+ 1, ends.count) where ends[lane] < end {
            shortest = lane
            end = ends[lane]
        }
        for lane in 0..<start where ends[lane] < end {
            shortest = lane
            end = ends[lane]
        }
        if tolerance == 0 { return shortest }
        let limit = end + tolerance
        for lane in start..<ends.count where ends[lane] <= limit { return lane }
        for lane in 0..<start where ends[lane] <= limit { return lane }
        return shortest
    }

    @inline(never)  // Keeps the loops that place items small, because few items cover several lanes.
    @usableFromInline
    func firstLine(span: Int, tolerance: Double, from start: Int) -> Int {
        let lines = 0...(ends.count - span)
        var smallest = Double.infinity
        for line in lines { smallest = min(smallest, end(of: line, span: span)) }
        let limit = smallest + tolerance
        for line in start..<max(start, lines.upperBound + 1) where end(of: line, span: span) <= limit { return line }
        for line in lines where end(of: line, span: span) <= limit { return line }
        return 0
    }

    /// Returns the end of the longest of consecutive lanes, in points.
    ///
    /// - Parameters:
    ///   - lane: The first lane.
    ///   - span: The number of lanes, at least 1. All of them must exist.
    @inlinable
    @inline(__always)  // Saves a call for each item.
    public func end(of lane: Int, span: Int) -> Double {
        precondition(lane >= 0 && span >= 1 && lane <= count - span, "An item lies in lanes that do not exist")
        var longest = ends[lane]
        var covered = lane + 1
        while covered < lane + span {
            longest = max(longest, ends[covered])
            covered += 1
        }
        return longest
    }

    /// Calls `body` with the lanes in the order of their ends, for items that cover one lane each.
    ///
    /// There must be at most ``SortedLanes/maximumLaneCount`` lanes. ``next`` does not change.
    @inlinable
    @inline(__always)  // Saves a call for each block.
    public func withSortedLanes(_ body: (borrowing SortedLanes) -> Void) {
        precondition(count <= SortedLanes.maximumLaneCount, "There are too many lanes to be sorted")
        withUnsafeTemporaryAllocation(of: Int64.self, capacity: count) { words in
            let sorted = SortedLanes(ends, in: words)
            body(sorted)
            sorted.write(to: ends)
        }
    }
}
