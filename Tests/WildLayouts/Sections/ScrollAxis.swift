import UIKit

/// Reads and changes rectangles along the scroll direction.
struct ScrollAxis {
    let isVertical: Bool

    init(_ direction: UICollectionView.ScrollDirection) { isVertical = direction == .vertical }

    func range(of rect: CGRect) -> ClosedRange<CGFloat> {
        isVertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
    }

    func ends(of insets: UIEdgeInsets) -> (leading: CGFloat, trailing: CGFloat) {
        isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    }

    func moved(_ rect: CGRect, to start: CGFloat) -> CGRect {
        var rect = rect
        if isVertical { rect.origin.y = start } else { rect.origin.x = start }
        return rect
    }

    /// Returns the rectangle that covers a range along the axis, and everything across it.
    func slab(_ range: ClosedRange<CGFloat>, across size: CGSize) -> CGRect {
        let length = range.upperBound - range.lowerBound
        return isVertical
            ? CGRect(x: 0, y: range.lowerBound, width: size.width, height: length)
            : CGRect(x: range.lowerBound, y: 0, width: length, height: size.height)
    }
}
