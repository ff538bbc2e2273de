import Foundation

/// A recognizer that delays the touches of a scroll view's content for a moment, because they may become a scroll. It
/// never recognizes a gesture.
final class ContentTouchDelay: UIGestureRecognizer {
    private static let duration: TimeInterval = 0.15

    weak var scrollView: UIScrollView?

    override init() {
        super.init()
        delaysTouchesBegan = true
        cancelsTouchesInView = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let scrollView, scrollView.delaysContentTouches, scrollView.isScrollEnabled,
            !scrollView.scrollableAxes.isEmpty,
            touches.contains(where: { $0.view !== scrollView && $0.view?.wantsTouchesAtOnce != true })
        else { return fail() }
        wait(Self.duration) { [unowned self] in fail() }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        fail()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        fail()
    }
}
