import CollectionView
import Testing

@Suite @MainActor struct AnimationTests {
    @Test func theModelIsThereAtOnceAndTheLookFollows() throws {
        let clock = AnimationClock.startAfresh()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var finished: [Bool] = []
        UIView.animate(withDuration: 2, delay: 1, options: .curveLinear) {
            view.frame = CGRect(x: 100, y: 0, width: 30, height: 10)
            view.alpha = 0
            view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        } completion: {
            finished.append($0)
        }
        #expect(view.frame.minX == 100 && view.alpha == 0)
        func seen() throws -> CALayer { try #require(view.layer.presentation()) }
        #expect(try seen().frame == CGRect(x: 0, y: 0, width: 10, height: 10))
        clock.advance(by: 1)
        #expect(try seen().opacity == 1)
        clock.advance(by: 1)
        #expect(try seen().frame == CGRect(x: 50, y: 0, width: 20, height: 10))
        #expect(try seen().opacity == 0.5)
        #expect(try seen().backgroundColor == CGColor(red: 0.5, green: 0, blue: 0, alpha: 0.5))
        #expect(finished.isEmpty)
        clock.advance(by: 1)
        #expect(try seen().frame == view.frame && finished == [true] && clock.isIdle)
    }

    @Test func animationsThatOverlapAddUpWithoutAJump() throws {
        let clock = AnimationClock.startAfresh()
        let view = UIView()
        for seed in 0..<50 {
            var random = SplitMix64(seed: seed)
            let before = try #require(view.layer.presentation()).position
            UIView.animate(withDuration: random.distance(0.25...2)) { view.center = .random(&random) }
            let after = try #require(view.layer.presentation()).position
            #expect(after.isNear(before), "seed \(seed)")
            clock.advance(by: random.distance(0...0.5))
        }
        clock.advance(by: 2)
        #expect(view.layer.presentation()?.position == view.center)
    }

    @Test func changesOutsideOfTheBlockAreNotAnimated() {
        AnimationClock.startAfresh()
        let view = UIView()
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { view.center.x = 10 }
            view.center.y = 10
        }
        view.alpha = 0.5
        #expect(view.layer.presentation()?.position == CGPoint(x: 10, y: 0))
        #expect(view.layer.presentation()?.opacity == 0.5)
    }

    @Test func layoutInABlockIsAnimated() {
        let clock = AnimationClock.startAfresh()
        final class Parent: UIView {
            override func layoutSubviews() { subviews[0].frame = bounds }
        }
        let (parent, child) = (Parent(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        parent.addSubview(child)
        parent.layoutIfNeeded()
        parent.bounds.size.width = 200
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { parent.layoutIfNeeded() }
        clock.advance(by: 0.5)
        #expect(child.layer.presentation()?.bounds.width == 150 && child.bounds.width == 200)
    }

    @Test func aBlockInABlockTakesAsLongAsTheOuterOne() {
        let clock = AnimationClock.startAfresh()
        let view = UIView()
        UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) {
            UIView.animate(withDuration: 1) { view.center.x = 8 }
            #expect(UIView.inheritedAnimationDuration == 4)
        }
        clock.advance(by: 1)
        #expect(view.layer.presentation()?.position.x == 2)
    }

    @Test func curvesBeginAtTheBeginningAndEndAtTheEnd() {
        let clock = AnimationClock.startAfresh()
        let options: [UIView.AnimationOptions] = [.curveEaseIn, .curveEaseOut, .curveEaseInOut, .curveLinear]
        let halfway = options.map { option in
            let view = UIView()
            UIView.animate(withDuration: 1, delay: 0, options: option) { view.center.x = 1 }
            #expect(view.layer.presentation()?.position.x == 0)
            clock.advance(by: 0.5)
            let position = view.layer.presentation()?.position.x ?? .nan
            clock.advance(by: 0.5)
            #expect(view.layer.presentation()?.position.x == 1)
            return position
        }
        #expect(halfway[0] < 0.4 && halfway[1] > 0.6 && abs(halfway[2] - 0.5) < 1e-6 && halfway[3] == 0.5)
    }

    @Test func aSpringOvershootsIfItIsLetTo() {
        let clock = AnimationClock.startAfresh()
        func greatest(damping: CGFloat) -> CGFloat {
            let view = UIView()
            UIView.animate(
                withDuration: 1, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0,
                animations: { view.center.x = 1 })
            var greatest: CGFloat = 0
            for _ in 0..<100 {
                clock.advance(by: 0.01)
                greatest = max(greatest, view.layer.presentation()?.position.x ?? .nan)
            }
            #expect(view.layer.presentation()?.position.x == 1)
            return greatest
        }
        #expect(greatest(damping: 0.5) > 1.1)
        #expect(greatest(damping: 1) <= 1)
    }

    @Test func completionsComeInTheOrderOfTime() {
        let clock = AnimationClock.startAfresh()
        var order: [String] = []
        UIView.animate(withDuration: 0.3, animations: {}, completion: { _ in order.append("0.3") })
        UIView.animate(
            withDuration: 0.1, animations: {},
            completion: { _ in
                order.append("0.1")
                UIView.animate(withDuration: 0.1, animations: {}, completion: { _ in order.append("0.2") })
            })
        UIView.animate(withDuration: 0, animations: {}, completion: { _ in order.append("0") })
        #expect(order.isEmpty)
        clock.advance(by: 0)
        #expect(order == ["0"])
        clock.advance(by: 1)
        #expect(order == ["0", "0.1", "0.2", "0.3"])
    }

    @Test func aRepeatedAnimationGoesOnForEver() {
        let clock = AnimationClock.startAfresh()
        let view = UIView()
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) { view.center.x = 4 }
        clock.advance(by: 100.25)
        #expect(view.layer.presentation().map { abs($0.position.x - 1) < 1e-9 } == true)
        clock.advance(by: 1)
        #expect(view.layer.presentation().map { abs($0.position.x - 3) < 1e-9 } == true)
        view.layer.removeAllAnimations()
        #expect(view.layer.presentation()?.position.x == 4)
    }

    @Test func aDisplayLinkIsCalledForEveryPicture() {
        let clock = AnimationClock.startAfresh()
        var times: [Double] = []
        clock.frameInterval = 0.25
        let link = CADisplayLink { times.append($0.timestamp) }
        clock.advance(by: 0.5)
        clock.advance(by: 0.5)
        #expect(times == [0.25, 0.5, 0.75, 1])
        link.isPaused = true
        clock.advance(by: 1)
        link.isPaused = false
        clock.advance(by: 0.25)
        #expect(times == [0.25, 0.5, 0.75, 1, 2.25])
        link.invalidate()
        clock.advance(by: 1)
        #expect(times.count == 5 && clock.isIdle)
    }

    @Test func visibleWindowsAreLaidOutBeforeAPicture() {
        let clock = AnimationClock.startAfresh()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let view = ViewHierarchyTests.Witness(frame: window.bounds)
        window.addSubview(view)
        window.makeKeyAndVisible()
        view.events = []
        clock.advance(by: 0)
        #expect(view.events == ["layout 10"])
        window.isHidden = true
        view.setNeedsLayout()
        clock.advance(by: 1)
        #expect(view.events == ["layout 10"])
    }

    @Test func timeThatIsNoneDoesNotPass() {
        let clock = AnimationClock.startAfresh()
        clock.advance(by: .nan)
        clock.advance(by: -1)
        clock.advance(by: .infinity)
        #expect(clock.now == 0)
        clock.frameInterval = 0
        var calls = 0
        let link = CADisplayLink { _ in calls += 1 }
        clock.advance(by: 0.005)
        #expect(calls == 5)
        link.invalidate()
    }

    @Test func keyframesAnimateInTheirShareOfTheTime() {
        AnimationClock.current = AnimationClock()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var isDone = false
        UIView.animateKeyframes(
            withDuration: 1, delay: 0,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x += 100 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
            }, completion: { isDone = $0 })
        AnimationClock.current.advance(by: 0.25)
        #expect(view.layer.presentation()?.position.x == 55 && view.layer.presentation()?.opacity == 1)
        AnimationClock.current.advance(by: 0.5)
        #expect(view.layer.presentation()?.position.x == 105 && view.layer.presentation()?.opacity == 0.5)
        AnimationClock.current.advance(by: 0.26)
        #expect(isDone)
    }
}
