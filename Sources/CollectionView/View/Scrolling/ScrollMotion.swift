import Foundation

/// The way of a scroll view from one offset to another, as time goes by.
struct ScrollMotion {
    enum Pace {
        /// Loses speed at a rate per millisecond.
        case deceleration(rate: Double)
        /// Takes a given time, in seconds.
        case animation(duration: TimeInterval)
    }

    private(set) var start: CGPoint
    private(set) var target: CGPoint
    let pace: Pace
    private let begin: TimeInterval

    init(from start: CGPoint, to target: CGPoint, pace: Pace, at time: TimeInterval) {
        (self.start, self.target, self.pace, begin) = (start, target, pace, time)
    }

    /// What is left of the way when a motion that decelerates is over, in points.
    private static let arrival = 0.25

    func offset(at time: TimeInterval) -> CGPoint {
        guard !isOver(at: time) else { return target }
        let share = shareLeft(at: time)
        return CGPoint(x: target.x + (start.x - target.x) * share, y: target.y + (start.y - target.y) * share)
    }

    func isOver(at time: TimeInterval) -> Bool {
        switch pace {
        case .deceleration:
            let way = max(abs(target.x - start.x), abs(target.y - start.y))
            return !(way * shareLeft(at: time) > ScrollMotion.arrival)
        case .animation(let duration): return time >= begin + duration
        }
    }

    private func shareLeft(at time: TimeInterval) -> Double {
        switch pace {
        // Below 0 there is no rate, at 1 the motion would never end.
        case .deceleration(let rate): pow(min(max(rate, 0), 0.9999), (time - begin) * 1000)
        case .animation(let duration): 1 - AnimationCurve.easeInOut.progress(at: (time - begin) / duration)
        }
    }

    /// The same motion, over content that has been moved.
    mutating func shift(by distance: CGVector) {
        start = start + distance
        target = target + distance
    }

    /// Where a motion that decelerates from the given velocity, in points per millisecond, comes to rest.
    static func projectedOffset(from offset: CGPoint, velocity: CGPoint, rate: Double) -> CGPoint {
        let reach = rate / (1 - min(rate, 0.9999))
        return CGPoint(x: offset.x + velocity.x * reach, y: offset.y + velocity.y * reach)
    }
}
