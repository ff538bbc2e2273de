import CollectionView
import Testing

@Suite @MainActor struct ViewGeometryTests {
    @Test func frameAndCenterAreOne() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        view.bounds.size = CGSize(width: 50, height: 30)
        #expect(view.frame == CGRect(x: 35, y: 30, width: 50, height: 30))
        view.bounds.origin = CGPoint(x: 7, y: 8)
        #expect(view.frame == CGRect(x: 35, y: 30, width: 50, height: 30))
        view.center.x += 10
        #expect(view.frame.minX == 45)
    }

    @Test func aTransformedFrameIsTheBoxAroundTheCenter() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
        #expect(view.center == CGPoint(x: 60, y: 45) && view.bounds.size == CGSize(width: 100, height: 50))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(view.frame.isNear(CGRect(x: 35, y: -5, width: 50, height: 100)))
        view.transform3D = CATransform3DMakeTranslation(5, 6, 7)
        #expect(view.transform == .identity, "it leaves the plane")
        #expect(view.frame == CGRect(x: 15, y: 26, width: 100, height: 50))
    }

    @Test func theAnchorIsThePlaceAboutWhichItTurns() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.layer.anchorPoint = .zero
        #expect(view.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
        view.transform = CGAffineTransform(scaleX: 0.5, y: 2)
        #expect(view.frame == CGRect(x: 50, y: 25, width: 50, height: 100))
    }

    @Test func aFrameWrittenUnderATransformIsReadBack() {
        for seed in 0..<200 {
            var random = SplitMix64(seed: seed)
            let view = UIView(frame: .random(&random))
            view.transform = CGAffineTransform(scaleX: random.distance(0.5...2), y: random.distance(0.5...2))
            let frame = CGRect.random(&random)
            view.frame = frame
            #expect(view.frame.isNear(frame), "seed \(seed)")
        }
    }

    @Test func withoutAFittingSizeTheViewOnlyMoves() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.transform = CGAffineTransform(rotationAngle: .pi / 4)
        view.frame = CGRect(x: 100, y: 200, width: 10, height: 90)
        #expect(view.bounds.size == CGSize(width: 40, height: 40))
        #expect(view.frame.origin.isNear(CGPoint(x: 100, y: 200)))
    }

    @Test func pointsFindTheirWayThereAndBack() {
        for seed in 0..<100 {
            var random = SplitMix64(seed: seed)
            let root = UIView(frame: .random(&random))
            var leaves: [UIView] = []
            for _ in 0..<2 {
                var view = root
                for _ in 0..<3 {
                    let child = UIView(frame: .random(&random))
                    child.transform = .random(&random)
                    child.bounds.origin = .random(&random)
                    view.addSubview(child)
                    view = child
                }
                leaves.append(view)
            }
            let point = CGPoint.random(&random)
            let there = leaves[0].convert(point, to: leaves[1])
            #expect(leaves[1].convert(there, to: leaves[0]).isNear(point, within: 1e-4), "seed \(seed)")
            #expect(leaves[0].convert(there, from: leaves[1]).isNear(point, within: 1e-4), "seed \(seed)")
        }
    }

    @Test func conversionRespectsOffsetAndTransform() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
        let child = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        child.bounds.origin = CGPoint(x: 0, y: 10)
        root.addSubview(child)
        #expect(child.convert(CGPoint(x: 5, y: 15), to: root) == CGPoint(x: 105, y: 105))
        child.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(
            child.convert(CGRect(x: 0, y: 10, width: 50, height: 50), to: nil)
                == CGRect(x: 75, y: 75, width: 100, height: 100))
    }

    @Test func theTopmostViewIsHit() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (below, above) = (UIView(frame: root.bounds), UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 100)))
        root.addSubview(below)
        root.addSubview(above)
        #expect(root.hitTest(CGPoint(x: 60, y: 10), with: nil) === above)
        #expect(root.hitTest(CGPoint(x: 40, y: 10), with: nil) === below)
        #expect(root.hitTest(CGPoint(x: 140, y: 10), with: nil) == nil)
        above.isHidden = true
        #expect(root.hitTest(CGPoint(x: 60, y: 10), with: nil) === below)
        below.alpha = 0
        #expect(root.hitTest(CGPoint(x: 60, y: 10), with: nil) === root)
    }

    @Test func numbersThatAreNoneDoNoHarm() {
        let view = UIView(frame: CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: -5))
        view.transform = CGAffineTransform(scaleX: 0, y: .nan)
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        _ = view.convert(CGPoint(x: 1, y: 1), to: nil)
        view.layoutIfNeeded()
        view.transform = .identity
        view.center = .zero
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
}
