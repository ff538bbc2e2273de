/// The ends of the lanes of a ``Waterfall``.
public struct LaneCursor: LayoutCursor {
    /// Where the last item of each lane ends; one spacing before the start as long as there is none.
    ///
    /// In place where lanes are few, as they mostly are: a section keeps a cursor a block. Places without a lane are 0, so that
    /// cursors can be compared.
    private var fewEnds = SIMD8<Double>.zero
    /// Likewise where lanes are many; else empty.
    private var manyEnds: [Double] = []
    /// The auto-placement cursor of CSS: the lane after the last item.
    private var next = 0
    let grid: LaneGrid
    let spacing: Double

    init(grid: LaneGrid, spacing: Double) {
        self.grid = grid
        self.spacing = spacing
        if grid.count > fewEnds.scalarCount { manyEnds = [Double](repeating: 0, count: grid.count) }
        shift(by: -spacing)
    }

    public var end: Double {
        var longest = self[0]
        for lane in 1..<max(1, grid.count) where self[lane] > longest { longest = self[lane] }
        return longest
    }

    var shortestEnd: Double {
        var shortest = self[0]
        for lane in 1..<max(1, grid.count) where self[lane] < shortest { shortest = self[lane] }
        return shortest
    }

    public mutating func shift(by distance: Double) {
        withLanes { lanes in
            for lane in lanes.ends.indices { lanes.ends[lane] += distance }
        }
    }

    private subscript(lane: Int) -> Double { manyEnds.isEmpty ? fewEnds[lane] : manyEnds[lane] }

    /// Works on the ends where they are, for many items at a time.
    mutating func withLanes(_ body: (inout LaneEnds) -> Void) {
        let (count, next) = (grid.count, next)
        func lanes(_ ends: UnsafeMutableBufferPointer<Double>) -> Int {
            var lanes = LaneEnds(ends: ends, next: next)
            body(&lanes)
            return lanes.next
        }
        if manyEnds.isEmpty {
            self.next = withUnsafeMutableBytes(of: &fewEnds) {
                lanes(UnsafeMutableBufferPointer(rebasing: $0.assumingMemoryBound(to: Double.self)[..<count]))
            }
        } else {
            self.next = manyEnds.withUnsafeMutableBufferPointer { lanes($0) }
        }
    }
}

/// The lanes of a ``LaneCursor`` while items are placed; not to be kept.
struct LaneEnds {
    let ends: UnsafeMutableBufferPointer<Double>
    var next: Int

    /// Puts an item of a length below everything in the lanes it covers. Returns where it begins.
    @inline(__always)
    mutating func advance(lane: Int, span: Int, length: Double, spacing: Double) -> Double {
        let main = end(of: lane, span: span) + spacing
        let past = lane &+ span
        for covered in lane..<past { ends[covered] = main + length }
        next = past == ends.count ? 0 : past
        return main
    }

    /// The lane for an item: css-grid-3 § 4 "Masonry Layout Algorithm", placing an auto-placed item.
    ///
    /// Of all lines from which `span` lanes end within the tolerance of the smallest end, the first one at or after
    /// `start`, else the first one.
    @inline(__always)
    func firstLane(span: Int, tolerance: Double, from start: Int) -> Int {
        span == 1
            ? firstSingleLane(tolerance: tolerance, from: start)
            : firstLine(span: span, tolerance: tolerance, from: start)
    }

    /// With branches that a processor mispredicts once an item; words of candidate bits in their place took longer.
    @inline(__always)
    private func firstSingleLane(tolerance: Double, from start: Int) -> Int {
        // The shortest lane; of equals, the first one from the cursor on.
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

    @inline(never)
    private func firstLine(span: Int, tolerance: Double, from start: Int) -> Int {
        let lines = 0...(ends.count - span)
        var smallest = Double.infinity
        for line in lines { smallest = min(smallest, end(of: line, span: span)) }
        let limit = smallest + tolerance
        for line in start..<max(start, lines.upperBound + 1) where end(of: line, span: span) <= limit { return line }
        for line in lines where end(of: line, span: span) <= limit { return line }
        return 0
    }

    @inline(__always)
    func end(of lane: Int, span: Int) -> Double {
        var longest = ends[lane]
        var covered = lane + 1
        while covered < lane + span {
            longest = max(longest, ends[covered])
            covered += 1
        }
        return longest
    }
}
