import CollectionView
import Testing

/// The bounce of content that is flung into its end.
@Suite @MainActor struct ScrollBounceTests {
    /// Returns a view of 200 points with content of 1,000, scrolled to 100 points before the end.
    private func makeScrollView() -> (UIScrollView, ScrollRecorder) {
        let (view, recorder) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200)), ScrollRecorder())
        view.contentSize = CGSize(width: 100, height: 1000)
        view.contentOffset.y = 700
        view.layoutIfNeeded()
        view.delegate = recorder
        return (view, recorder)
    }

    private func fling(_ view: UIScrollView, velocity: CGFloat) {
        view.beginDragging()
        view.drag(by: CGVector(dx: 0, dy: velocity.sign == .minus ? -1 : 1))
        view.endDragging(withVelocity: CGPoint(x: 0, y: velocity))
    }

    /// A fling that reaches the end must move as in endless content until then. It must go on at its speed beyond the
    /// end, and come back once.
    @Test func aFlingRunsIntoTheEndAndBounces() {
        for seed in 0..<100 {
            var random = SplitMix64(seed: seed)
            let clock = AnimationClock.startAfresh()
            let (view, recorder) = makeScrollView()
            let isBackward = Bool.random(using: &random)
            view.contentOffset.y = isBackward ? random.distance(1...100) : 800 - random.distance(1...100)
            let velocity = random.distance(0.5...6) * (isBackward ? -1 : 1)
            let (end, sign): (CGFloat, CGFloat) = isBackward ? (0, -1) : (800, 1)
            fling(view, velocity: velocity)
            #expect(recorder.proposed?.y == end, "seed \(seed): what is proposed is in the content")
            let start = view.contentOffset.y
            var offsets = [start]
            while view.isDecelerating {
                clock.advanceOnePicture(by: 1 / 240)
                offsets.append(view.contentOffset.y)
            }
            // Until the end, the content decelerates freely.
            let reach = velocity * 0.998 / 0.002
            let inside = offsets.enumerated().prefix { ($0.element - end) * sign < 0 }
            for (picture, offset) in inside {
                let free = start + reach * (1 - pow(0.998, Double(picture) / 240 * 1000))
                #expect(abs(offset - free) < 1e-6, "seed \(seed)")
            }
            let beyond = offsets.map { ($0 - end) * sign }
            let farthest = beyond.max() ?? 0
            #expect(farthest > 5 && farthest < 200, "seed \(seed): \(farthest)")
            #expect(offsets.last == end && recorder.events.last == "stopped", "seed \(seed)")
            // No step may be larger than the first one, so that nothing jumps.
            let steps = zip(offsets, offsets.dropFirst()).map { ($1 - $0) * sign }
            #expect(zip(steps, steps.dropFirst()).allSatisfy { $1 - $0 < 1e-6 || $0 < 0.5 }, "seed \(seed)")
            #expect(steps.allSatisfy { abs($0) <= steps[0] + 1e-6 }, "seed \(seed)")
            #expect(beyond.drop { $0 < farthest }.allSatisfy { $0 >= 0 }, "seed \(seed): it comes back once")
        }
    }

    /// Every display must show a fling and its bounce at the same offsets at the same times.
    @Test(arguments: [60, 75, 120, 144] as [Double])
    func aFlingAndItsBounceAreAlikeAtEveryRate(rate: Double) {
        func offsets(every interval: TimeInterval, velocity: CGFloat) -> [CGFloat] {
            let clock = AnimationClock.startAfresh()
            let (view, _) = makeScrollView()
            fling(view, velocity: velocity)
            var offsets: [CGFloat] = []
            while clock.now < 4 {
                offsets.append(view.contentOffset.y)
                clock.advanceOnePicture(by: interval)
            }
            return offsets
        }
        // 3,600 Hz is a multiple of all rates.
        let ticks = Int(3600 / rate)
        for velocity in [3, 0.4, -0.3, -0.9, -5] as [CGFloat] {
            let (shown, fine) = (
                offsets(every: 1 / rate, velocity: velocity), offsets(every: 1 / 3600, velocity: velocity)
            )
            for (index, offset) in shown.enumerated() where index * ticks < fine.count {
                // A motion ends at the first tick within a quarter of a point.
                #expect(abs(offset - fine[index * ticks]) <= 0.25, "velocity \(velocity), tick \(index)")
            }
        }
    }

    @Test func withoutBouncingContentStopsAtTheEnd() {
        let clock = AnimationClock.startAfresh()
        let (view, recorder) = makeScrollView()
        view.bounces = false
        fling(view, velocity: 2)
        clock.advance(by: clock.frameInterval)
        #expect(view.contentOffset.y > 725, "it is not slowed down on its way")
        clock.advanceUntilIdle()
        #expect(recorder.offsets.allSatisfy { $0.y <= 800 } && view.contentOffset.y == 800)
        #expect(recorder.events.last == "stopped")
        fling(view, velocity: 2)
        #expect(!view.isDecelerating && recorder.events.last == "ended false")
    }

    @Test func contentPulledBeyondItsEndGoesOnAtTheFingersSpeed() {
        let clock = AnimationClock.startAfresh()
        let (view, _) = makeScrollView()
        view.contentOffset.y = 800
        view.beginDragging()
        view.drag(by: CGVector(dx: 0, dy: 40))
        let pulled = view.contentOffset.y
        view.endDragging(withVelocity: CGPoint(x: 0, y: 1))
        clock.advance(by: 0.01)
        #expect(view.contentOffset.y > pulled + 4 && view.contentOffset.y < pulled + 10)
        clock.advanceUntilIdle()
        #expect(view.contentOffset.y == 800)
    }

    @Test func theLastPageBounces() {
        let clock = AnimationClock.startAfresh()
        let (view, _) = makeScrollView()
        view.isPagingEnabled = true
        view.contentOffset.y = 800
        fling(view, velocity: 2)
        clock.advance(by: 0.05)
        #expect(view.contentOffset.y > 810)
        clock.advanceUntilIdle()
        #expect(view.contentOffset.y == 800)
    }

    /// Measuring may lengthen the content after the finger has let go.
    @Test func theEndIsWhereItIsWhenTheContentGetsThere() {
        let clock = AnimationClock.startAfresh()
        let (view, recorder) = makeScrollView()
        fling(view, velocity: 2)
        view.contentSize.height = 5000
        clock.advanceUntilIdle()
        #expect(abs(view.contentOffset.y - (701 + 998)) < 1e-6)
        #expect(recorder.offsets.map(\.y) == recorder.offsets.map(\.y).sorted())
    }

    @Test func aChosenRestingOffsetIsNotOvershot() {
        let clock = AnimationClock.startAfresh()
        let (view, recorder) = makeScrollView()
        recorder.target = CGPoint(x: 0, y: 790)
        fling(view, velocity: 5)
        clock.advanceUntilIdle()
        #expect(view.contentOffset.y == 790 && recorder.offsets.allSatisfy { $0.y <= 790 })
    }

    /// Measuring a cell must not stop the bounce.
    @Test func aListOfMeasuredCellsBounces() {
        let clock = AnimationClock.startAfresh()
        let stage = Stage(TextSource(count: 20), MeasuredRows())
        stage.view.keepsVisibleCellsInPlace = true
        stage.show()
        stage.view.contentOffset.y = 290
        stage.show()
        fling(stage.view, velocity: 2)
        var farthest: CGFloat = 0
        while stage.view.isDecelerating {
            clock.advanceOnePicture(by: 1 / 60)
            farthest = max(farthest, stage.view.contentOffset.y)
        }
        #expect(farthest > 320 && stage.view.contentOffset.y == 300)
    }

    @Test func contentBouncesAlongTheAxesAlongWhichItMay() {
        let clock = AnimationClock.startAfresh()
        let (view, _) = makeScrollView()
        view.bouncesVertically = false
        fling(view, velocity: 3)
        var most: CGFloat = 0
        while !clock.isIdle {
            clock.advanceOnePicture(by: 1 / 60)
            most = max(most, view.contentOffset.y)
        }
        #expect(most == 800 && view.contentOffset.y == 800)
        view.alwaysBounceHorizontal = true
        view.beginDragging()
        view.drag(by: CGVector(dx: 50, dy: 50))
        #expect(view.contentOffset.x > 0 && view.contentOffset.y == 800)
    }

    @Test func smallContentLiesWhereItIsAligned() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        view.contentSize = CGSize(width: 100, height: 80)
        view.contentInset.top = 20
        view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
        view.layoutIfNeeded()
        // Of the 100 points that remain, half are above the content and below the inset.
        #expect(view.contentOffset == CGPoint(x: 0, y: -70))
        view.contentSize.height = 1000
        view.contentOffset.y = 0
        view.layoutIfNeeded()
        #expect(view.contentOffset.y == 0, "content that is larger has no room")
    }
}
