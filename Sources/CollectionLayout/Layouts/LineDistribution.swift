/// The distribution of the breadth that remains in a line of a ``Flow``.
///
/// The spacing between items is at least the layout's. A line that is too broad begins at the leading edge.
public enum LineDistribution: Hashable, Sendable {
    /// Items at the minimum spacing, at the leading edge, in the middle, or at the trailing edge. CSS:
    /// `justify-content: flex-start`, `safe center`, `safe flex-end`.
    case leading, center, trailing
    /// Equal spaces between items, with no space, half a space, or a whole space at the edges. CSS: `justify-content`
    /// values of the same names. The last line is like any other.
    case spaceBetween, spaceAround, spaceEvenly
    /// Both ends flush, like justified text. The last line is leading.
    case justified
    /// The distribution of `UICollectionViewFlowLayout` for items of different sizes. Both ends are flush, and the last
    /// line is leading. A single item is in the middle of its line; in the last line, only if no second item of its
    /// size would fit.
    case uikit
    /// The distribution of `UICollectionViewFlowLayout` if all items of a section have the same size. It is like
    /// ``uikit``, but the last line is spaced as if it were filled with items like its last one, so that columns form.
    ///
    /// The host knows whether all items have the same size; a layout sees single lines only.
    case uikitUniform
}

/// A line of a flow before its items are placed.
struct FlowLine {
    var count = 0
    /// The sum of the items' breadths, without spacing.
    var breadth = 0.0
    /// The breadth of the last item.
    var lastBreadth = 0.0
    /// The length of the longest item.
    var length = 0.0
    var isLast = false
}

extension LineDistribution {
    /// Returns the space before the first item of a line, and the space between two items. The latter need not be on
    /// the grid of ``LayoutUnit``, because positions are rounded, not gaps.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - room: The breadth of the container, in points.
    ///   - spacing: The minimum distance between two items, in points.
    ///   - tolerance: The excess over the container's breadth that a line may have, in points.
    func gaps(
        of line: FlowLine, in room: Double, spacing: Double, tolerance: Double
    ) -> (before: Double, between: Double) {
        let free = room - line.breadth - spacing * Double(line.count - 1)
        let some = max(0, free)
        let count = Double(line.count)
        switch self {
        case .leading: return (0, spacing)
        case .center: return (LayoutUnit.roundedDown(some / 2), spacing)
        case .trailing: return (some, spacing)
        case .spaceBetween:
            return (0, spacing + (line.count > 1 ? some / (count - 1) : 0))
        case .spaceAround:
            return (LayoutUnit.roundedDown(some / (2 * count)), spacing + some / count)
        case .spaceEvenly:
            let share = some / (count + 1)
            return (LayoutUnit.roundedDown(share), spacing + share)
        case .justified:
            return line.isLast || line.count == 1 ? (0, spacing) : (0, flush(free, line.count, spacing))
        case .uikit, .uikitUniform:
            guard line.isLast else { return centeredOrFlush(free, line.count, spacing) }
            let step = line.lastBreadth + spacing
            let fitting = step > 0 ? min((free + tolerance) / step, Double(Flow.maximumItemCount)) : 0
            let copies = Int(max(0, fitting))
            if self == .uikit, line.count > 1 || copies > 0 { return (0, spacing) }
            return centeredOrFlush(free - Double(copies) * step, line.count + copies, spacing)
        }
    }

    private func centeredOrFlush(_ free: Double, _ count: Int, _ spacing: Double) -> (before: Double, between: Double) {
        count == 1 ? (max(0, free) / 2, spacing) : (0, flush(free, count, spacing))
    }

    /// Returns the spacing with which the last item ends exactly at the edge. If the line is slightly too broad, the
    /// spacing shrinks.
    private func flush(_ free: Double, _ count: Int, _ spacing: Double) -> Double {
        max(0, spacing + free / Double(count - 1))
    }
}
