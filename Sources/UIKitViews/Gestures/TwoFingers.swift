import Foundation

/// The line between two fingers, which measures pinches and rotations.
@MainActor struct TwoFingers {
    private var line: CGVector?
    private var time: TimeInterval = 0

    /// Starts measuring at the current positions of the fingers.
    ///
    /// - Returns: Whether there are two fingers.
    mutating func begin(_ touches: [UITouch], at time: TimeInterval) -> Bool {
        line = Self.line(touches)
        self.time = time
        return line != nil
    }

    /// Returns the change of the distance between the fingers since the beginning, in points.
    func spread(_ touches: [UITouch]) -> CGFloat {
        guard let line, let new = Self.line(touches) else { return 0 }
        return abs(new.length - line.length)
    }

    /// Returns the angle by which the line has turned since the beginning, in radians, from -π to π.
    func turn(_ touches: [UITouch]) -> CGFloat {
        guard let line, let new = Self.line(touches) else { return 0 }
        return atan2(line.dx * new.dy - line.dy * new.dx, line.dx * new.dx + line.dy * new.dy)
    }

    /// Moves the line to the current positions of the fingers.
    ///
    /// - Returns: The change since the last call. Nil if there are not two fingers, or both are at the same point.
    mutating func move(
        _ touches: [UITouch], at time: TimeInterval
    ) -> (scale: CGFloat, angle: CGFloat, seconds: TimeInterval)? {
        guard let old = line, let new = Self.line(touches), old.length > 0, new.length > 0 else { return nil }
        defer { (line, self.time) = (new, time) }
        return (new.length / old.length, turn(touches), time - self.time)
    }

    private static func line(_ touches: [UITouch]) -> CGVector? {
        touches.count == 2 ? touches[1].sample.point - touches[0].sample.point : nil
    }
}
