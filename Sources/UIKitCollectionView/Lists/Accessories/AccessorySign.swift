import Foundation

/// The lines of a standard accessory, and the circle around them, in points.
struct AccessorySign {
    var size: CGSize
    /// The strokes. Each is a list of connected points.
    var lines: [[CGPoint]] = []
    var lineWidth: CGFloat = 2
    /// Whether a circle fills the size.
    var hasCircle = false
    /// Whether it points in the reading direction, and is mirrored in right-to-left layouts.
    var pointsOnward = false

    private static let circle = CGSize(width: 22, height: 22)

    private static func circled(_ lines: [[CGPoint]]) -> AccessorySign {
        AccessorySign(size: circle, lines: lines, hasCircle: true)
    }

    static let chevron = AccessorySign(
        size: CGSize(width: 8, height: 14),
        lines: [[CGPoint(x: 1, y: 1), CGPoint(x: 7, y: 7), CGPoint(x: 1, y: 13)]], pointsOnward: true)
    static let check = AccessorySign(
        size: CGSize(width: 15, height: 14),
        lines: [[CGPoint(x: 1, y: 8), CGPoint(x: 5, y: 13), CGPoint(x: 14, y: 1)]])
    static let minus = circled([[CGPoint(x: 6, y: 11), CGPoint(x: 16, y: 11)]])
    static let plus = circled([
        [CGPoint(x: 6, y: 11), CGPoint(x: 16, y: 11)], [CGPoint(x: 11, y: 6), CGPoint(x: 11, y: 16)],
    ])
    static let emptyCircle = circled([])
    static let checkedCircle = circled([[CGPoint(x: 6, y: 11.5), CGPoint(x: 9.5, y: 15), CGPoint(x: 16, y: 7)]])
    static let information = circled([
        [CGPoint(x: 11, y: 6), CGPoint(x: 11, y: 7)], [CGPoint(x: 11, y: 10), CGPoint(x: 11, y: 16)],
    ])
    static let grip = AccessorySign(
        size: CGSize(width: 22, height: 13),
        lines: [1, 6.5, 12].map { [CGPoint(x: 1, y: $0), CGPoint(x: 21, y: $0)] }, lineWidth: 1.5)

    @MainActor var path: CGPath {
        let path = UIBezierPath()
        for line in lines {
            for (index, point) in line.enumerated() {
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
        }
        return path.cgPath
    }
}
