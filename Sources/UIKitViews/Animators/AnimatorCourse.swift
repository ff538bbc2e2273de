import Foundation

/// The progress of a property animator's animations, from 0 at their start to 1 at their end.
///
/// The progress either stands still or runs with the clock. All animated layers read it, so that one change affects all
/// of them.
@MainActor final class AnimatorCourse {
    private struct Run {
        var origin: Double
        var target: Double
        var begin: TimeInterval
        var duration: TimeInterval
        var curve: TimingCurve
    }

    private struct WeakLayer { weak var layer: CALayer? }

    private var place = 0.0
    private var run: Run?
    private var layers: [ObjectIdentifier: WeakLayer] = [:]
    /// Whether the animations have ended.
    private(set) var isOver = false
    /// Whether the animated views can be touched while the course runs.
    var allowsTouches: Bool

    init(allowsTouches: Bool = true) { self.allowsTouches = allowsTouches }

    var isRunning: Bool { run != nil }

    /// The time when the run ends; −∞ if nothing runs.
    var end: TimeInterval { run.map { $0.begin + $0.duration } ?? -.infinity }

    /// The time until the run begins, in seconds.
    var delay: TimeInterval { run.map { max(0, $0.begin - AnimationClock.current.now) } ?? 0 }

    func follow(_ layer: CALayer) { layers[ObjectIdentifier(layer)] = WeakLayer(layer: layer) }

    func progress(at time: TimeInterval) -> Double {
        guard let run else { return place }
        guard time > run.begin else { return run.origin }
        let share = run.duration > 0 ? (time - run.begin) / run.duration : 1
        return run.origin + (run.target - run.origin) * run.curve.progress(at: share)
    }

    /// Returns the progress of an animation that begins after a part of the course.
    func progress(at time: TimeInterval, delayed delay: Double) -> Double {
        let progress = progress(at: time)
        return delay > 0 ? max(0, progress - delay) / (1 - delay) : progress
    }

    func run(to target: Double, begin: TimeInterval, duration: TimeInterval, curve: TimingCurve) {
        let clock = AnimationClock.current
        run = Run(origin: progress(at: clock.now), target: target, begin: begin, duration: duration, curve: curve)
        for layer in layers.values.compactMap(\.layer) { clock.follow(layer) }
        UIScreen.main.setNeedsDisplay()
    }

    func rest(at place: Double) {
        (run, self.place) = (nil, place)
        UIScreen.main.setNeedsDisplay()
    }

    /// Ends the animations. The layers keep the values that they have at that progress.
    func finish(at place: Double) {
        rest(at: place)
        for layer in layers.values.compactMap(\.layer) { layer.settle(self) }
        isOver = true
    }
}
