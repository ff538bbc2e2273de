import Foundation

extension PathOutline {
    /// A straight line between two points.
    struct Segment {
        var start: CGPoint
        var end: CGPoint
    }

    /// The bounding box of the drawn path, without the control points of curves.
    var bounds: CGRect {
        var points: [CGPoint] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            points += element.extremes(from: current)
            if case .move(let end) = element { start = end }
            current = element.points.last ?? start
        }
        return CGRect(around: points)
    }

    /// Returns whether a point is inside the path or on its edge. Open subpaths count as closed.
    ///
    /// - Complexity: O(*e*) for *e* elements.
    func contains(_ point: CGPoint, isEvenOdd: Bool) -> Bool {
        // The members of Foundation's rectangles trap on NaN, so this compares numbers.
        let box = controlBounds
        let (start, size) = (box.origin, box.size)
        guard point.x >= start.x - 1, point.x <= start.x + size.width + 1 else { return false }
        guard point.y >= start.y - 1, point.y <= start.y + size.height + 1 else { return false }
        var winding = 0
        for segment in segments {
            if segment.touches(point) { return true }
            winding += segment.winding(around: point)
        }
        return isEvenOdd ? winding % 2 != 0 : winding != 0
    }

    /// All lines of the path, with those that close open subpaths.
    private var segments: [Segment] {
        subpaths.flatMap { subpath in
            guard let first = subpath.first, let last = subpath.last, first.start != last.end else { return subpath }
            return subpath + [Segment(start: last.end, end: first.start)]
        }
    }

    /// The lines of each subpath. Curves are approximated. Lines without length are left out.
    private var subpaths: [[Segment]] {
        var subpaths: [[Segment]] = [[]]
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func append(_ end: CGPoint) {
            if end != current { subpaths[subpaths.count - 1].append(Segment(start: current, end: end)) }
            current = end
        }
        for element in elements {
            switch element {
            case .move(let end):
                subpaths.append([])
                (start, current) = (end, end)
            case .close:
                append(start)
                subpaths.append([])
            default: element.flattened(from: current).forEach(append)
            }
        }
        return subpaths
    }

    /// Returns the part of the lines between two shares of their length, from 0 to 1.
    ///
    /// - Complexity: O(*e*) for *e* elements.
    func trimmed(from start: CGFloat, to end: CGFloat) -> PathOutline {
        let subpaths = subpaths
        let length = subpaths.joined().reduce(0) { $0 + $1.length }
        let (first, last) = (max(0, start) * length, min(1, end) * length)
        var (outline, passed) = (PathOutline(), CGFloat(0))
        for subpath in subpaths {
            var isOpen = false
            for segment in subpath {
                let (from, to) = (max(0, first - passed), min(segment.length, last - passed))
                passed += segment.length
                guard from < to else { continue }
                if !isOpen { outline.append(.move(to: segment.point(at: from))) }
                outline.append(.line(to: segment.point(at: to)))
                isOpen = true
            }
        }
        return outline
    }
}

extension PathOutline.Segment {
    var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

    /// Returns the point at a distance from the start, in points.
    func point(at distance: CGFloat) -> CGPoint {
        let share = distance / length
        return CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }

    func touches(_ point: CGPoint) -> Bool {
        let (way, toPoint) = (end - start, point - start)
        let length = (way.dx * way.dx + way.dy * way.dy).squareRoot()
        let along = (toPoint.dx * way.dx + toPoint.dy * way.dy) / length
        let aside = (toPoint.dx * way.dy - toPoint.dy * way.dx) / length
        return abs(aside) < 1e-9 * max(1, length) && along >= 0 && along <= length
    }

    /// Returns 1 if the segment crosses the horizontal ray to the right of the point toward greater y, -1 toward lesser y,
    /// and otherwise 0.
    ///
    /// An end on the ray counts as lesser y, so that no crossing at a corner counts twice.
    func winding(around point: CGPoint) -> Int {
        guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        guard x > point.x else { return 0 }
        return start.y < end.y ? 1 : -1
    }
}

extension PathElement {
    /// Returns the four points of the equivalent cubic curve. Returns nil if the element is not a curve.
    private func cubic(from start: CGPoint) -> [CGPoint]? {
        switch self {
        case .move, .line, .close: return nil
        case .curve(let end, let control1, let control2): return [start, control1, control2, end]
        case .quadCurve(let end, let control):
            func twoThirds(_ point: CGPoint) -> CGPoint {
                CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
            }
            return [start, twoThirds(start), twoThirds(end), end]
        }
    }

    /// Returns the ends of straight lines that approximate the element, with an error of at most a hundredth of a point.
    fileprivate func flattened(from start: CGPoint) -> [CGPoint] {
        guard let cubic = cubic(from: start) else { return points }
        // The second differences bound the distance between a curve and its chord (Wang, 1984).
        let bend = (0...1).map { index in
            let (before, after) = (cubic[index] - cubic[index + 1], cubic[index + 2] - cubic[index + 1])
            return hypot(before.dx + after.dx, before.dy + after.dy)
        }.max()!
        let count = (0.75 * bend / 0.01).squareRoot()
        guard count.isFinite else { return points.suffix(1) }
        let steps = Int(min(1000, max(1, count.rounded(.up))))
        return (1...steps).map { Self.point(of: cubic, at: CGFloat($0) / CGFloat(steps)) }
    }

    /// Returns the end of the element, and the points of a curve whose x or y is extreme.
    fileprivate func extremes(from start: CGPoint) -> [CGPoint] {
        guard let cubic = cubic(from: start) else { return points }
        let turns = [\CGPoint.x, \CGPoint.y].flatMap { axis -> [CGFloat] in
            let (p, q, r, s) = (
                cubic[0][keyPath: axis], cubic[1][keyPath: axis], cubic[2][keyPath: axis], cubic[3][keyPath: axis]
            )
            // The derivative, divided by three: a·t² + b·t + c.
            let (a, b, c) = (s - 3 * r + 3 * q - p, 2 * (r - 2 * q + p), q - p)
            guard abs(a) > 1e-12 else { return b == 0 ? [] : [-c / b] }
            let root = (b * b - 4 * a * c).squareRoot()
            return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
        }
        return turns.filter { $0 > 0 && $0 < 1 }.map { Self.point(of: cubic, at: $0) } + points.suffix(1)
    }

    private static func point(of cubic: [CGPoint], at t: CGFloat) -> CGPoint {
        let rest = 1 - t
        let weights = [rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t]
        return zip(cubic, weights).reduce(.zero) { sum, part in
            CGPoint(x: sum.x + part.0.x * part.1, y: sum.y + part.0.y * part.1)
        }
    }
}
