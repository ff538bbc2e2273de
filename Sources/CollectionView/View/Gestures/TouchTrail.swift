import Foundation

/// The finger's last positions, which determine its velocity.
struct TouchTrail {
    /// The observed time span, after which a finger that has not moved is still, in seconds.
    private static let length: TimeInterval = 0.06
    private static let rest: TimeInterval = 0.08

    private var points: [(point: CGPoint, time: TimeInterval)] = []

    mutating func add(_ point: CGPoint, at time: TimeInterval) {
        // Two reports of one instant are one place, the later.
        if let last = points.last, last.time >= time { points.removeLast() }
        points.append((point, time))
        // One point before the span is kept for the position at the span's beginning.
        while points.count > 2, points[1].time <= time - Self.length { points.removeFirst() }
    }

    /// Returns the velocity in points per second.
    func velocity(at time: TimeInterval) -> CGPoint {
        guard let first = points.first, let last = points.last, last.time > first.time, time - last.time < Self.rest
        else {
            return .zero
        }
        let begin = max(first.time, last.time - Self.length)
        // Interpolates the position between the first and the second point.
        let share = CGFloat((begin - first.time) / (points[1].time - first.time))
        let start = first.point + (points[1].point - first.point) * share
        let (way, seconds) = (last.point - start, CGFloat(last.time - begin))
        return CGPoint(x: way.dx / seconds, y: way.dy / seconds)
    }
}
