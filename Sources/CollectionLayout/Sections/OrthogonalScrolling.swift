/// The scrolling of an orthogonal section: a section that scrolls across the main axis in its own viewport, called a
/// shelf.
///
/// The axes of the section's layout are exchanged. Its main axis runs across, from the leading edge, and its breadth
/// lies along the arrangement's main axis. The shelf is as broad as the arrangement's viewport. The leading and
/// trailing insets of the section scroll with the items, which are visible in them. Header, footer and background do
/// not scroll.
///
/// The section becomes long enough for its items. It is not a scroll view: the host sets the offset (see
/// ``Arrangement/scroll(section:to:)``), and the arrangement computes the frames at this offset and the resting
/// positions.
public struct OrthogonalScrolling: Hashable, Sendable {
    /// The positions at which scrolling comes to rest.
    public enum Mode: UInt8, Sendable, CaseIterable {
        /// Any position.
        case continuous
        /// The leading edge of the group nearest to the position at which scrolling would stop by itself.
        case groupLeadingBoundary
        /// The viewport's next or previous page.
        case paging
        /// The leading edge of the next or previous group.
        case groupPaging
        /// The next or previous group, with its middle in the middle of the viewport. This includes the first and the
        /// last group.
        case groupPagingCentered
    }

    /// The positions at which scrolling comes to rest.
    public let mode: Mode
    /// The number of items in a group; at least 1. Groups follow each other along the cross axis.
    public let itemsPerGroup: Int
    /// The extent that the layout divides, in points along the arrangement's main axis. Ratios refer to the breadth
    /// between the insets. Layouts whose items are ``RunLayout/isSizedAcross`` ignore it.
    public let length: ItemSize
    /// The minimum length of the section if it has items, in points, for groups that are longer than their items.
    public let minimumLength: Double
    /// The distances by which a group extends beyond its items, in points.
    public let groupMargins: GroupMargins
    /// The extent of a complete group across, in points; nil if its items determine it.
    public let groupBreadth: Double?

    /// The distances by which a group extends beyond its items, in points.
    public struct GroupMargins: Hashable, Sendable {
        /// The distance before the first item, in points.
        public var leading: Double
        /// The distance after the items, in points.
        public var trailing: Double

        /// No margins.
        public static let none = GroupMargins(leading: 0, trailing: 0)

        /// Makes margins from their lengths, in points.
        public init(leading: Double, trailing: Double) {
            self.leading = leading
            self.trailing = trailing
        }
    }

    /// Makes a description. By default, every item is a group, and scrolling comes to rest at any position.
    public init(
        _ mode: Mode = .continuous, itemsPerGroup: Int = 1, length: ItemSize = .fixed(0), minimumLength: Double = 0,
        groupMargins: GroupMargins = .none, groupBreadth: Double? = nil
    ) {
        self.mode = mode
        self.itemsPerGroup = max(1, itemsPerGroup)
        self.length = length
        self.minimumLength = LayoutUnit.length(minimumLength)
        self.groupMargins = groupMargins
        self.groupBreadth = groupBreadth.map { LayoutUnit.length($0) }
    }
}
