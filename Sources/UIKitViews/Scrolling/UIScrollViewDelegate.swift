import Foundation

/// An object that is notified about scrolling. All methods are optional, and `delegate.scrollViewDidScroll?(…)` compiles
/// as it does for iOS.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// Tells the delegate that the content offset has changed, for any reason.
    ///
    /// If missing: nothing happens.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// Tells the delegate that a person is beginning to drag the content.
    ///
    /// If missing: nothing happens.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Tells the delegate that a finger is about to leave the content. The method may change the offset at which the
    /// content comes to rest.
    ///
    /// If missing: nothing happens.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// Tells the delegate that a finger has left the content, which continues to move if `decelerate` is true.
    ///
    /// If missing: nothing happens.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Tells the delegate that the content continues to move after a drag.
    ///
    /// If missing: nothing happens.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// Tells the delegate that the content has come to rest after a drag.
    ///
    /// If missing: nothing happens.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// Tells the delegate that an animated change of the offset has ended.
    ///
    /// If missing: nothing happens.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// Whether the system's gesture for scrolling to the top may scroll the content.
    ///
    /// If missing: `true`
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// Tells the delegate that the system's gesture for scrolling to the top has scrolled the content.
    ///
    /// If missing: nothing happens.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// Tells the delegate that the insets of the content have changed, for example because the safe area has.
    ///
    /// If missing: nothing happens.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

    /// Returns the view that is scaled by zooming; nil if the content cannot be zoomed.
    ///
    /// If missing: `nil`
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Tells the delegate that zooming is about to begin.
    ///
    /// If missing: nothing happens.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Tells the delegate that the zoom scale has changed.
    ///
    /// If missing: nothing happens.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Tells the delegate that zooming has ended.
    ///
    /// If missing: nothing happens.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}
