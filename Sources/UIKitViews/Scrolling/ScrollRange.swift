import Foundation

/// The offsets at which a scroll view can rest, so that the content covers the view between the insets.
///
/// Content that is smaller than the view has a single offset, which its alignment determines.
package struct ScrollRange {
    package let least: CGPoint
    package let greatest: CGPoint

    /// - Parameter alignment: The position of content that is smaller than the view. (0, 0) is the top left corner, and
    ///   (0.5, 0.5) is the center.
    init(contentSize: CGSize, viewSize: CGSize, insets: UIEdgeInsets, alignment: CGPoint = .zero) {
        // Subtraction avoids -0, which would be visible when the offset is printed.
        let start = CGPoint(x: 0 - insets.left, y: 0 - insets.top)
        let end = CGPoint(
            x: contentSize.width + insets.right - viewSize.width,
            y: contentSize.height + insets.bottom - viewSize.height)
        least = CGPoint(
            x: start.x + min(0, end.x - start.x) * alignment.x, y: start.y + min(0, end.y - start.y) * alignment.y)
        greatest = CGPoint(x: max(least.x, end.x), y: max(least.y, end.y))
    }

    package func along(_ axis: UIAxis) -> ClosedRange<CGFloat> {
        axis == .vertical ? least.y...greatest.y : least.x...greatest.x
    }

    /// Whether there is nothing to scroll along an axis.
    func isEmpty(along axis: UIAxis) -> Bool { along(axis).lowerBound == along(axis).upperBound }

    /// Returns the nearest offset in the range. NaN becomes the start of the range.
    package func clamp(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: offset.x > least.x ? min(offset.x, greatest.x) : least.x,
            y: offset.y > least.y ? min(offset.y, greatest.y) : least.y)
    }

    /// The initial fraction of a finger's movement that content follows beyond its end.
    private static let compliance: CGFloat = 0.55

    /// Returns the content's offset when a finger has dragged it to `offset`. The distance beyond the range is reduced, and
    /// never reaches the size of the view.
    func resist(_ offset: CGPoint, viewSize: CGSize) -> CGPoint {
        stretch(offset, viewSize) { excess, room in (1 - 1 / (excess * Self.compliance / room + 1)) * room }
    }

    /// Returns the drag offset for which the content is at `offset`. This is the inverse of ``resist(_:viewSize:)``.
    func pull(reaching offset: CGPoint, viewSize: CGSize) -> CGPoint {
        stretch(offset, viewSize) { excess, room in
            // No drag reaches the size of the view, so the inverse would be infinite there.
            let share = min(excess / room, 0.999)
            return (1 / (1 - share) - 1) * room / Self.compliance
        }
    }

    /// Replaces the distance beyond the range with a function of that distance and the view's size.
    private func stretch(_ offset: CGPoint, _ size: CGSize, _ change: (CGFloat, CGFloat) -> CGFloat) -> CGPoint {
        let rest = clamp(offset)
        func changed(_ excess: CGFloat, _ room: CGFloat) -> CGFloat {
            guard room > 0, excess != 0 else { return 0 }
            return excess < 0 ? -change(-excess, room) : change(excess, room)
        }
        return CGPoint(
            x: rest.x + changed(offset.x - rest.x, size.width), y: rest.y + changed(offset.y - rest.y, size.height))
    }
}
