import Foundation

/// The offsets at which a scroll view rests: from the leading inset to the offset at which the end of the content meets
/// the trailing one. Content that is smaller than the view rests at its alignment.
struct ScrollRange {
    let least: CGPoint
    let greatest: CGPoint

    /// - Parameter alignment: The position of content that is smaller than the view: at its leading edges for (0, 0),
    ///   in its middle for (0.5, 0.5).
    init(contentSize: CGSize, viewSize: CGSize, insets: UIEdgeInsets, alignment: CGPoint = .zero) {
        // Subtracted, for the negative of 0 is -0, which people see printed.
        let start = CGPoint(x: 0 - insets.left, y: 0 - insets.top)
        let end = CGPoint(
            x: contentSize.width + insets.right - viewSize.width,
            y: contentSize.height + insets.bottom - viewSize.height)
        least = CGPoint(
            x: start.x + min(0, end.x - start.x) * alignment.x, y: start.y + min(0, end.y - start.y) * alignment.y)
        greatest = CGPoint(x: max(least.x, end.x), y: max(least.y, end.y))
    }

    func along(_ axis: UIAxis) -> ClosedRange<CGFloat> {
        axis == .vertical ? least.y...greatest.y : least.x...greatest.x
    }

    /// Whether there is nothing to scroll along an axis.
    func isEmpty(along axis: UIAxis) -> Bool { along(axis).lowerBound == along(axis).upperBound }

    /// The nearest offset in the range. Not a number is the start of it.
    func clamp(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: offset.x > least.x ? min(offset.x, greatest.x) : least.x,
            y: offset.y > least.y ? min(offset.y, greatest.y) : least.y)
    }

    /// The fraction by which content follows a finger at its end.
    private static let compliance: CGFloat = 0.55

    /// Returns the content's offset while a finger pulls it to `offset`: the distance beyond the range meets a
    /// resistance that grows up to the size of the view.
    func resist(_ offset: CGPoint, viewSize: CGSize) -> CGPoint {
        stretch(offset, viewSize) { excess, room in (1 - 1 / (excess * Self.compliance / room + 1)) * room }
    }

    /// Returns the finger's pull for which the content is at `offset`: the inverse of ``resist(_:viewSize:)``.
    func pull(reaching offset: CGPoint, viewSize: CGSize) -> CGPoint {
        stretch(offset, viewSize) { excess, room in
            // No finger pulls it as far as the size of the view.
            let share = min(excess / room, 0.999)
            return (1 / (1 - share) - 1) * room / Self.compliance
        }
    }

    /// Replaces the distance beyond the range by a function of it and of the view's size.
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
