import Foundation

/// The gesture that scrolls a scroll view. The scroll view is its delegate in UIKit, and decides whether it may begin, also where
/// the gesture is recognized by another view.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?

    override func accepts(_ state: State) -> Bool {
        let isBeginning = self.state != .began && self.state != .changed
        if isBeginning, view !== scrollView, scrollView?.gestureRecognizerShouldBegin(self) == false { return false }
        return super.accepts(state)
    }
}
