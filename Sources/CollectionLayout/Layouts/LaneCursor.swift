/// The ends of the lanes of a ``Waterfall``.
public struct LaneCursor: LayoutCursor {
    private typealias Few = (Double, Double, Double, Double, Double, Double, Double, Double)
    private static let mostInPlace = MemoryLayout<Few>.size / MemoryLayout<Double>.stride

    /// Where the last item of each lane ends; one spacing before the start as long as there is none.
    ///
    /// In place where lanes are few, as they mostly are: a section keeps a cursor a block.
    private var fewEnds: Few = (0, 0, 0, 0, 0, 0, 0, 0)
    /// Likewise where lanes are many; else empty.
    private var manyEnds: [Double] = []
    /// The auto-placement cursor of CSS: the lane after the last item.
    private var next: Int32 = 0
    private let count: Int32

    init(laneCount: Int, spacing: Double) {
        count = Int32(laneCount)
        if laneCount > Self.mostInPlace { manyEnds = [Double](repeating: 0, count: laneCount) }
        shift(by: -spacing)
    }

    public var end: Double { withEnds { $0.dropFirst().reduce($0[0]) { $1 > $0 ? $1 : $0 } } }

    @inline(never)  // Or its box would bring a copy along.
    public func end(ofLane lane: Int) -> Double? { withEnds { $0.indices.contains(lane) ? $0[lane] : nil } }

    var shortestEnd: Double { withEnds { $0.dropFirst().reduce($0[0]) { $1 < $0 ? $1 : $0 } } }

    public mutating func shift(by distance: Double) {
        withLanes { lanes in
            for lane in lanes.ends.indices { lanes.ends[lane] += distance }
        }
    }

    public static func == (left: LaneCursor, right: LaneCursor) -> Bool {
        left.next == right.next && left.withEnds { left in right.withEnds { left.elementsEqual($0) } }
    }

    @inline(__always)
    private func withEnds<Result>(_ body: (UnsafeBufferPointer<Double>) -> Result) -> Result {
        withUnsafeBytes(of: fewEnds) { few in
            manyEnds.withUnsafeBufferPointer { many in
                let few = UnsafeBufferPointer(
                    rebasing: few.assumingMemoryBound(to: Double.self)[..<min(Int(count), Self.mostInPlace)])
                return body(many.isEmpty ? few : many)
            }
        }
    }

    /// Works on the ends where they are, for many items at a time.
    mutating func withLanes(_ body: (inout LaneEnds) -> Void) {
        let (count, next) = (Int(count), Int(next))
        func lanes(_ ends: UnsafeMutableBufferPointer<Double>) -> Int32 {
            var lanes = LaneEnds(ends: ends, next: next)
            body(&lanes)
            return Int32(lanes.next)
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
