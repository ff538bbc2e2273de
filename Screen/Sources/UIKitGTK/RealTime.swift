import CollectionView
import Foundation
@_spi(Host) import UIKitViews

/// The real time of a window, by which UIKit's clock advances.
///
/// While a finger is down, the clock advances even if nothing moves. Otherwise a finger that has rested would still have
/// its last velocity when it is lifted.
@MainActor final class RealTime {
    private let window: UIWindow
    /// The real time that the clock has reached, in microseconds. Nil while it rests.
    private var reached: Int64?

    init(of window: UIWindow) { self.window = window }

    /// Advances the clock to the time of a frame. In the first frame after a rest, no time has elapsed, unless an event
    /// has ended the rest.
    ///
    /// - Parameters:
    ///   - time: The real time, in microseconds.
    ///   - interval: The time until the next frame, in microseconds. 0 if it is not known.
    func advance(to time: Int64, interval: Int64 = 0) {
        if interval > 0 { AnimationClock.current.frameInterval = Double(interval) / 1e6 }
        let elapsed = max(0, time - (reached ?? time))
        reached = max(time, reached ?? time)
        AnimationClock.current.advanceOnePicture(by: Double(elapsed) / 1e6)
    }

    /// Returns the time of an event on UIKit's clock, which is at most a frame later than the time of the clock itself.
    ///
    /// - Parameter time: The real time, in microseconds.
    func clockTime(ofEventAt time: Int64) -> TimeInterval {
        let start = reached ?? time
        reached = start
        return AnimationClock.current.now + Double(max(0, time - start)) / 1e6
    }

    /// Whether the clock has to advance further.
    var isRunning: Bool { !AnimationClock.current.isIdle || window.isHeld }

    /// Stops the time until the next event or frame.
    func rest() { reached = nil }
}
