import Foundation

/// An object that is notified about scrolling. All methods are optional, and `delegate.scrollViewDidScroll?(…)` compiles
/// as it does for iOS.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// If missing: nothing happens.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// If missing: nothing happens.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// If missing: nothing happens.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// If missing: nothing happens.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// If missing: nothing happens.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// If missing: nothing happens.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// If missing: nothing happens.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// If missing: `true`
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// If missing: nothing happens.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// If missing: nothing happens.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

    /// If missing: `nil`
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// If missing: nothing happens.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// If missing: nothing happens.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// If missing: nothing happens.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}
