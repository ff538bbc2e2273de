import Foundation

/// The pan gesture that scrolls a scroll view.
///
/// The scroll view decides whether the gesture may begin, even if the recognizer belongs to another view. In UIKit, the
/// scroll view is the recognizer's delegate.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?
    /// The part of the translation that the content has followed, in the scroll view's coordinates.
    private var followed = CGPoint.zero

    override func accepts(_ state: State) -> Bool {
        let isBeginning = self.state != .began && self.state != .changed
        if isBeginning, let scrollView {
            if isEngaged, !scrollView.mayScroll(with: seenTouches, by: translation(in: scrollView)) { return false }
            if view !== scrollView, !scrollView.gestureRecognizerShouldBegin(self) { return false }
        }
        return super.accepts(state)
    }

    /// Whether the finger has moved far enough along an axis in which the content scrolls.
    override var hasLeftSlop: Bool {
        guard let scrollView else { return false }
        let (axes, finger) = (scrollView.scrollableAxes, translation(in: scrollView))
        switch axes {
        case .both: return finger.distance(to: .zero) >= Self.slop
        case .horizontal: return abs(finger.x) >= max(Self.slop, abs(finger.y))
        case .vertical: return abs(finger.y) >= max(Self.slop, abs(finger.x))
        default: return false
        }
    }

    /// Ends a drag by a touchpad or by calls before a finger takes over.
    override func giveWayToTouches() {
        guard let scrollView, scrollView.drag != nil else { return }
        scrollView.window?.scrollInput.yield(scrollView)
        scrollView.endDragging()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView, scrollView.isScrollEnabled,
            view === scrollView || scrollView.bounds.contains(location(in: scrollView))
        else { return fail() }
        super.touchesBegan(touches, with: event)
        guard state == .possible, activeTouches.count == touches.count else { return }
        let isMoving = scrollView.isDecelerating
        scrollView.hold()
        // A finger that stops moving content must not touch anything else, and moves the content without slop.
        if isMoving { state = .began }
    }

    override func didFail() {
        super.didFail()
        if let scrollView, scrollView.drag?.hasMoved == false { scrollView.letGo() }
    }

    override func enter(_ state: State) {
        // Without touches, the caller that sends the gesture moves the content itself.
        guard isEngaged, let scrollView else { return super.enter(state) }
        switch state {
        case .began:
            scrollView.window?.scrollInput.recent = scrollView
            scrollView.startPulling(translation(in: scrollView))
            // Without the slop, so that the content does not jump when it begins to move.
            let distance = translation.distance(to: .zero)
            let share = distance > 0 ? min(1, Self.slop / distance) : 0
            translation = CGPoint(x: translation.x * (1 - share), y: translation.y * (1 - share))
            followed = .zero
            follow()
        case .changed: follow()
        case .ended:
            let finger = velocity(in: scrollView)
            scrollView.release(velocity: CGPoint(x: 0 - finger.x / 1000, y: 0 - finger.y / 1000))
        case .cancelled: scrollView.release(velocity: .zero)
        case .possible, .failed: break
        }
        super.enter(state)
    }

    override func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let old = self.translation(in: scrollView)
        super.setTranslation(translation, in: view)
        followed = followed + (self.translation(in: scrollView) - old)
    }

    private func follow() {
        guard let scrollView else { return }
        let finger = translation(in: scrollView)
        // During a pinch, the content follows both fingers.
        if !scrollView.isZooming { scrollView.pull(by: followed - finger) }
        followed = finger
    }
}
