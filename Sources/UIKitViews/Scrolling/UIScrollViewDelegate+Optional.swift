// Written by Scripts/optional-methods from UIScrollViewDelegate.swift.

import Foundation

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        OptionalMethod.isMissing()
    }

    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        OptionalMethod.isMissing()
    }

    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        OptionalMethod.isMissing()
    }

    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        OptionalMethod.isMissing()
    }

    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        OptionalMethod.isMissing()
    }

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        OptionalMethod.isMissing()
    }

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        OptionalMethod.isMissing()
    }

    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        OptionalMethod.isMissing()
        return true
    }

    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        OptionalMethod.isMissing()
    }

    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        OptionalMethod.isMissing()
    }

    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        OptionalMethod.isMissing()
        return nil
    }

    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        OptionalMethod.isMissing()
    }

    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        OptionalMethod.isMissing()
    }

    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        OptionalMethod.isMissing()
    }
}

extension UIScrollViewDelegate {
    /// `scrollViewDidScroll?(…)` is nil if the method is missing.
    public var scrollViewDidScroll: UIScrollViewDelegateScrollViewDidScrollCall? {
        UIScrollViewDelegateScrollViewDidScrollCall(object: self)
    }
}

/// Calls `scrollViewDidScroll?(…)`.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewDidScrollCall {
    let object: any UIScrollViewDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
        OptionalMethod.answer { object.scrollViewDidScroll(scrollView) }
    }
}

extension UIScrollViewDelegate {
    /// `scrollViewWillBeginDragging?(…)` is nil if the method is missing.
    public var scrollViewWillBeginDragging: UIScrollViewDelegateScrollViewWillBeginDraggingCall? {
        UIScrollViewDelegateScrollViewWillBeginDraggingCall(object: self)
    }
}

/// Calls `scrollViewWillBeginDragging?(…)`.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewWillBeginDraggingCall {
    let object: any UIScrollViewDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
        OptionalMethod.answer { object.scrollViewWillBeginDragging(scrollView) }
    }
}

extension UIScrollViewDelegate {
    /// `scrollViewWillEndDragging?(…)` is nil if the method is missing.
    public var scrollViewWillEndDragging: UIScrollViewDelegateScrollViewWillEndDraggingCall? {
        UIScrollViewDelegateScrollViewWillEndDraggingCall(object: self)
    }
}

/// Calls `scrollViewWillEndDragging?(…)`.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewWillEndDraggingCall {
    let object: any UIScrollViewDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) -> Void? {
        OptionalMethod.answer {
            object.scrollViewWillEndDragging(
                scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
        }
    }
}

extension UIScrollViewDelegate {
    /// `scrollViewDidEndDragging?(…)` is nil if the method is missing.
    public var scrollViewDidEndDragging: UIScrollViewDelegateScrollViewDidEndDraggingCall? {
        UIScrollViewDelegateScrollViewDidEndDraggingCall(object: self)
    }
}

/// Calls `scrollViewDidEndDragging?(…)`.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewDidEndDraggingCall {
    let object: any UIScrollViewDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) -> Void?
    {
        OptionalMethod.answer { object.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
    }
}

extension UIScrollViewDelegate {
    /// `scrollViewWillBeginDecelerating?(…)` is nil if the method is missing.
    public var scrollViewWillBeginDecelerating: UIScrollViewDelegateScrollViewWillBeginDeceleratingCall? {
        UIScrollViewDelegateScrollViewWillBeginDeceleratingCall(object: self)
    }
}

/// Calls `scrollViewWillBeginDecelerating?(…)`.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewWillBeginDeceleratingCall {
    let object: any UIScrollViewDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
        OptionalMethod.answer { object.scrollViewWillBeginDecelerating(scrollView) }
    }
}

extension UIScrollViewDelegate {
    /// `scrollViewDidEndDecelerating?(…)` is nil if the method is missing.
    public var scrollViewDidEndDecelerating: UIScrollViewDelegateScrollViewDidEndDeceleratingCall? {
        UIScrollViewDelegateScrollViewDidEndDeceleratingCall(object: self)
    }
}

/// Calls `scrollViewDidEndDecelerating?(…)`.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewDidEndDeceleratingCall {
    let object: any UIScrollViewDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
        OptionalMethod.answer { object.scrollViewDidEndDecelerating(scrollView) }
    }
}

extension UIScrollViewDelegate {
    /// `scrollViewDidEndScrollingAnimation?(…)` is nil if the method is missing.
    public var scrollViewDidEndScrollingAnimation: UIScrollViewDelegateScrollViewDidEndScrollingAnimationCall? {
        UIScrollViewDelegateScrollViewDidEndScrollingAnimationCall(object: self)
    }
}

/// Calls `scrollViewDidEndScrollingAnimation?(…)`.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewDidEndScrollingAnimationCall {
    let object: any UIScrollViewDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
        OptionalMethod.answer { object.scrollViewDidEndScrollingAnimation(scrollView) }
    }
}

extension UIScrollViewDelegate {
    /// `scrollViewShouldScrollToTop?(…)` is nil if the method is missing.
    public var scrollViewShouldScrollToTop: UIScrollViewDelegateScrollViewShouldScrollToTopCall? {
        UIScrollViewDelegateScrollViewShouldScrollToTopCall(object: self)
    }
}

/// Calls `scrollViewShouldScrollToTop?(…)`.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewShouldScrollToTopCall {
    let object: any UIScrollViewDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(_ scrollView: UIScrollView) -> Bool? {
        OptionalMethod.answer { object.scrollViewShouldScrollToTop(scrollView) }
    }
}

extension UIScrollViewDelegate {
    /// `scrollViewDidScrollToTop?(…)` is nil if the method is missing.
    public var scrollViewDidScrollToTop: UIScrollViewDelegateScrollViewDidScrollToTopCall? {
        UIScrollViewDelegateScrollViewDidScrollToTopCall(object: self)
    }
}

/// Calls `scrollViewDidScrollToTop?(…)`.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewDidScrollToTopCall {
    let object: any UIScrollViewDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
        OptionalMethod.answer { object.scrollViewDidScrollToTop(scrollView) }
    }
}

extension UIScrollViewDelegate {
    /// `scrollViewDidChangeAdjustedContentInset?(…)` is nil if the method is missing.
    public var scrollViewDidChangeAdjustedContentInset: UIScrollViewDelegateScrollViewDidChangeAdjustedContentInsetCall?
    { UIScrollViewDelegateScrollViewDidChangeAdjustedContentInsetCall(object: self) }
}

/// Calls `scrollViewDidChangeAdjustedContentInset?(…)`.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewDidChangeAdjustedContentInsetCall {
    let object: any UIScrollViewDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
        OptionalMethod.answer { object.scrollViewDidChangeAdjustedContentInset(scrollView) }
    }
}

extension UIScrollViewDelegate {
    /// `viewForZooming?(…)` is nil if the method is missing.
    public var viewForZooming: UIScrollViewDelegateViewForZoomingCall? {
        UIScrollViewDelegateViewForZoomingCall(object: self)
    }
}

/// Calls `viewForZooming?(…)`.
@preconcurrency @MainActor public struct UIScrollViewDelegateViewForZoomingCall {
    let object: any UIScrollViewDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
        OptionalMethod.answer { object.viewForZooming(in: scrollView) } ?? nil
    }
}

extension UIScrollViewDelegate {
    /// `scrollViewWillBeginZooming?(…)` is nil if the method is missing.
    public var scrollViewWillBeginZooming: UIScrollViewDelegateScrollViewWillBeginZoomingCall? {
        UIScrollViewDelegateScrollViewWillBeginZoomingCall(object: self)
    }
}

/// Calls `scrollViewWillBeginZooming?(…)`.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewWillBeginZoomingCall {
    let object: any UIScrollViewDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) -> Void? {
        OptionalMethod.answer { object.scrollViewWillBeginZooming(scrollView, with: view) }
    }
}

extension UIScrollViewDelegate {
    /// `scrollViewDidZoom?(…)` is nil if the method is missing.
    public var scrollViewDidZoom: UIScrollViewDelegateScrollViewDidZoomCall? {
        UIScrollViewDelegateScrollViewDidZoomCall(object: self)
    }
}

/// Calls `scrollViewDidZoom?(…)`.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewDidZoomCall {
    let object: any UIScrollViewDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
        OptionalMethod.answer { object.scrollViewDidZoom(scrollView) }
    }
}

extension UIScrollViewDelegate {
    /// `scrollViewDidEndZooming?(…)` is nil if the method is missing.
    public var scrollViewDidEndZooming: UIScrollViewDelegateScrollViewDidEndZoomingCall? {
        UIScrollViewDelegateScrollViewDidEndZoomingCall(object: self)
    }
}

/// Calls `scrollViewDidEndZooming?(…)`.
@preconcurrency @MainActor public struct UIScrollViewDelegateScrollViewDidEndZoomingCall {
    let object: any UIScrollViewDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) -> Void? {
        OptionalMethod.answer { object.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
    }
}
