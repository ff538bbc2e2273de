import Foundation

/// Tells that something is loaded again. It is started by whoever pulls, and shown by nobody: the scroll view keeps it.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?

    open func beginRefreshing() { isRefreshing = true }

    open func endRefreshing() { isRefreshing = false }
}
