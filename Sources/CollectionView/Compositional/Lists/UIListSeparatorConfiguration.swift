import Foundation

/// The appearance of the lines between the rows of a list.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
    public enum Visibility: Int, Sendable {
        /// A line is below every row, in lists that are not plain except for the last row of a section. There is none
        /// above.
        case automatic
        case visible
        case hidden
    }

    /// Stands for insets that the list decides.
    public static let automaticInsets = ListLine.automaticInsets

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The distances from the edges of the row, in points.
    public var topSeparatorInsets = automaticInsets
    /// The distances from the edges of the row, in points.
    public var bottomSeparatorInsets = automaticInsets
    public var color = UIColor.separator
    /// The color at rows that are selected, where several may be.
    public var multipleSelectionColor = UIColor.separator
    /// Behind the color.
    public var visualEffect: UIVisualEffect?
    /// The appearance of the list.
    let appearance: UICollectionLayoutListConfiguration.Appearance

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) { appearance = listAppearance }

    /// The line above a row; nil for none.
    var top: ListLine? { topSeparatorVisibility == .visible ? line(topSeparatorInsets) : nil }

    /// The line below a row, where there is one.
    var bottom: ListLine { line(bottomSeparatorInsets) }

    private func line(_ insets: NSDirectionalEdgeInsets) -> ListLine {
        ListLine(color: color, selectedColor: multipleSelectionColor, effect: visualEffect, insets: insets)
    }
}
