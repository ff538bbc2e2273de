/// The ends of lanes: the cursor of a ``Waterfall``, and of similar layouts.
///
/// Up to eight lanes are stored inline, because a section stores a cursor for each block of items.
public struct LaneCursor: LayoutCursor {
    @usableFromInline typealias Few = (Double, Double, Double, Double, Double, Double, Double, Double)
    @usableFromInline static let inlineCapacity = MemoryLayout<Few>.size / MemoryLayout<Double>.stride

    /// The end of the last item in each lane. The end of an empty lane is one spacing before the start.
    @usableFromInline var fewEnds: Few = (0, 0, 0, 0, 0, 0, 0, 0)
    /// The ends of more than eight lanes; otherwise nil, which costs less to copy than an empty array.
    @usableFromInline var manyEnds: [Double]?
    /// The auto-placement cursor of CSS: the lane after the last item.
    @usableFromInline var next: Int32 = 0
    @usableFromInline let count: Int32

    /// Makes a cursor with empty lanes.
    ///
    /// - Parameters:
    ///   - laneCount: The number of lanes, clamped to 1…``LaneGrid/maximumLaneCount``.
    ///   - spacing: The distance between two items, in points. Empty lanes end at this distance before the start.
    public init(laneCount: Int, spacing: Double) {
        count = Int32(max(1, min(laneCount, LaneGrid.maximumLaneCount)))
        if count > Self.inlineCapacity { manyEnds = [Double](repeating: 0, count: Int(count)) }
        shift(by: -spacing)
    }

    public var end: Double { withEnds { $0.dropFirst().reduce($0[0]) { $1 > $0 ? $1 : $0 } } }

    @inlinable
    public func end(ofLane lane: Int) -> Double? {
        guard lane >= 0, lane < Int(count) else { return nil }
        if let manyEnds { return manyEnds[lane] }
        return withUnsafeBytes(of: fewEnds) { $0.assumingMemoryBound(to: Double.self)[lane] }
    }

    /// The end of the shortest lane, in points.
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

    /// Calls `body` with the lanes, which it can change in place for many items at a time.
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
