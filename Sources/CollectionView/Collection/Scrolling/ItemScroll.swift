import Foundation

/// A request to scroll to an item, which lasts until the item is at the requested position.
///
/// Before the first layout pass, the request waits. Items that are measured on the way may move the target, so the
/// offset is corrected a few times after arrival.
@MainActor struct ItemScroll {
    let path: IndexPath
    let position: UICollectionView.ScrollPosition
    private var correctionsLeft = 4

    init?(to path: IndexPath, at position: UICollectionView.ScrollPosition) {
        let vertical = position.intersection([.top, .centeredVertically, .bottom])
        let horizontal = position.intersection([.left, .centeredHorizontally, .right])
        if vertical.rawValue.nonzeroBitCount > 1 || horizontal.rawValue.nonzeroBitCount > 1 {
            CollectionViewDiagnostics.mistake(
                "NSInvalidArgumentException: a scroll position can have one vertical and one horizontal part, not more")
            return nil
        }
        self.path = path
        self.position = position
    }

    /// Returns an offset within the scroll range at which pinned elements do not cover the item. An axis without a
    /// position is scrolled no farther than necessary.
    func target(of frame: CGRect, in scrollView: UIScrollView, _ boundary: LayoutBoundary) -> CGPoint {
        let pinned = pinnedInsets(of: boundary)
        let insets = scrollView.adjustedContentInset + pinned
        let (bounds, offset) = (scrollView.bounds.size, scrollView.contentOffset)
        let nearest = scrollView.offsetShowing(frame, beside: pinned)
        var target = position.isEmpty ? nearest : offset
        let (width, height) = (bounds.width - insets.left - insets.right, bounds.height - insets.top - insets.bottom)
        if position.contains(.top) { target.y = frame.minY - insets.top }
        if position.contains(.centeredVertically) { target.y = frame.midY - height / 2 - insets.top }
        if position.contains(.bottom) { target.y = frame.maxY - height - insets.top }
        if position.contains(.left) { target.x = frame.minX - insets.left }
        if position.contains(.centeredHorizontally) { target.x = frame.midX - width / 2 - insets.left }
        if position.contains(.right) { target.x = frame.maxX - width - insets.left }
        return scrollView.range.clamp(target)
    }

    private func pinnedInsets(of boundary: LayoutBoundary) -> UIEdgeInsets {
        guard let layout = boundary.layout as? any PinningLayout else { return .zero }
        let insets = layout.pinnedInsets(over: path)
        guard boundary.mirror != nil else { return insets }
        return UIEdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
    }

    /// Returns the offset to scroll to after a layout pass, or nil if the item is in place, and whether the request
    /// goes on.
    mutating func correct(
        _ frame: CGRect, in scrollView: UIScrollView, _ boundary: LayoutBoundary
    ) -> (offset: CGPoint?, goesOn: Bool) {
        let target = target(of: frame, in: scrollView, boundary)
        guard target != scrollView.contentOffset else { return (nil, false) }
        correctionsLeft -= 1
        return (target, correctionsLeft > 0)
    }
}
