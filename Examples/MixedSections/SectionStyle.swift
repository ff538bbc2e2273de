/// The layout of a section's items.
public enum SectionStyle: Sendable {
    /// Squares as wide as the view.
    case image
    /// Rows as tall as their text.
    case text
    /// Items side by side, each a third taller than it is wide.
    case items

    /// Makes the style of a section: a picture, then text, then items in all further sections.
    public init(ofSection section: Int) {
        switch section {
        case 0: self = .image
        case 1: self = .text
        default: self = .items
        }
    }
}
