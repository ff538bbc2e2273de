/// The scrolling of a section across the main axis, in a viewport of its own: a shelf in a page of shelves.
///
/// The section's layout runs along the other axis: its main axis is across, from the leading edge, and the breadth it
/// divides is along the arrangement's main axis. The viewport is as broad as the arrangement's. The leading and
/// trailing insets of the section scroll with the items, which are visible in them. Header, footer and background stay.
///
/// The section is as long as its items reach. It is not a scroll view: it says where things are at an offset that the
/// host keeps in the arrangement, see ``Arrangement/scroll(section:to:)``, and where scrolling may come to rest.
public struct OrthogonalScrolling: Hashable, Sendable {
    /// The positions at which scrolling comes to rest.
    public enum Mode: UInt8, Sendable, CaseIterable {
        /// Anywhere.
        case continuous
        /// The position at which scrolling stops anyway, moved to the leading edge of a group.
        case groupLeadingBoundary
        /// One viewport forward or back.
        case paging
        /// One group forward or back, at its leading edge.
        case groupPaging
        /// One group forward or back, with its middle in the middle of the viewport, also for the first and the last
        /// group.
        case groupPagingCentered
    }

    /// The positions at which scrolling comes to rest.
    public let mode: Mode
    /// The number of items in a group; at least 1. Groups follow one another across.
    public let itemsPerGroup: Int
    /// The extent that the layout divides, in points along the arrangement's main axis. Ratios refer to its breadth.
    /// Layouts whose items are ``RunLayout/isSizedAcross`` ignore it.
    public let length: ItemSize
    /// The section is at least so long, in points, if it has items: what its groups take around the items.
    public let leastLength: Double
    /// The distances by which a group extends before its first item and behind its last one, in points.
    public let groupMargins: GroupMargins

    /// The distances by which a group extends before its first item and behind its last one, in points.
    public struct GroupMargins: Hashable, Sendable {
        /// The distance before the first item, in points.
        public var leading: Double
        /// The distance after the last item, in points.
        public var trailing: Double

        /// No margins.
        public static let none = GroupMargins(leading: 0, trailing: 0)

        /// Makes margins of their lengths, in points.
        public init(leading: Double, trailing: Double) {
            self.leading = leading
            self.trailing = trailing
        }
    }

    /// Makes a description; by default every item is a group, and scrolling comes to rest anywhere.
    public init(
        _ mode: Mode = .continuous, itemsPerGroup: Int = 1, length: ItemSize = .fixed(0), leastLength: Double = 0,
        groupMargins: GroupMargins = .none
    ) {
        self.mode = mode
        self.itemsPerGroup = max(1, itemsPerGroup)
        self.length = length
        self.leastLength = LayoutUnit.length(leastLength)
        self.groupMargins = groupMargins
    }
}
