import Foundation

/// The appearance of the lines between the rows of a list.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
    /// Whether there is a line.
    public enum Visibility: Int, Sendable {
        /// Every row has a line below it and none above. In lists that are not plain, the last row of a section has
        /// none.
        case automatic
        /// There is a line.
        case visible
        /// There is no line.
        case hidden
    }

    /// The value for insets that the list determines.
    public static let automaticInsets = ListLine.automaticInsets

    /// Whether there is a line above the row. By default, there is none; see ``Visibility/automatic``.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether there is a line below the row. By default, there is one between two rows; see ``Visibility/automatic``.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The distances from the edges of the row to the line above it, in points.
    public var topSeparatorInsets = automaticInsets
    /// The distances from the edges of the row to the line below it, in points.
    public var bottomSeparatorInsets = automaticInsets
    /// The color of the lines.
    public var color = UIColor.separator
    /// The color at selected rows in lists that allow multiple selection.
    public var multipleSelectionColor = UIColor.separator
    /// An effect behind the color.
    public var visualEffect: UIVisualEffect?
    /// The appearance of the list.
    let appearance: UICollectionLayoutListConfiguration.Appearance

    /// Creates the lines that lists of a style have.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) { appearance = listAppearance }

    /// The line above a row; nil for none.
    var top: ListLine? { topSeparatorVisibility == .visible ? line(topSeparatorInsets) : nil }

    /// The line below a row that has one.
    var bottom: ListLine { line(bottomSeparatorInsets) }

    private func line(_ insets: NSDirectionalEdgeInsets) -> ListLine {
        ListLine(color: color, selectedColor: multipleSelectionColor, effect: visualEffect, insets: insets)
    }
}
