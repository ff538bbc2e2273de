import Foundation

/// Where a finger was in the last moments, to tell how fast it is.
struct TouchTrail {
    /// How far back it looks, and after which time a finger that has not moved stands still, in seconds.
    private static let length: TimeInterval = 0.06
    private static let rest: TimeInterval = 0.08

    private var points: [(point: CGPoint, time: TimeInterval)] = []

    mutating func add(_ point: CGPoint, at time: TimeInterval) {
        // Two reports of one instant are one place, the later.
        if let last = points.last, last.time >= time { points.removeLast() }
        points.append((point, time))
        // One point before the span stays, to know where it was at its beginning.
        while points.count > 2, points[1].time <= time - Self.length { points.removeFirst() }
    }

    /// In points per second.
    func velocity(at time: TimeInterval) -> CGPoint {
        guard let first = points.first, let last = points.last, last.time > first.time, time - last.time < Self.rest
        else {
            return .zero
        }
        let begin = max(first.time, last.time - Self.length)
        // Where it was in between, it was on its way from the first to the next point.
        let share = CGFloat((begin - first.time) / (points[1].time - first.time))
        let start = first.point + (points[1].point - first.point) * share
        let (way, seconds) = (last.point - start, CGFloat(last.time - begin))
        return CGPoint(x: way.dx / seconds, y: way.dy / seconds)
    }
}
