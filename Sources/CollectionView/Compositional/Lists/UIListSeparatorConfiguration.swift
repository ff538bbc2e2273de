import Foundation

/// How the lines between the rows of a list look.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
    public enum Visibility: Int, Sendable {
        /// Below every row; below the last one of a section only in plain lists. Above none.
        case automatic
        case visible
        case hidden
    }

    /// Stands for insets that the list decides.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    /// From the edges of the row, in points.
    public var topSeparatorInsets = automaticInsets
    /// From the edges of the row, in points.
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
