import Foundation

/// The appearance of a line above or below a row.
struct ListLine: Hashable, Sendable {
    /// The value of `insets` that lets the cell determine them.
    static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    var color: UIColor
    /// The color at selected rows, if several can be selected.
    var selectedColor: UIColor
    var effect: UIVisualEffect?
    /// The distances from the edges of the row, in points. The cell determines automatic ones.
    var insets: NSDirectionalEdgeInsets

    /// The insets with numbers in place of automatic ones.
    var numbers: NSDirectionalEdgeInsets {
        var numbers = insets
        if isAutomatic(insets.leading) { numbers.leading = ListMetrics.separatorInset }
        if isAutomatic(insets.trailing) { numbers.trailing = 0 }
        (numbers.top, numbers.bottom) = (0, 0)
        return numbers
    }

    private func isAutomatic(_ inset: CGFloat) -> Bool {
        inset == Self.automaticInsets.leading
    }

    /// Returns the left and the right end of the line, in points from the left edge of a row.
    ///
    /// - Parameters:
    ///   - cell: The row's cell; nil if there is none yet.
    ///   - width: The row's width, in points.
    @MainActor func span(
        at cell: UICollectionViewCell?, width: CGFloat, in direction: UIUserInterfaceLayoutDirection
    ) -> ClosedRange<CGFloat> {
        let numbers = numbers.physical(in: direction)
        var (left, right) = (numbers.left, width - numbers.right)
        if let span = (cell as? UICollectionViewListCell)?.separatorSpan {
            let isLeftToRight = direction == .leftToRight
            if isAutomatic(isLeftToRight ? insets.leading : insets.trailing) { left = span.lowerBound }
            if isAutomatic(isLeftToRight ? insets.trailing : insets.leading) { right = span.upperBound }
        }
        return left...max(left, right)
    }
}

/// A line above or below a row.
final class ListLineView: UIView {
    private var effectView: UIVisualEffectView?

    /// - Parameter isSelected: Whether the row is selected in a list that allows multiple selection.
    func show(_ line: ListLine, isSelected: Bool) {
        backgroundColor = isSelected ? line.selectedColor : line.color
        guard effectView?.effect !== line.effect else { return }
        effectView?.removeFromSuperview()
        effectView = line.effect.map(UIVisualEffectView.init(effect:))
        if let effectView {
            effectView.frame = bounds
            effectView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(effectView)
        }
    }
}
