import Foundation

/// The motion of a scroll view from one offset to another.
struct ScrollMotion {
    enum Pace {
        /// A deceleration after a drag. The rate is the fraction of the velocity that remains after a millisecond.
        case deceleration(rate: Double)
        /// A deceleration after a wheel or key event, which the next event extends. The rate is the same as above.
        case gliding(rate: Double)
        /// An animation, with its duration in seconds.
        case animation(duration: TimeInterval)
    }

    let pace: Pace
    private var x: AxisMotion
    private var y: AxisMotion

    init(from start: CGPoint, to target: CGPoint, pace: Pace, at time: TimeInterval) {
        self.pace = pace
        x = AxisMotion(from: start.x, to: target.x, pace: pace, at: time)
        y = AxisMotion(from: start.y, to: target.y, pace: pace, at: time)
    }

    func offset(at time: TimeInterval) -> CGPoint { CGPoint(x: x.position(at: time), y: y.position(at: time)) }

    var target: CGPoint { CGPoint(x: x.target, y: y.target) }

    func isOver(at time: TimeInterval) -> Bool { x.isOver(at: time) && y.isOver(at: time) }

    /// Shifts the motion with content that has been moved.
    mutating func shift(by distance: CGVector) {
        x.shift(by: distance.dx)
        y.shift(by: distance.dy)
    }

    /// Replaces a deceleration with a spring along the axes in which the content has passed its end.
    ///
    /// - Parameter room: The approximate limits of the distance beyond the end, in points.
    mutating func bounce(in range: ScrollRange, room: CGSize, at time: TimeInterval) {
        x.bounce(in: range.least.x...range.greatest.x, room: room.width, at: time)
        y.bounce(in: range.least.y...range.greatest.y, room: room.height, at: time)
    }

    /// Returns the offset at which a deceleration comes to rest. The velocity is in points per millisecond.
    static func projectedOffset(from offset: CGPoint, velocity: CGPoint, rate: Double) -> CGPoint {
        let reach = rate / (1 - min(rate, 0.9999))
        return CGPoint(x: offset.x + velocity.x * reach, y: offset.y + velocity.y * reach)
    }
}
