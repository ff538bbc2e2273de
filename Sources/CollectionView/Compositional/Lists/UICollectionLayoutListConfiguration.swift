import Foundation

/// The description of a list: a column of rows, whose heights their cells determine.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// The style of a list.
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge; headers and footers are pinned.
        case plain
        /// Rows from edge to edge, in groups.
        case grouped
        /// Rows in groups that are inset at the sides.
        case insetGrouped
        /// Rows that are inset at the sides, without separators.
        case sidebar
        /// Rows from edge to edge, without separators; headers and footers are pinned.
        case sidebarPlain
    }

    /// The source of the header of a section.
    public enum HeaderMode: Int, Sendable {
        /// Sections have no headers.
        case none
        /// The data source has a supplementary view of kind `UICollectionView.elementKindSectionHeader`.
        case supplementary
        /// The first item of a section is its header. It is laid out like any other item.
        case firstItemInSection
    }

    /// The source of the footer of a section.
    public enum FooterMode: Int, Sendable {
        /// Sections have no footers.
        case none
        /// The data source has a supplementary view of kind `UICollectionView.elementKindSectionFooter`.
        case supplementary
    }

    /// Elements that are as wide as their content.
    public struct ContentHuggingElements: OptionSet, Sendable {
        /// The header of a section with ``HeaderMode/supplementary``.
        public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)

        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// A closure that returns the appearance of the lines above and below a row, given that of all rows.
    public typealias ItemSeparatorHandler =
        @MainActor (_ indexPath: IndexPath, _ sectionConfiguration: UIListSeparatorConfiguration) ->
        UIListSeparatorConfiguration

    /// A closure that returns the actions of a row. It is called when a swipe begins.
    public typealias SwipeActionsConfigurationProvider =
        @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// The style of the list.
    public let appearance: Appearance
    /// The source of headers. By default, there are none.
    public var headerMode = HeaderMode.none
    /// The source of footers. By default, there are none.
    public var footerMode = FooterMode.none
    /// The elements that are as wide as their content, at the leading side. All others are as wide as the section. The
    /// default is none.
    public var contentHuggingElements: ContentHuggingElements = []
    /// Whether there are lines between the rows.
    public var showsSeparators = true
    /// The appearance of the lines above and below all rows.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Returns the appearance of the lines above and below one row; nil if they are the same at all rows.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// Returns the actions behind the leading edge of a row; nil for none.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Returns the actions behind the trailing edge of a row; nil for none.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The color behind the sections; nil for none.
    public var backgroundColor: UIColor?
    /// The space above a header, in points; nil for none.
    public var headerTopPadding: CGFloat?

    /// Creates a list in a style, with lines between its rows.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}
