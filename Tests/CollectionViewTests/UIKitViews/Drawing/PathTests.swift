import CollectionView
import Testing

@Suite @MainActor struct PathTests {
    @Test func anOvalContainsWhatItsEquationSays() {
        for seed in 0..<30 {
            var random = SplitMix64(seed: seed)
            let rect = CGRect.random(&random)
            let oval = UIBezierPath(ovalIn: rect)
            #expect(oval.cgPath.boundingBoxOfPath.isNear(rect, within: 1e-6), "seed \(seed)")
            for _ in 0..<20 {
                let point = CGPoint(
                    x: rect.midX + random.distance(-1...1) * rect.width,
                    y: rect.midY + random.distance(-1...1) * rect.height)
                let (x, y) = ((point.x - rect.midX) * 2 / rect.width, (point.y - rect.midY) * 2 / rect.height)
                let radius = (x * x + y * y).squareRoot()
                // Four cubic curves are not exactly an ellipse, so that points near the edge are left out.
                guard abs(radius - 1) > 0.02 else { continue }
                #expect(oval.contains(point) == (radius < 1), "seed \(seed), \(point)")
            }
        }
    }

    @Test func containmentFollowsTransformsAndReversal() {
        for seed in 0..<30 {
            var random = SplitMix64(seed: seed)
            let rect = CGRect.random(&random)
            let path = UIBezierPath(
                roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
                cornerRadii: CGSize(width: rect.width / 3, height: rect.height / 4))
            let transform = CGAffineTransform.random(&random)
            let moved = path.copy() as! UIBezierPath
            moved.apply(transform)
            let back = path.reversing()
            for _ in 0..<20 {
                let point = CGPoint(
                    x: rect.midX + random.distance(-1...1) * rect.width,
                    y: rect.midY + random.distance(-1...1) * rect.height)
                let isInside = path.contains(point)
                #expect(moved.contains(point.applying(transform)) == isInside, "seed \(seed), \(point)")
                #expect(back.contains(point) == isInside, "seed \(seed), \(point)")
                #expect(isInside || !rect.insetBy(dx: rect.width / 3, dy: rect.height / 4).contains(point))
            }
        }
    }

    @Test func theEdgeIsInside() {
        let rect = CGPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40), transform: nil)
        for point in [CGPoint(x: 10, y: 20), CGPoint(x: 40, y: 60), CGPoint(x: 25, y: 20), CGPoint(x: 40, y: 33)] {
            #expect(rect.contains(point), "\(point)")
        }
        #expect(!rect.contains(CGPoint(x: 40.001, y: 33)))
        let slope = UIBezierPath()
        slope.move(to: .zero)
        slope.addLine(to: CGPoint(x: 90, y: 30))
        slope.addLine(to: CGPoint(x: 0, y: 30))
        #expect(slope.contains(CGPoint(x: 30, y: 10)))
        #expect(slope.contains(CGPoint(x: 1, y: 20)), "an open path is closed to be filled")
        #expect(!slope.contains(CGPoint(x: 30, y: 9)))
    }

    @Test func theFillRuleDecidesHoles() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 90, height: 90))
        let hole = UIBezierPath(rect: CGRect(x: 30, y: 30, width: 30, height: 30))
        path.append(hole)
        let center = CGPoint(x: 45, y: 45)
        #expect(path.contains(center))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(center))
        #expect(!path.cgPath.contains(center, using: .evenOdd))
        let other = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 90, height: 90))
        other.append(hole.reversing())
        #expect(!other.contains(center), "wound the other way round, it takes back what is around it")
    }

    @Test func arcsGoTheWayTheyAreTold() {
        let (center, half) = (CGPoint(x: 50, y: 50), CGFloat.pi)
        let lower = UIBezierPath(arcCenter: center, radius: 40, startAngle: 0, endAngle: half, clockwise: true)
        #expect(lower.cgPath.boundingBoxOfPath.isNear(CGRect(x: 10, y: 50, width: 80, height: 40)))
        #expect(lower.currentPoint.isNear(CGPoint(x: 10, y: 50)))
        let upper = UIBezierPath(arcCenter: center, radius: 40, startAngle: 0, endAngle: half, clockwise: false)
        #expect(upper.cgPath.boundingBoxOfPath.isNear(CGRect(x: 10, y: 10, width: 80, height: 40)))
        let full = UIBezierPath(
            arcCenter: center, radius: 40, startAngle: -half / 2, endAngle: 1.5 * half, clockwise: true)
        #expect(full.cgPath.boundingBoxOfPath.isNear(CGRect(x: 10, y: 10, width: 80, height: 80)))
        let path = CGMutablePath()
        path.addArc(center: center, radius: 40, startAngle: 0, endAngle: half, clockwise: true)
        #expect(path.boundingBoxOfPath == upper.cgPath.boundingBoxOfPath, "there the y axis goes up")
    }

    @Test func boundsCountControlPoints() {
        let curve = UIBezierPath()
        curve.move(to: .zero)
        curve.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 80))
        #expect(curve.bounds == CGRect(x: 0, y: 0, width: 100, height: 80))
        #expect(curve.cgPath.boundingBoxOfPath.isNear(CGRect(x: 0, y: 0, width: 100, height: 40)))
        #expect(UIBezierPath().bounds.isNull)
    }

    @Test func nothingBreaksOnAbsurdNumbers() {
        for value in [CGFloat.nan, .infinity, -.infinity, -5, 1e300] {
            let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: value, height: 10), cornerRadius: value)
            path.addArc(withCenter: .zero, radius: value, startAngle: value, endAngle: value, clockwise: true)
            path.addCurve(
                to: CGPoint(x: value, y: 1), controlPoint1: CGPoint(x: 1, y: value),
                controlPoint2: CGPoint(x: value, y: value))
            path.close()
            _ = (path.contains(.zero), path.bounds, path.reversing(), path.cgPath.boundingBoxOfPath)
        }
        let unstarted = UIBezierPath()
        unstarted.addLine(to: CGPoint(x: 1, y: 1))
        unstarted.close()
        #expect(unstarted.isEmpty)
    }

    @Test func pathsOfTheSameLinesAreEqual() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
        let copy = path.copy()
        #expect(copy == UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).cgPath)
        path.addLine(to: CGPoint(x: 9, y: 9))
        #expect(copy != path)
    }
}
