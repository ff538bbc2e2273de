import Foundation

/// The search for the item that an arrow key reaches from another one.
struct FocusSearch {
    let origin: CGRect
    let heading: UIFocusHeading

    /// The weight of an item's distance from the straight line, compared with the distance along it.
    private static let detour: CGFloat = 4

    private var isVertical: Bool { heading == .up || heading == .down }

    /// Returns the rectangle in which to look for items.
    ///
    /// - Parameters:
    ///   - reach: The greatest distance along the direction, in points.
    ///   - width: The greatest distance to either side of the item, in points.
    func region(reach: CGFloat, width: CGFloat) -> CGRect {
        switch heading {
        case .up: CGRect(x: origin.minX - width, y: origin.midY - reach, width: origin.width + 2 * width, height: reach)
        case .down: CGRect(x: origin.minX - width, y: origin.midY, width: origin.width + 2 * width, height: reach)
        case .left:
            CGRect(x: origin.midX - reach, y: origin.minY - width, width: reach, height: origin.height + 2 * width)
        default: CGRect(x: origin.midX, y: origin.minY - width, width: reach, height: origin.height + 2 * width)
        }
    }

    /// Returns the weighted distance of a rectangle; nil if the rectangle is not in the direction.
    func distance(to rect: CGRect) -> CGFloat? {
        let (way, gap, aside): (CGFloat, CGFloat, CGFloat)
        switch heading {
        case .up: (way, gap) = (origin.midY - rect.midY, origin.minY - rect.maxY)
        case .down: (way, gap) = (rect.midY - origin.midY, rect.minY - origin.maxY)
        case .left: (way, gap) = (origin.midX - rect.midX, origin.minX - rect.maxX)
        default: (way, gap) = (rect.midX - origin.midX, rect.minX - origin.maxX)
        }
        aside =
            isVertical
            ? max(0, rect.minX - origin.maxX, origin.minX - rect.maxX)
            : max(0, rect.minY - origin.maxY, origin.minY - rect.maxY)
        guard way > 0 else { return nil }
        let off = isVertical ? abs(rect.midX - origin.midX) : abs(rect.midY - origin.midY)
        // Between items that are equally far, the one straight ahead counts as nearer.
        return max(0, gap) + Self.detour * aside + off / 1000
    }
}
