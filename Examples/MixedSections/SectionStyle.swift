/// The layout of a section's items.
public enum SectionStyle: Sendable {
    /// Squares as wide as the view.
    case image
    /// Rows as high as their text.
    case text
    /// Items side by side, a third higher than wide.
    case items

    /// A picture, then text, then items: any further section has items too.
    public init(ofSection section: Int) {
        switch section {
        case 0: self = .image
        case 1: self = .text
        default: self = .items
        }
    }
}
