import Foundation

/// Where a scroll view rests: from the leading inset to where the end of the content meets the trailing one. Content that
/// is smaller than the view rests at the leading edge.
struct ScrollRange {
    let least: CGPoint
    let greatest: CGPoint

    init(contentSize: CGSize, viewSize: CGSize, insets: UIEdgeInsets) {
        // Subtracted, for the negative of 0 is -0, which people see printed.
        least = CGPoint(x: 0 - insets.left, y: 0 - insets.top)
        greatest = CGPoint(
            x: max(least.x, contentSize.width + insets.right - viewSize.width),
            y: max(least.y, contentSize.height + insets.bottom - viewSize.height))
    }

    /// The nearest offset in the range. Not a number is the start of it.
    func clamp(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: offset.x > least.x ? min(offset.x, greatest.x) : least.x,
            y: offset.y > least.y ? min(offset.y, greatest.y) : least.y)
    }

    /// Where the content is while a finger pulls it to `offset`: what goes beyond the range meets a resistance that grows
    /// up to the size of the view.
    func resist(_ offset: CGPoint, viewSize: CGSize) -> CGPoint {
        let rest = clamp(offset)
        func stretch(_ excess: CGFloat, _ room: CGFloat) -> CGFloat {
            guard room > 0, excess != 0 else { return 0 }
            let stretched = (1 - 1 / (abs(excess) * 0.55 / room + 1)) * room
            return excess < 0 ? -stretched : stretched
        }
        return CGPoint(
            x: rest.x + stretch(offset.x - rest.x, viewSize.width),
            y: rest.y + stretch(offset.y - rest.y, viewSize.height))
    }
}
