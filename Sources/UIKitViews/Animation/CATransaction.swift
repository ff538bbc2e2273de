import Foundation

/// A group of layer changes. A transaction here only determines when its completion block is called: after the animations
/// that were added in it.
///
/// Cells usually need transactions to disable implicit animations. Layers have none here: they animate only in blocks
/// of `UIView.animate`, by property animators and by the animations that are added to them.
@preconcurrency @MainActor public final class CATransaction: NSObject {
    private struct Open {
        var completions: [() -> Void] = []
        /// The end of the last animation. The time of the transaction's beginning, if there are none.
        var end: TimeInterval
    }

    /// The open transactions, outermost first.
    private static var open: [Open] = []

    private override init() { super.init() }

    /// Begins a transaction inside the current one.
    public static func begin() { open.append(Open(end: AnimationClock.current.now)) }

    /// Ends the innermost transaction. Its completion blocks are called after its animations; at once, if there are none.
    public static func commit() {
        guard let ended = open.popLast() else { return }
        let clock = AnimationClock.current
        for completion in ended.completions {
            if ended.end <= clock.now {
                completion()
            } else if ended.end.isFinite {
                clock.schedule(at: ended.end) { completion() }
            }
        }
    }

    /// Lets the open transactions end after an animation. Endless animations are ignored.
    static func include(animationEndingAt end: TimeInterval) {
        guard end.isFinite else { return }
        for index in open.indices { open[index].end = max(open[index].end, end) }
    }

    /// Does nothing: changes of layers are applied at once.
    public static func flush() {}

    /// Adds a completion block to the innermost transaction. Without a transaction, the block is called at once.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        guard let block else { return }
        if open.isEmpty { block() } else { open[open.count - 1].completions.append(block) }
    }

    /// Does nothing: changes of layers are never animated by themselves.
    public static func setDisableActions(_ flag: Bool) {}
    /// Returns true: changes of layers are never animated by themselves.
    public static func disableActions() -> Bool { true }
    /// Does nothing: changes of layers are never animated by themselves.
    public static func setAnimationDuration(_ duration: CFTimeInterval) {}
    /// Has no effect, because layers have no implicit animations.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
}
