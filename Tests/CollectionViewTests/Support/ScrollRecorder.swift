import CollectionView

/// Records what a scroll view tells its delegate.
@MainActor final class ScrollRecorder: NSObject, UIScrollViewDelegate {
    private(set) var events: [String] = []
    private(set) var offsets: [CGPoint] = []
    var proposed: CGPoint?
    var target: CGPoint?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset)
        if events.last != "scroll" { events.append("scroll") }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("will drag") }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        events.append("will end \(velocity.y)")
        proposed = targetContentOffset.pointee
        if let target { targetContentOffset.pointee = target }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        events.append("ended \(decelerate)")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { events.append("will decelerate") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events.append("stopped") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { events.append("animated") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { events.append("inset") }
}
