/// How a section scrolls across, in a viewport of its own: a shelf in a page of shelves.
///
/// The section's layout runs along the other axis: what it calls main is across, from the leading edge, and what it shares
/// out as breadth lies along the arrangement's main axis. The viewport is as broad as the arrangement's; the leading and
/// trailing insets of the section scroll with the items, which may be seen in them. Header, footer and background stay.
///
/// The section is as long as its items reach. It is not a scroll view: it says where things are at an offset that the
/// host keeps in the arrangement, see ``Arrangement/scroll(section:to:)``, and where scrolling may come to rest.
public struct OrthogonalScrolling: Hashable, Sendable {
    /// Where scrolling comes to rest.
    public enum Mode: UInt8, Sendable, CaseIterable {
        /// Anywhere.
        case continuous
        /// Where it would anyway, but at the leading edge of a group.
        case groupLeadingBoundary
        /// One viewport on or back.
        case paging
        /// One group on or back, at its leading edge.
        case groupPaging
        /// One group on or back, with its middle in the middle of the viewport; so the first and the last one, too.
        case groupPagingCentered
    }

    /// The places at which scrolling comes to rest.
    public let mode: Mode
    /// How many items are a group; at least 1. Groups follow one another across.
    public let itemsPerGroup: Int
    /// What the layout has to share out, in points along the arrangement's main axis; ratios are to its breadth. Layouts
    /// whose items are ``RunLayout/isSizedAcross`` do without.
    public let length: ItemSize
    /// The section is at least so long, in points, if it has items: what its groups take around the items.
    public let leastLength: Double
    /// How far a group reaches beyond its first item, in points; and beyond its last one.
    public let groupMargins: GroupMargins

    /// What a group has before its first item and after its last one, in points.
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
