/// A decoration behind a section.
public struct SectionBackground: Hashable, Sendable {
    /// What a background lies behind.
    public enum Extent: UInt8, Sendable {
        /// Header, items and footer.
        case section
        /// The items and the insets around them.
        case items
    }

    /// The part of the section that the background lies behind.
    public var extent: Extent
    /// From the edges of what it lies behind. They do not make it smaller than nothing.
    public var insets: LogicalInsets

    /// Makes a background; by default it lies behind header, items and footer.
    public init(behind extent: Extent = .section, insets: LogicalInsets = .zero) {
        self.extent = extent
        self.insets = insets
    }

    /// Where it lies behind what has these bounds.
    func frame(behind bounds: LogicalRect) -> LogicalRect {
        LogicalRect(
            main: bounds.main + min(insets.start, bounds.length), cross: min(insets.leading, bounds.breadth),
            length: max(0, bounds.length - insets.start - insets.end),
            breadth: max(0, bounds.breadth - insets.leading - insets.trailing))
    }
}
