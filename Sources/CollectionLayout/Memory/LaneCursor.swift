/// The ends of lanes that are filled from their starts: the cursor of a ``Waterfall``, and of layouts like it.
///
/// Up to eight lanes take no memory of their own, because a section stores a cursor for each block of items.
public struct LaneCursor: LayoutCursor {
    @usableFromInline typealias Few = (Double, Double, Double, Double, Double, Double, Double, Double)
    @usableFromInline static let mostInPlace = MemoryLayout<Few>.size / MemoryLayout<Double>.stride

    /// The end of the last item in each lane. For a lane without items, one spacing before the start.
    @usableFromInline var fewEnds: Few = (0, 0, 0, 0, 0, 0, 0, 0)
    /// The ends of more lanes than fit in place; nil for few lanes, because nil costs less to copy than an empty array.
    @usableFromInline var manyEnds: [Double]?
    /// The auto-placement cursor of CSS: the lane after the last item.
    @usableFromInline var next: Int32 = 0
    @usableFromInline let count: Int32

    /// Lanes without items.
    ///
    /// - Parameters:
    ///   - laneCount: the number of lanes, from 1 to ``LaneGrid/mostLanes``; others are cut to that.
    ///   - spacing: points between items. Lanes end that much before the start as long as they are empty.
    public init(laneCount: Int, spacing: Double) {
        count = Int32(max(1, min(laneCount, LaneGrid.mostLanes)))
        if count > Self.mostInPlace { manyEnds = [Double](repeating: 0, count: Int(count)) }
        shift(by: -spacing)
    }

    public var end: Double { withEnds { $0.dropFirst().reduce($0[0]) { $1 > $0 ? $1 : $0 } } }

    public func end(ofLane lane: Int) -> Double? { withEnds { $0.indices.contains(lane) ? $0[lane] : nil } }

    /// The end of the shortest lane.
    public var shortestEnd: Double { withEnds { $0.dropFirst().reduce($0[0]) { $1 < $0 ? $1 : $0 } } }

    public mutating func shift(by distance: Double) {
        withLanes { $0.shift(by: distance) }
    }

    public static func == (left: LaneCursor, right: LaneCursor) -> Bool {
        left.next == right.next && left.withEnds { left in right.withEnds { left.elementsEqual($0) } }
    }

    @inline(__always)  // Saves a call in each of the functions above.
    private func withEnds<Result>(_ body: (UnsafeBufferPointer<Double>) -> Result) -> Result {
        if let manyEnds { return manyEnds.withUnsafeBufferPointer(body) }
        return withUnsafeBytes(of: fewEnds) {
            body(UnsafeBufferPointer(rebasing: $0.assumingMemoryBound(to: Double.self)[..<Int(count)]))
        }
    }

    /// Calls `body` with the lanes, to be changed where they are, for many items at a time.
    @inlinable
    public mutating func withLanes(_ body: (inout LaneEnds) -> Void) {
        let (count, next) = (Int(count), Int(next))
        func lanes(_ ends: UnsafeMutableBufferPointer<Double>) -> Int32 {
            var lanes = LaneEnds(ends: ends, next: next)
            body(&lanes)
            return Int32(lanes.next)
        }
        self.next =
            manyEnds?.withUnsafeMutableBufferPointer { lanes($0) }
            ?? withUnsafeMutableBytes(of: &fewEnds) {
                lanes(UnsafeMutableBufferPointer(rebasing: $0.assumingMemoryBound(to: Double.self)[..<count]))
            }
    }
}
