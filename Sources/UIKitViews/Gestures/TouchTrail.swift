import Foundation

/// The recent positions of a finger, from which its velocity is computed.
struct TouchTrail {
    /// The time span over which the velocity is measured, and the time without movement after which it is 0, in seconds.
    private static let length: TimeInterval = 0.06
    private static let rest: TimeInterval = 0.08

    private var points: [(point: CGPoint, time: TimeInterval)] = []

    mutating func add(_ point: CGPoint, at time: TimeInterval) {
        // The last of several positions at the same time counts.
        if let last = points.last, last.time >= time { points.removeLast() }
        points.append((point, time))
        // One earlier point is kept, to interpolate the position at the beginning of the time span.
        while points.count > 2, points[1].time <= time - Self.length { points.removeFirst() }
    }

    /// Returns the velocity, in points per second.
    func velocity(at time: TimeInterval) -> CGPoint {
        guard let first = points.first, let last = points.last, last.time > first.time, time - last.time < Self.rest
        else {
            return .zero
        }
        let begin = max(first.time, last.time - Self.length)
        let share = CGFloat((begin - first.time) / (points[1].time - first.time))
        let start = first.point + (points[1].point - first.point) * share
        let (way, seconds) = (last.point - start, CGFloat(last.time - begin))
        return CGPoint(x: way.dx / seconds, y: way.dy / seconds)
    }
}
