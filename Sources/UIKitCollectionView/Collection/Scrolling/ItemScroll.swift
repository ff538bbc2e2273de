import CollectionLayout
import Foundation

/// A request to scroll to an item, which lasts until the item is at the requested position.
///
/// Before the first layout pass, the request waits. Items that are measured on the way may move the target, so the
/// offset is corrected a few times after arrival.
@MainActor struct ItemScroll {
    let path: IndexPath
    let position: UICollectionView.ScrollPosition
    private var correctionsLeft = ScrollApproach.maximumCorrectionCount

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
        let insets = scrollView.adjustedContentInset + pinnedInsets(of: boundary)
        let (bounds, range) = (scrollView.bounds, scrollView.range)
        func viewport(_ axis: UIAxis, _ start: CGFloat, _ end: CGFloat, _ insets: (start: CGFloat, end: CGFloat))
            -> AxisViewport
        {
            let offsets = range.along(axis)
            return AxisViewport(
                offset: Double(start), length: Double(end - start), coveredStart: Double(insets.start),
                coveredEnd: Double(insets.end), range: Double(offsets.lowerBound)...Double(offsets.upperBound))
        }
        let x = viewport(.horizontal, bounds.minX, bounds.maxX, (insets.left, insets.right)).offset(
            showing: Double(frame.minX), to: Double(frame.maxX), alignedAt: alignment(along: .horizontal))
        let y = viewport(.vertical, bounds.minY, bounds.maxY, (insets.top, insets.bottom)).offset(
            showing: Double(frame.minY), to: Double(frame.maxY), alignedAt: alignment(along: .vertical))
        return CGPoint(x: x, y: y)
    }

    /// Returns the alignment along an axis; nil if there is a position for the other axis only.
    private func alignment(along axis: UIAxis) -> ScrollDestination.Alignment? {
        if position.isEmpty { return .nearest }
        let positions: [UICollectionView.ScrollPosition] =
            axis == .vertical ? [.top, .centeredVertically, .bottom] : [.left, .centeredHorizontally, .right]
        let alignments: [ScrollDestination.Alignment] = [.start, .center, .end]
        return zip(positions, alignments).first { position.contains($0.0) }?.1
    }

    private func pinnedInsets(of boundary: LayoutBoundary) -> UIEdgeInsets {
        guard let layout = boundary.layout as? any PinningLayout else { return .zero }
        let insets = layout.pinnedInsets(over: path)
        guard boundary.mirror != nil else { return insets }
        return UIEdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
    }

    /// Returns the offset to scroll to after a layout pass, or nil if the item is in place, and whether the request
    /// continues.
    mutating func correct(
        _ frame: CGRect, in scrollView: UIScrollView, _ boundary: LayoutBoundary
    ) -> (offset: CGPoint?, goesOn: Bool) {
        let target = target(of: frame, in: scrollView, boundary)
        guard target != scrollView.contentOffset else { return (nil, false) }
        correctionsLeft -= 1
        return (target, correctionsLeft > 0)
    }
}
