import Foundation

/// The motion of a scroll view along one axis, from one offset to another.
struct AxisMotion {
    private enum Course {
        /// A deceleration. The rate is the fraction of the velocity that remains after a millisecond.
        case glide(rate: Double)
        /// An animation, with its duration in seconds.
        case ease(duration: TimeInterval)
        /// A spring that pulls the content back to its end. The initial velocity is in points per second.
        case spring(velocity: CGFloat)
    }

    private var start: CGFloat
    private(set) var target: CGFloat
    private var begin: TimeInterval
    private var course: Course

    init(from start: CGFloat, to target: CGFloat, pace: ScrollMotion.Pace, at time: TimeInterval) {
        (self.start, self.target, begin) = (start, target, time)
        course =
            switch pace {
            // A rate must not be negative, and at 1 the motion would never end.
            case .deceleration(let rate), .gliding(let rate): .glide(rate: min(max(rate, 0), 0.9999))
            case .animation(let duration): .ease(duration: duration)
            }
    }

    /// The remaining distance at which a decelerating motion ends, in points.
    private static let arrival: CGFloat = 0.25

    /// The angular frequency of the spring at the ends of the content, in radians per second.
    ///
    /// Content that arrives at 2000 points per second overshoots by 61 points and is back after 0.7 seconds.
    private static let springFrequency: CGFloat = 12

    func position(at time: TimeInterval) -> CGFloat { isOver(at: time) ? target : freePosition(at: time) }

    func isOver(at time: TimeInterval) -> Bool {
        switch course {
        case .glide: return !(abs(freePosition(at: time) - target) > Self.arrival)
        case .ease(let duration): return time >= begin + duration
        case .spring(let velocity):
            let (distance, frequency) = (start - target, Self.springFrequency)
            // Content near the target may still move away until it has turned back, unless its farthest point is also near.
            let farthest = abs(distance) + abs(velocity + frequency * distance) / (frequency * M_E)
            let hasTurned = (time - begin) * frequency >= 1
            return (hasTurned || farthest <= Self.arrival) && abs(freePosition(at: time) - target) <= Self.arrival
        }
    }

    private func freePosition(at time: TimeInterval) -> CGFloat {
        let (distance, seconds) = (start - target, time - begin)
        switch course {
        case .glide(let rate): return target + distance * pow(rate, seconds * 1000)
        case .ease(let duration):
            return target + distance * (1 - TimingCurve.easeInOut.progress(at: seconds / duration))
        case .spring(let velocity):
            let frequency = Self.springFrequency
            // Critically damped, so that the content comes back without oscillating.
            return target + (distance + (velocity + frequency * distance) * seconds) * exp(-frequency * seconds)
        }
    }

    /// Shifts the motion with content that has been moved.
    mutating func shift(by distance: CGFloat) {
        start += distance
        target += distance
    }

    /// Replaces a deceleration with a spring if the content has passed its end.
    ///
    /// - Parameter room: The approximate limit of the distance beyond the end, in points. If 0, the content stops at its end.
    mutating func bounce(in range: ClosedRange<CGFloat>, room: CGFloat, at time: TimeInterval) {
        guard case .glide(let rate) = course else { return }
        let end = min(max(target, range.lowerBound), range.upperBound)
        let position = freePosition(at: time)
        guard target > end ? position >= end : target < end && position <= end else { return }
        let decay = -1000 * log(rate)
        if target > end ? start < end : start > end {
            begin += log((start - target) / (end - target)) / decay
            start = end
        } else {
            (begin, start) = (time, position)
        }
        let greatest = max(0, room - abs(start - end)) * Self.springFrequency * M_E
        let velocity = min(max((target - start) * decay, -greatest), greatest)
        (target, course) = (end, .spring(velocity: velocity))
    }
}
