import CollectionView
import LayoutModel
import Testing

@_spi(Host) @testable import UIKitViews

@Suite @MainActor struct ZoomingTests {
    /// A picture of 400 × 800 points in a scroll view of 200 × 400, and a record of the delegate's calls.
    private final class Stage: UIScrollViewDelegate {
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let touches: TouchStage
        var calls: [String] = []
        var isZoomable = true

        init(_ scales: ClosedRange<CGFloat> = 0.5...4) {
            touches = TouchStage(scrollView)
            scrollView.addSubview(picture)
            scrollView.contentSize = picture.frame.size
            scrollView.delegate = self
            scrollView.contentInsetAdjustmentBehavior = .never
            (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (scales.lowerBound, scales.upperBound)
            scrollView.isMultipleTouchEnabled = true
            picture.isMultipleTouchEnabled = true
        }

        /// The point of the picture that is visible at a point of the scroll view.
        func content(at x: CGFloat, _ y: CGFloat) -> CGPoint {
            picture.convert(
                CGPoint(x: x + scrollView.contentOffset.x, y: y + scrollView.contentOffset.y), from: scrollView)
        }

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { isZoomable ? picture : nil }

        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
            calls.append("begin")
            #expect(view === picture)
        }

        func scrollViewDidZoom(_ scrollView: UIScrollView) {
            if calls.last != "zoom" { calls.append("zoom") }
        }

        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            calls.append("end \(scale)")
        }
    }

    private func areNear(_ left: CGPoint, _ right: CGPoint) -> Bool { left.distance(to: right) < 1e-6 }

    @Test func theMiddleStaysWhenTheScaleIsSet() {
        let stage = Stage()
        stage.scrollView.contentOffset = CGPoint(x: 100, y: 200)
        let middle = stage.content(at: 100, 200)
        stage.scrollView.zoomScale = 2
        #expect(stage.scrollView.zoomScale == 2 && stage.picture.frame == CGRect(x: 0, y: 0, width: 800, height: 1600))
        #expect(stage.scrollView.contentSize == CGSize(width: 800, height: 1600))
        #expect(areNear(stage.content(at: 100, 200), middle))
        #expect(stage.calls == ["zoom"])
    }

    @Test func theScaleStaysInItsLimitsAndTheContentInTheView() {
        let stage = Stage()
        stage.scrollView.zoomScale = 9
        #expect(stage.scrollView.zoomScale == 4)
        stage.scrollView.contentOffset = .zero
        stage.scrollView.zoomScale = 0.1
        #expect(stage.scrollView.zoomScale == 0.5 && stage.scrollView.contentOffset == .zero)
        stage.scrollView.zoomScale = .nan
        #expect(stage.scrollView.zoomScale == 0.5)
        stage.isZoomable = false
        stage.scrollView.zoomScale = 2
        #expect(stage.scrollView.zoomScale == 1 && stage.picture.frame.width == 200, "no view to zoom")
    }

    @Test func aRectangleIsZoomedToTheMiddle() {
        let stage = Stage()
        stage.scrollView.zoom(to: CGRect(x: 150, y: 300, width: 100, height: 100), animated: false)
        #expect(stage.scrollView.zoomScale == 2 && areNear(stage.content(at: 100, 200), CGPoint(x: 200, y: 350)))
        stage.scrollView.zoom(to: CGRect(x: 0, y: 0, width: 50, height: 50), animated: false)
        #expect(stage.scrollView.zoomScale == 4 && stage.scrollView.contentOffset == .zero, "the content ends there")
        stage.scrollView.zoom(to: .zero, animated: false)
        #expect(stage.scrollView.zoomScale == 4, "an empty rectangle has no scale")
    }

    @Test func animationsArriveAndTellWhen() {
        let stage = Stage()
        stage.scrollView.setZoomScale(3, animated: true)
        #expect(stage.scrollView.zoomScale == 1 && stage.scrollView.isZoomAnimating)
        stage.touches.clock.advance(by: 0.15)
        #expect(stage.scrollView.zoomScale > 1 && stage.scrollView.zoomScale < 3)
        stage.touches.clock.advance(by: 0.3)
        #expect(stage.scrollView.zoomScale == 3 && !stage.scrollView.isZoomAnimating && stage.touches.clock.isIdle)
        #expect(stage.calls == ["begin", "zoom", "end 3.0"])
        stage.scrollView.setZoomScale(1, animated: true)
        stage.touches.clock.advance(by: 0.1)
        stage.scrollView.stopScrollingAndZooming()
        let stopped = stage.scrollView.zoomScale
        #expect(stopped > 1 && stopped < 3 && !stage.scrollView.isZoomAnimating && stage.touches.clock.isIdle)
        stage.scrollView.setZoomScale(1, animated: true)
        stage.scrollView.zoomScale = 2
        stage.touches.clock.advance(by: 1)
        #expect(stage.scrollView.zoomScale == 2, "a scale that is set replaces the animation")
    }

    @Test func fingersKeepTheContentBetweenThem() {
        let stage = Stage()
        stage.scrollView.contentOffset = CGPoint(x: 50, y: 100)
        #expect(stage.scrollView.pinchGestureRecognizer != nil)
        stage.touches.down(80, 100)
        stage.touches.down(120, 100, finger: 1)
        stage.touches.place(130, 100, finger: 1)
        #expect(stage.scrollView.isZooming)
        let between = stage.content(at: 105, 100)
        stage.touches.place(180, 100, finger: 1)
        #expect(stage.scrollView.zoomScale == 2)
        #expect(areNear(stage.content(at: 130, 100), between))
        stage.touches.place(60, 140)
        stage.touches.place(160, 140, finger: 1)
        #expect(areNear(stage.content(at: 110, 140), between), "the content follows both fingers")
        stage.touches.up()
        stage.touches.up(finger: 1)
        stage.touches.clock.advance(by: 1)
        #expect(stage.scrollView.zoomScale == 2 && !stage.scrollView.isZooming)
        #expect(stage.calls == ["begin", "zoom", "end 2.0"])
    }

    @Test func contentReturnsFromBeyondTheLimits() {
        let stage = Stage(1...2)
        stage.touches.down(80, 100)
        stage.touches.down(120, 100, finger: 1)
        stage.touches.place(130, 100, finger: 1)
        stage.touches.place(199, 100, finger: 1)
        stage.touches.place(2, 100)
        #expect(stage.scrollView.zoomScale > 2 && stage.scrollView.zoomScale < 3, "with resistance")
        stage.touches.up()
        stage.touches.up(finger: 1)
        #expect(stage.scrollView.isZoomBouncing)
        stage.touches.clock.advance(by: 1)
        #expect(stage.scrollView.zoomScale == 2 && !stage.scrollView.isZoomBouncing && stage.calls.last == "end 2.0")
        stage.scrollView.bouncesZoom = false
        stage.touches.down(80, 100)
        stage.touches.down(120, 100, finger: 1)
        stage.touches.place(130, 100, finger: 1)
        stage.touches.place(190, 100, finger: 1)
        #expect(stage.scrollView.zoomScale == 2)
        stage.touches.cancel()
        stage.touches.clock.advance(by: 1)
        #expect(!stage.scrollView.isZooming && stage.touches.clock.isIdle)
    }

    @Test func withoutLimitsFingersOnlyScroll() {
        let stage = Stage(1...1)
        #expect(stage.scrollView.pinchGestureRecognizer == nil)
        stage.touches.down(80, 100)
        stage.touches.down(120, 100, finger: 1)
        stage.touches.place(190, 100, finger: 1)
        stage.touches.up(finger: 1)
        stage.touches.up()
        #expect(stage.scrollView.zoomScale == 1 && stage.calls.isEmpty)
    }

    /// Whatever fingers and calls do, the content comes to rest within the limits and in the view.
    @Test(arguments: 0..<60) func zoomingComesToRestWithinItsLimits(seed: Int) {
        var random = SplitMix64(seed: seed)
        let stage = Stage(0.5...3)
        for _ in 0..<40 {
            let (x, y) = (random.distance(5...195), random.distance(5...395))
            switch Int.random(in: 0..<9, using: &random) {
            case 0, 1: stage.touches.down(x, y, finger: Int.random(in: 0...1, using: &random))
            case 2, 3, 4: stage.touches.place(x, y, finger: Int.random(in: 0...1, using: &random))
            case 5: stage.touches.up(finger: Int.random(in: 0...1, using: &random))
            case 6: stage.scrollView.setZoomScale(random.distance(0...4), animated: Bool.random(using: &random))
            case 7: stage.touches.clock.advance(by: random.distance(0...0.4))
            default:
                stage.scrollView.zoom(
                    to: CGRect(x: x, y: y, width: y, height: x), animated: Bool.random(using: &random))
            }
        }
        stage.touches.cancel()
        stage.touches.cancel(finger: 1)
        stage.touches.clock.advance(by: 5)
        stage.scrollView.layoutIfNeeded()
        let (view, scale) = (stage.scrollView, stage.scrollView.zoomScale)
        #expect(scale >= 0.5 && scale <= 3, "seed \(seed)")
        // Offsets are whole pixels, and the ends of the range are not.
        #expect(view.range.clamp(view.contentOffset).distance(to: view.contentOffset) < 1, "seed \(seed)")
        #expect(abs(stage.picture.frame.width - 400 * scale) < 1e-6 && abs(view.contentSize.width - 400 * scale) < 1e-6)
        #expect(!view.isZooming && stage.touches.clock.isIdle, "seed \(seed)")
    }
}
