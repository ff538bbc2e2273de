import Foundation

/// A control that starts a refresh when the content is pulled down far enough. It is not drawn.
///
/// The content rests a little lower until the refresh ends.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// The distance by which content is pulled beyond its beginning to start a refresh, and the distance by which it rests
    /// lower during the refresh, in points.
    static let pullingDistance: CGFloat = 80
    static let restingDistance: CGFloat = 60

    weak var scrollView: UIScrollView?
    /// Whether the content rests lower. A refresh that starts under a finger takes its room when the finger is lifted.
    private(set) var takesRoom = false

    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?

    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        if scrollView?.drag == nil { takeRoom() }
    }

    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        guard takesRoom else { return }
        takesRoom = false
        scrollView?.refreshRoomDidEnd()
    }

    /// Lets the content rest lower, when a refresh is running and no finger holds the content any more.
    func takeRoom() {
        guard isRefreshing, !takesRoom else { return }
        takesRoom = true
        scrollView?.rangeDidChange()
    }
}

extension UIScrollView {
    /// Starts a refresh if the content is pulled far enough. Happens once per drag.
    func refreshIfPulled() {
        guard let refreshControl, drag?.hasRefreshed == false,
            contentOffset.y <= range.least.y - UIRefreshControl.pullingDistance
        else { return }
        drag?.hasRefreshed = true
        guard !refreshControl.isRefreshing, refreshControl.isEnabled else { return }
        refreshControl.beginRefreshing()
        refreshControl.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Scrolls back to where the content rests without the room for refreshing.
    func refreshRoomDidEnd() {
        restedInsets = adjustedContentInset
        rangeDidChange()
        guard drag == nil, range.clamp(contentOffset) != contentOffset else { return }
        setContentOffset(range.clamp(contentOffset), animated: true)
    }
}
