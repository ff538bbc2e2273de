import Foundation

/// The appearance of a line above or below a row.
package struct ListLine: Hashable, Sendable {
    /// The value of `insets` that lets the cell determine them.
    package static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    package var color: UIColor
    /// The color at selected rows, if several can be selected.
    package var selectedColor: UIColor
    package var effect: UIVisualEffect?
    /// The distances from the edges of the row, in points. The cell determines automatic ones.
    package var insets: NSDirectionalEdgeInsets

    package init(color: UIColor, selectedColor: UIColor, effect: UIVisualEffect?, insets: NSDirectionalEdgeInsets) {
        (self.color, self.selectedColor) = (color, selectedColor)
        (self.effect, self.insets) = (effect, insets)
    }

    /// The insets with numbers in place of automatic ones.
    package var numbers: NSDirectionalEdgeInsets {
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
    @MainActor package func span(
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
package final class ListLineView: UIView {
    private var effectView: UIVisualEffectView?

    /// - Parameter isSelected: Whether the row is selected in a list that allows multiple selection.
    package func show(_ line: ListLine, isSelected: Bool) {
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
