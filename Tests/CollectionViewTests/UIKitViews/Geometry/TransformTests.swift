import CollectionView
import LayoutModel
import Testing

@Suite struct TransformTests {
    @Test func rowsAreMultipliedFromTheLeft() {
        let t = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(t) == CGPoint(x: 12, y: 23))
        let u = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
        #expect(CGPoint(x: 1, y: 1).applying(u) == CGPoint(x: 22, y: 63))
        #expect(CGSize(width: 4, height: 5).applying(t) == CGSize(width: 8, height: 15))
        let quarter = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(CGPoint(x: 1, y: 0).applying(quarter).isNear(CGPoint(x: 0, y: 1)))
        #expect(
            CGRect(x: 0, y: 0, width: 4, height: 2).applying(quarter).isNear(CGRect(x: -2, y: 0, width: 2, height: 4)))
    }

    @Test func aTransformWithoutAnInverseIsItsOwn() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
        let flat3D = CATransform3DMakeScale(1, 0, 1)
        #expect(CATransform3DInvert(flat3D) == flat3D)
    }

    @Test func theInverseTakesEverythingBack() {
        for seed in 0..<200 {
            var random = SplitMix64(seed: seed)
            let t = CGAffineTransform.random(&random)
            let point = CGPoint.random(&random)
            #expect(point.applying(t).applying(t.inverted()).isNear(point), "seed \(seed)")
            let solid = CATransform3DRotate(CATransform3DMakeAffineTransform(t), 1, 0.3, 0.4, 0.5)
            let back = CATransform3DConcat(solid, CATransform3DInvert(solid))
            #expect(abs(back.m11 - 1) + abs(back.m22 - 1) + abs(back.m33 - 1) + abs(back.m41) < 1e-6, "seed \(seed)")
        }
    }

    @Test func thePlaneIsTheSameInSpace() {
        for seed in 0..<200 {
            var random = SplitMix64(seed: seed)
            let (one, other) = (CGAffineTransform.random(&random), CGAffineTransform.random(&random))
            let flat = one.concatenating(other)
            let solid = CATransform3DConcat(
                CATransform3DMakeAffineTransform(one), CATransform3DMakeAffineTransform(other))
            #expect(CATransform3DIsAffine(solid), "seed \(seed)")
            let point = CGPoint.random(&random)
            #expect(point.applying(flat).isNear(point.applying(CATransform3DGetAffineTransform(solid))), "seed \(seed)")
        }
    }

    @Test func perspectiveLeavesThePlane() {
        var t = CATransform3DIdentity
        t.m34 = -1 / 500
        #expect(CATransform3DIsIdentity(CATransform3DIdentity) && !CATransform3DIsIdentity(t))
        let turned = CATransform3DRotate(t, .pi / 3, 0, 1, 0)
        #expect(!CATransform3DIsAffine(turned))
        #expect(CATransform3DGetAffineTransform(turned) == .identity)
        // The right half turns away from the eye and looks smaller, as in CoreAnimation.
        #expect(abs(turned.m11 - 0.5) < 1e-9 && abs(turned.m14 - 0.5 * 3.0.squareRoot() / 500) < 1e-9)
    }

    @Test func aRotationAboutZIsThatOfThePlane() {
        let flat = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.7, 0, 0, 2))
        let expected = CGAffineTransform(rotationAngle: 0.7)
        #expect(
            abs(flat.a - expected.a) < 1e-12 && abs(flat.b - expected.b) < 1e-12 && abs(flat.c - expected.c) < 1e-12)
        #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    }

    @Test func insetsReachInward() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(
            rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                == CGRect(x: 12, y: 21, width: 94, height: 46))
    }

    @Test(arguments: 0..<50) func componentsMakeTheTransformThatTheyAreOf(seed: Int) {
        var random = SplitMix64(seed: seed)
        func number() -> CGFloat { CGFloat(random.distance(-3...3)) }
        let transform = CGAffineTransform(
            a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
        let again = CGAffineTransform(transform.decomposed())
        for (left, right) in [
            (transform.a, again.a), (transform.b, again.b), (transform.c, again.c), (transform.d, again.d),
            (transform.tx, again.tx), (transform.ty, again.ty),
        ] { #expect(abs(left - right) < 1e-9, "seed \(seed)") }
    }

    @Test func componentsAreThoseThatMadeTheTransform() {
        let parts = CGAffineTransformComponents(
            scale: CGSize(width: 2, height: -3), horizontalShear: 0.5, rotation: 0.7,
            translation: CGVector(dx: 4, dy: 5))
        let again = CGAffineTransform(parts).decomposed()
        #expect(abs(again.scale.width - 2) < 1e-9 && abs(again.scale.height + 3) < 1e-9)
        #expect(abs(again.horizontalShear - 0.5) < 1e-9 && abs(again.rotation - 0.7) < 1e-9)
        #expect(again.translation == parts.translation)
        #expect(CGAffineTransform(scaleX: 2, y: 3).decomposed().rotation == 0)
    }
}
