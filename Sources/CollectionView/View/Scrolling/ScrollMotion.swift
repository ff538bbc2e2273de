import Foundation

/// The way of a scroll view from one offset to another, as time goes by.
struct ScrollMotion {
    enum Pace {
        /// Loses speed at a rate per millisecond.
        case deceleration(rate: Double)
        /// Loses speed at a rate per millisecond, on a way that can be extended. It does not go beyond the content.
        case gliding(rate: Double)
        /// Takes a given time, in seconds.
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

    /// The same motion, over content that has been moved.
    mutating func shift(by distance: CGVector) {
        x.shift(by: distance.dx)
        y.shift(by: distance.dy)
    }

    /// Lets a deceleration that has passed the end of the content come back.
    ///
    /// - Parameter room: The greatest distances beyond the end.
    mutating func bounce(in range: ScrollRange, room: CGSize, at time: TimeInterval) {
        x.bounce(in: range.least.x...range.greatest.x, room: room.width, at: time)
        y.bounce(in: range.least.y...range.greatest.y, room: room.height, at: time)
    }

    /// Returns the offset at which a motion with a velocity, in points per millisecond, comes to rest.
    static func projectedOffset(from offset: CGPoint, velocity: CGPoint, rate: Double) -> CGPoint {
        let reach = rate / (1 - min(rate, 0.9999))
        return CGPoint(x: offset.x + velocity.x * reach, y: offset.y + velocity.y * reach)
    }
}
