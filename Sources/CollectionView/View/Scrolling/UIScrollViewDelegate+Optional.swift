import Foundation

// Source written for iOS calls optional methods with a question mark, `delegate.scrollViewDidScroll?(scrollView)`. Swift on
// Linux has no optional methods; a property of the method's name, optional and callable, lets such a call compile.
// It is never nil: the default of the method is called where there is no other.
extension UIScrollViewDelegate {
    public typealias ScrollViewCall = (UIScrollView) -> Void

    public var scrollViewDidScroll: ScrollViewCall? { { self.scrollViewDidScroll($0) } }
    public var scrollViewWillBeginDragging: ScrollViewCall? { { self.scrollViewWillBeginDragging($0) } }
    public var scrollViewWillEndDragging: ScrollViewWillEndDraggingCall? { .init(delegate: self) }
    public var scrollViewDidEndDragging: ScrollViewDidEndDraggingCall? { .init(delegate: self) }
    public var scrollViewWillBeginDecelerating: ScrollViewCall? { { self.scrollViewWillBeginDecelerating($0) } }
    public var scrollViewDidEndDecelerating: ScrollViewCall? { { self.scrollViewDidEndDecelerating($0) } }
    public var scrollViewDidEndScrollingAnimation: ScrollViewCall? { { self.scrollViewDidEndScrollingAnimation($0) } }
    public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? { { self.scrollViewShouldScrollToTop($0) } }
    public var scrollViewDidScrollToTop: ScrollViewCall? { { self.scrollViewDidScrollToTop($0) } }
    public var scrollViewDidChangeAdjustedContentInset: ScrollViewCall? {
        { self.scrollViewDidChangeAdjustedContentInset($0) }
    }
}

/// What calls `scrollViewWillEndDragging` with its labels.
@preconcurrency @MainActor public struct ScrollViewWillEndDraggingCall {
    let delegate: any UIScrollViewDelegate

    public func callAsFunction(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        delegate.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
}

/// What calls `scrollViewDidEndDragging` with its labels.
@preconcurrency @MainActor public struct ScrollViewDidEndDraggingCall {
    let delegate: any UIScrollViewDelegate

    public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
}
