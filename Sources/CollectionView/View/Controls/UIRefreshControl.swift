import Foundation

/// A control that starts reloading. Content that is pulled down far enough starts it, and rests a little lower until it
/// ends. It is not drawn.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    /// The distance by which content is pulled beyond its beginning to start it, and the distance by which it rests
    /// lower meanwhile, in points.
    static let pullingDistance: CGFloat = 80
    static let restingDistance: CGFloat = 60

    weak var scrollView: UIScrollView?
    /// Whether the content rests lower: not while a finger holds it.
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

    /// The finger that has pulled the content leaves.
    func takeRoom() {
        guard isRefreshing, !takesRoom else { return }
        takesRoom = true
        scrollView?.rangeDidChange()
    }
}

extension UIScrollView {
    /// Starts refreshing, once a pull, where the content has been pulled far enough.
    func refreshIfPulled() {
        guard let refreshControl, drag?.hasRefreshed == false,
            contentOffset.y <= range.least.y - UIRefreshControl.pullingDistance
        else { return }
        drag?.hasRefreshed = true
        guard !refreshControl.isRefreshing, refreshControl.isEnabled else { return }
        refreshControl.beginRefreshing()
        refreshControl.sendActions(for: .valueChanged)
    }

    /// Goes back to where the content rests without the room for refreshing.
    func refreshRoomDidEnd() {
        restedInsets = adjustedContentInset
        rangeDidChange()
        guard drag == nil, range.clamp(contentOffset) != contentOffset else { return }
        setContentOffset(range.clamp(contentOffset), animated: true)
    }
}
