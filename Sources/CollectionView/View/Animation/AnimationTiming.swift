import Foundation

/// The time span, curve and repetition of an animation, in seconds of the clock.
struct AnimationTiming {
    var begin: TimeInterval
    var duration: TimeInterval
    var curve = AnimationCurve.easeInOut
    var repeats = false
    var reverses = false

    /// The end of the animation. Infinite if it repeats.
    var end: TimeInterval { repeats ? .infinity : begin + duration * (reverses ? 2 : 1) }

    /// Returns the progress, from 0 before the beginning to 1 at the end.
    func progress(at time: TimeInterval) -> Double {
        guard time < end else { return 1 }
        guard time > begin, duration > 0 else { return 0 }
        var rounds = (time - begin) / duration
        if repeats { rounds = rounds.truncatingRemainder(dividingBy: reverses ? 2 : 1) }
        return curve.progress(at: reverses && rounds > 1 ? 2 - rounds : rounds)
    }
}
