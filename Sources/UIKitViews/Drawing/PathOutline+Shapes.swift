import Foundation

extension PathOutline {
    init(rect: CGRect) {
        self.init()
        append(.move(to: CGPoint(x: rect.minX, y: rect.minY)))
        append(.line(to: CGPoint(x: rect.maxX, y: rect.minY)))
        append(.line(to: CGPoint(x: rect.maxX, y: rect.maxY)))
        append(.line(to: CGPoint(x: rect.minX, y: rect.maxY)))
        append(.close)
    }

    init(ovalIn rect: CGRect) {
        let placed = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        var circle = PathOutline()
        circle.appendArc(center: .zero, radius: 1, startAngle: 0, sweep: 2 * .pi)
        circle.append(.close)
        self = circle.applying(placed)
    }

    /// Creates a rectangle with some rounded corners.
    ///
    /// - Parameter radii: The radii of the corners. They are limited to half a side.
    init(rect: CGRect, rounding corners: UIRectCorner, radii: CGSize) {
        self.init()
        let width = max(0, min(radii.width, rect.width / 2))
        let height = max(0, min(radii.height, rect.height / 2))
        guard width > 0, height > 0 else {
            self = PathOutline(rect: rect)
            return
        }
        // Clockwise from the top left corner: the corner, the vector to the arc's center, and the angle at which the arc begins.
        let places: [(UIRectCorner, CGPoint, inward: CGVector, angle: CGFloat)] = [
            (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: width, dy: height), .pi),
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -width, dy: height), -.pi / 2),
            (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: -width, dy: -height), 0),
            (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: width, dy: -height), .pi / 2),
        ]
        for (corner, point, inward, angle) in places {
            guard corners.contains(corner) else {
                append(isEmpty ? .move(to: point) : .line(to: point))
                continue
            }
            let center = point + inward
            var arc = PathOutline()
            arc.appendArc(center: .zero, radius: 1, startAngle: angle, sweep: .pi / 2)
            connect(
                arc.applying(CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: center.x, ty: center.y)))
        }
        append(.close)
    }

    /// Appends another outline, with a straight line to its start.
    mutating func connect(_ other: PathOutline) {
        for element in other.elements {
            if case .move(let start) = element, currentPoint != nil {
                if currentPoint != start { append(.line(to: start)) }
            } else {
                append(element)
            }
        }
    }

    /// Appends an arc of a circle, after a straight line to its start if the path has a current point.
    ///
    /// - Parameter sweep: The angle from the start to the end, in radians. Positive angles go from the x axis to the y
    ///   axis.
    mutating func appendArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat) {
        guard radius >= 0, radius.isFinite, startAngle.isFinite, sweep.isFinite else { return }
        func point(_ angle: CGFloat, _ distance: CGFloat = 1, sideways: CGFloat = 0) -> CGPoint {
            CGPoint(
                x: center.x + radius * (distance * cos(angle) - sideways * sin(angle)),
                y: center.y + radius * (distance * sin(angle) + sideways * cos(angle)))
        }
        let start = point(startAngle)
        if currentPoint == nil { append(.move(to: start)) } else { append(.line(to: start)) }
        // A cubic curve approximates a quarter of a circle with an error of 1/3,700 of the radius.
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        let pull = 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let (from, to) = (startAngle + CGFloat(index) * step, startAngle + CGFloat(index + 1) * step)
            append(.curve(to: point(to), control1: point(from, sideways: pull), control2: point(to, sideways: -pull)))
        }
    }

    /// Returns the angle from one direction to another, at most a full turn.
    static func sweep(from start: CGFloat, to end: CGFloat, isPositive: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let way = isPositive ? end - start : start - end
        guard way.isFinite else { return 0 }
        let rest = way.truncatingRemainder(dividingBy: turn)
        let length = way >= turn ? turn : rest < 0 ? rest + turn : rest
        return isPositive ? length : -length
    }
}
