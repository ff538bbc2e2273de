import Foundation

/// An object that decides whether a gesture may begin, alone or together with others. All methods are optional.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Whether the gesture may be recognized now.
    ///
    /// If missing: `true`
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

    /// Whether both gestures may be recognized at the same time. One delegate that agrees is enough.
    ///
    /// If missing: `false`
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Whether the gesture waits until the other one has failed.
    ///
    /// If missing: `false`
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Whether the other gesture waits until this one has failed.
    ///
    /// If missing: `false`
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Whether the gesture follows a touch.
    ///
    /// If missing: `true`
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool

    /// Whether the gesture follows the touches of an event, or its scrolling.
    ///
    /// If missing: `true`
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}
