import Foundation

/// Opens and closes swipe actions without a finger. This is an addition to UIKit.
extension UICollectionView {
    /// Opens the list's actions behind an edge of a row, and closes those of any other row.
    ///
    /// - Parameter edge: `.leading` or `.trailing`.
    /// - Returns: Whether there are any actions. Items without a cell have none.
    @discardableResult
    public func openSwipeActions(
        forItemAt indexPath: IndexPath, at edge: NSDirectionalRectEdge, animated: Bool = true
    ) -> Bool {
        guard uncoverSwipeActions(forItemAt: indexPath, at: edge, animated: animated) else { return false }
        swiping?.open(isAnimated: animated)
        return true
    }

    /// Adds the actions behind a row, which still covers them, and closes those of any other row.
    func uncoverSwipeActions(
        forItemAt indexPath: IndexPath, at edge: NSDirectionalRectEdge, animated: Bool = true
    ) -> Bool {
        closeSwipeActions(animated: animated)
        guard let layout = collectionViewLayout as? any SwipeActionLayout,
            let cell = cycle.view(of: .cell(indexPath)) as? UICollectionViewCell,
            let configuration = layout.swipeActions(forItemAt: indexPath, at: edge), !configuration.actions.isEmpty
        else { return false }
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let swiping = Swiping(
            cell, at: indexPath, configuration: configuration, isAtLeft: edge.contains(.leading) == isLeftToRight
        ) { [weak self] in self?.closeSwipeActions() }
        self.swiping = swiping
        swiping.prepare()
        showConditions()
        return true
    }

    /// Moves the row back over its actions.
    public func closeSwipeActions(animated: Bool = true) {
        guard let swiping else { return }
        self.swiping = nil
        swiping.end(isAnimated: animated)
        showConditions()
    }

    /// Opens the actions of a row, and performs the first one if its configuration says so.
    ///
    /// - Returns: Whether there are any actions.
    @discardableResult
    public func swipeFully(
        acrossItemAt indexPath: IndexPath, from edge: NSDirectionalRectEdge, animated: Bool = true
    ) -> Bool {
        guard openSwipeActions(forItemAt: indexPath, at: edge, animated: animated) else { return false }
        if swiping?.performsFirstActionWithFullSwipe == true { swiping?.performFirst() }
        return true
    }
}
