/// A decoration behind a section.
public struct SectionBackground: Hashable, Sendable {
    /// The part of the section behind which a background lies.
    public enum Extent: UInt8, Sendable {
        /// Header, items and footer.
        case section
        /// The items and the insets around them.
        case items
    }

    /// The part of the section behind which the background lies.
    public var extent: Extent
    /// The insets from the edges of that part. If they are larger than the part, the background is empty.
    public var insets: LogicalInsets

    /// Makes a background. By default it lies behind header, items and footer.
    public init(behind extent: Extent = .section, insets: LogicalInsets = .zero) {
        self.extent = extent
        self.insets = insets
    }

    /// Returns the frame of the background behind contents with the given bounds.
    func frame(behind bounds: LogicalRect) -> LogicalRect {
        LogicalRect(
            main: bounds.main + min(insets.start, bounds.length), cross: min(insets.leading, bounds.breadth),
            length: max(0, bounds.length - insets.start - insets.end),
            breadth: max(0, bounds.breadth - insets.leading - insets.trailing))
    }
}
