import Foundation

/// The time span, curve and repetition of an animation, in seconds of the clock.
@MainActor struct AnimationTiming {
    var begin: TimeInterval
    var duration: TimeInterval
    var curve = TimingCurve.easeInOut
    var repeats = false
    var reverses = false
    /// The course of the property animator that runs the animation, if one does. It determines the progress.
    var course: AnimatorCourse?
    /// The part of the course before the animation begins, from 0 to 1.
    var delayShare = 0.0

    /// The end of the animation. Infinite if it repeats.
    var end: TimeInterval { course?.end ?? (repeats ? .infinity : begin + duration * (reverses ? 2 : 1)) }

    func isOver(at time: TimeInterval) -> Bool { course?.isOver ?? (time >= end) }

    /// Returns the progress, from 0 before the beginning to 1 at the end.
    func progress(at time: TimeInterval) -> Double {
        if let course { return course.progress(at: time, delayed: delayShare) }
        guard time < end else { return 1 }
        guard time > begin, duration > 0 else { return 0 }
        var rounds = (time - begin) / duration
        if repeats { rounds = rounds.truncatingRemainder(dividingBy: reverses ? 2 : 1) }
        return curve.progress(at: reverses && rounds > 1 ? 2 - rounds : rounds)
    }
}
