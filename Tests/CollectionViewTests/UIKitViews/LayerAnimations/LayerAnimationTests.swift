import CollectionView
import Foundation
import Testing
@_spi(Host) import UIKitViews

/// Animations that are added to layers.
@Suite @MainActor struct LayerAnimationTests {
    private final class Delegate: NSObject, CAAnimationDelegate {
        var calls: [String] = []

        func animationDidStart(_ anim: CAAnimation) { calls.append("start") }

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append(flag ? "end" : "stop") }
    }

    private var clock: AnimationClock { .current }
    private let layer = CALayer()

    private func animate(_ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil, seconds: Double = 1) {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
        animation.duration = seconds
        layer.add(animation, forKey: keyPath)
    }

    private func shown() throws -> CALayer { try #require(layer.presentation()) }

    @Test func anAnimationShowsValuesAndChangesNone() throws {
        AnimationClock.startAfresh()
        animate("opacity", from: 0, to: 0.5)
        clock.advance(by: 0.5)
        #expect(try shown().opacity == 0.25 && layer.opacity == 1)
        clock.advance(by: 0.6)
        #expect(try shown().opacity == 1 && layer.animationKeys() == nil && clock.isIdle)
    }

    @Test func whatIsMissingComesFromTheLayer() throws {
        AnimationClock.startAfresh()
        layer.position = CGPoint(x: 100, y: 10)
        animate("position", to: CGPoint(x: 200, y: 30))
        animate("zPosition", from: 4.0)
        animate("cornerRadius", by: 8)
        clock.advance(by: 0.5)
        #expect(try shown().position == CGPoint(x: 150, y: 20))
        #expect(try shown().zPosition == 2 && shown().cornerRadius == 4)
        animate("cornerRadius", from: 2, by: 8)
        clock.advance(by: 0.25)
        #expect(try shown().cornerRadius == 4)
        animate("cornerRadius", to: 2, by: 8)
        clock.advance(by: 0.25)
        #expect(try shown().cornerRadius == -4)
    }

    @Test func partsOfATransformAreAnimatedByThemselves() throws {
        AnimationClock.startAfresh()
        layer.setAffineTransform(CGAffineTransform(translationX: 50, y: 0).scaledBy(x: 2, y: 3))
        animate("transform.rotation.z", from: 0, to: Double.pi)
        animate("transform.translation.y", from: 0, to: 20)
        animate("transform.scale.x", to: 4)
        clock.advance(by: 0.5)
        let turned = try shown().affineTransform()
        // A quarter turn: the x axis, three times as long by now, points down.
        #expect(abs(turned.a) < 1e-9 && abs(turned.b - 3) < 1e-9 && abs(turned.c + 3) < 1e-9)
        #expect(turned.tx == 50 && turned.ty == 10)
    }

    /// Every key path changes only what it names: with the layer's own value, nothing.
    @Test func aPathToTheOwnValueChangesNothing() throws {
        AnimationClock.startAfresh()
        layer.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
        layer.backgroundColor = UIColor.red.cgColor
        layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: -3))
        let own = try shown()
        let values: [(String, Any)] = [
            ("bounds", layer.bounds), ("bounds.size", layer.bounds.size), ("bounds.origin", layer.bounds.origin),
            ("backgroundColor", UIColor.red), ("transform", layer.transform), ("position.x", layer.position.x),
            ("transform.rotation", 0.3), ("transform.scale.x", 2), ("transform.scale.y", -3),
        ]
        for (keyPath, value) in values {
            animate(keyPath, from: value, to: value)
            clock.advance(by: 0.1)
            let (frame, transform) = (try shown().frame, try shown().affineTransform())
            #expect(abs(frame.minX - own.frame.minX) + abs(frame.maxY - own.frame.maxY) < 1e-9, "\(keyPath)")
            #expect(abs(transform.a - own.affineTransform().a) < 1e-9, "\(keyPath)")
            #expect(try shown().backgroundColor == own.backgroundColor, "\(keyPath)")
            layer.removeAllAnimations()
        }
    }

    @Test func whatDoesNotFitHasNoEffect() throws {
        AnimationClock.startAfresh()
        animate("position", from: 3, to: "left")
        animate("frame", to: CGRect(x: 1, y: 1, width: 1, height: 1))
        clock.advance(by: 0.5)
        #expect(try shown().position == .zero && shown().frame == .zero)
    }

    @Test func cyclesRepeatAndReverse() throws {
        AnimationClock.startAfresh()
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
        (animation.repeatCount, animation.autoreverses) = (2, true)
        (animation.fillMode, animation.isRemovedOnCompletion) = (.both, false)
        animation.beginTime = clock.now + 1
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        layer.position.x = 7
        layer.add(animation, forKey: nil)
        animation.toValue = 1000
        var places: [CGFloat] = []
        for _ in 0..<11 {
            places.append(try shown().position.x.rounded())
            clock.advance(by: 0.5)
        }
        #expect(places == [0, 0, 0, 50, 100, 50, 0, 50, 100, 50, 0])
        #expect(layer.animationKeys()?.count == 1 && clock.isIdle)
    }

    @Test func keyframesHaveTimesAndPaces() throws {
        AnimationClock.startAfresh()
        let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
        (animation.values, animation.keyTimes) = ([0, 10, -10, 0], [0, 0.5, 0.75, 1])
        (animation.duration, animation.isAdditive) = (2, true)
        animation.timingFunctions = [.init(name: .linear), .init(controlPoints: 0, 0, 1, 1), .init(name: .linear)]
        layer.setAffineTransform(CGAffineTransform(translationX: 100, y: 0))
        layer.add(animation, forKey: "shake")
        var places: [CGFloat] = []
        for _ in 0..<4 {
            clock.advance(by: 0.5)
            places.append(try shown().affineTransform().tx.rounded())
        }
        #expect(places == [105, 110, 90, 100])
    }

    @Test func aGroupRunsItsAnimationsTogether() throws {
        AnimationClock.startAfresh()
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
        let move = CABasicAnimation(keyPath: "position.x")
        (move.toValue, move.duration, move.beginTime) = (100, 1, 0.5)
        let group = CAAnimationGroup()
        (group.animations, group.duration) = ([fade, move], 1)
        layer.add(group, forKey: "group")
        clock.advance(by: 0.25)
        #expect(try shown().opacity == 0.25 && shown().position.x == 0)
        clock.advance(by: 0.5)
        #expect(try shown().opacity == 0.75 && shown().position.x == 25)
        clock.advance(by: 0.5)
        #expect(try shown().position.x == 0)
    }

    @Test func theDelegateHearsOfTheStartAndTheEnd() {
        AnimationClock.startAfresh()
        let delegate = Delegate()
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.toValue, animation.duration, animation.delegate) = (0, 1, delegate)
        layer.add(animation, forKey: "fade")
        clock.advance(by: 1)
        #expect(delegate.calls == ["start", "end"])
        layer.add(animation, forKey: "fade")
        clock.advance(by: 0.5)
        layer.add(animation, forKey: "fade")
        #expect(layer.animation(forKey: "fade") is CABasicAnimation)
        layer.removeAllAnimations()
        clock.advance(by: 2)
        #expect(delegate.calls == ["start", "end", "start", "stop", "stop"])
    }

    @Test func aTransactionEndsAfterItsAnimations() {
        AnimationClock.startAfresh()
        var ended: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { ended.append("outer") }
        animate("opacity", to: 0, seconds: 1)
        CATransaction.begin()
        CATransaction.setCompletionBlock { ended.append("inner") }
        CATransaction.commit()
        #expect(ended == ["inner"])
        CATransaction.commit()
        clock.advance(by: 0.9)
        #expect(ended == ["inner"])
        clock.advance(by: 0.2)
        #expect(ended == ["inner", "outer"])
    }

    @Test func actionsAreRunByTheApp() throws {
        AnimationClock.startAfresh()
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.toValue = 0
        layer.actions = ["fade": fade, "nothing": NSNull()]
        for key in ["fade", "nothing"] {
            try #require(layer.actions?[key]).run(forKey: key, object: layer, arguments: nil)
        }
        #expect(layer.animationKeys() == ["fade"])
    }

    @Test func aSpringOvershootsAndComesToRest() {
        let layer = CALayer()
        let spring = CASpringAnimation(keyPath: "opacity")
        (spring.fromValue, spring.toValue, spring.damping) = (0, 0.5, 5)
        spring.duration = spring.settlingDuration
        spring.fillMode = .forwards
        spring.isRemovedOnCompletion = false
        layer.add(spring, forKey: nil)
        var values: [CGFloat] = []
        for _ in 0..<200 {
            AnimationClock.current.advance(by: spring.duration / 200)
            values.append(layer.presentation().map { CGFloat($0.opacity) } ?? 0)
        }
        #expect(values.max()! > 0.6 && abs(values.last! - 0.5) < 0.001)
        let heavy = CASpringAnimation(keyPath: "opacity")
        heavy.damping = 40
        #expect(heavy.settlingDuration > 0.5 && heavy.settlingDuration < 2)
    }
}
