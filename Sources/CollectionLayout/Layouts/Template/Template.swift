/// Items in nested groups whose sizes are fractions, points or estimates: a compositional layout.
///
/// ```swift
/// // One large picture and, beside it, two small ones; then the next group of three.
/// Template(
///     .row(
///         length: .absolute(240),
///         [
///             .item(breadth: .fractionalBreadth(2 / 3)),
///             .column(breadth: .fractionalBreadth(1 / 3), [.item(length: .fractionalLength(1 / 2))]),
///         ], spacing: .fixed(8)),
///     spacing: 8)
/// ```
///
/// A template describes one group. It is solved once for a container, which gives a ``Pattern``, and the pattern is
/// stamped one group after the other until the items run out; the last group is cut to the length that it uses.
///
/// It can be used in two ways:
///
/// - `CollectionSection(template, count: 1_000_000_000)` is a formula: an item's frame is found in O(1), and nothing is stored.
///   Estimates stand for the lengths themselves.
/// - `CollectionSection(template, items: items)` measures. A length that is ``Dimension/estimated(_:)`` is the length
///   of the item's own size, and groups grow with it. ``items(count:in:sizingAll:)`` makes items with the template's
///   estimates.
///
/// The corresponding types of UIKit:
///
/// | here | there |
/// | --- | --- |
/// | ``Node/item(length:breadth:insets:edges:)`` | `NSCollectionLayoutItem` |
/// | ``Node/row(length:breadth:_:repeating:spacing:insets:edges:)``, ``Node/column(length:breadth:_:repeating:spacing:insets:edges:)`` | `NSCollectionLayoutGroup.horizontal`, `.vertical` where scrolling is vertical, and the other way round |
/// | ``Node/custom(length:breadth:insets:edges:frames:)`` | `NSCollectionLayoutGroup.custom` |
/// | ``Dimension``, ``Spacing``, ``EdgeSpacing`` | `NSCollectionLayoutDimension`, `…Spacing`, `…EdgeSpacing` |
/// | ``Attachment`` | `NSCollectionLayoutSupplementaryItem` |
/// | a section of this layout | `NSCollectionLayoutSection` |
/// | ``spacing`` | its `interGroupSpacing` |
/// | ``CollectionSection/insets`` | its `contentInsets` |
///
/// Headers and backgrounds are no part of it: those belong to the ``CollectionSection``. Neither is sideways scrolling. What is
/// attached to items and groups (``Attachment``) becomes decorations of the section; see ``Pattern/decorations``.
public struct Template: Sendable {
    /// The outermost group.
    public let group: Node
    /// Points between one group and the next.
    public let spacing: Double
    /// Fractions are rounded down to this part of a point; 64 at most, the grid of ``LayoutUnit``.
    public let pixelsPerPoint: Double
    /// The most recent solution.
    private var pattern: Pattern?
    @usableFromInline var solved: FrameBlock?

    /// - Parameters:
    ///   - group: The repeated group. Its fractions refer to the breadth of the section between its insets, and to the
    ///     length of the viewport.
    ///   - spacing: points between one group and the next.
    ///   - pixelsPerPoint: The scale of the screen, for fractions that are whole pixels.
    public init(_ group: Node, spacing: Double = 0, pixelsPerPoint: Double = LayoutUnit.perPoint) {
        self.group = group
        self.pixelsPerPoint = pixelsPerPoint > 0 ? min(pixelsPerPoint, LayoutUnit.perPoint) : LayoutUnit.perPoint
        self.spacing = LayoutUnit.length(spacing)
    }

    /// The frames of one group in a container. O(boxes · depth), and O(1) once the template is prepared for the container.
    public func pattern(in container: Container) -> Pattern {
        if let pattern, pattern.block.isMade(for: container) { return pattern }
        return Pattern(group, spacing: spacing, pixelsPerPoint: pixelsPerPoint, in: container)
    }

    /// The same template, solved for a container.
    public func prepared(for container: Container) -> Template {
        var prepared = self
        let pattern = pattern(in: container)
        prepared.pattern = pattern
        prepared.solved = pattern.block
        return prepared
    }

    /// Makes items of the template's sizes: estimates for estimated lengths, otherwise fixed lengths. Estimated
    /// breadths become preferred breadths.
    ///
    /// - Parameters:
    ///   - container: The container in which the section will lay them out. It determines the number of subitems in a
    ///     group.
    ///   - sizesAll: whether items whose length the template decides are estimates too, if there are any. Where edits move items to
    ///     other positions in their groups, each may come to where it is measured.
    /// - Complexity: O(n), and O(1) where all items of a group are equally long.
    public func items(count: Int, in container: Container, sizingAll sizesAll: Bool = false) -> Items {
        let pattern = pattern(in: container)
        let (sizes, breadths) = (pattern.itemSizes(sizingAll: sizesAll), pattern.wishedBreadths)
        if sizes.allSatisfy({ $0 == sizes[0] }), breadths.allSatisfy({ $0 == breadths[0] }) {
            return Items(count: count, size: sizes[0], breadth: breadths[0])
        }
        let items = 0..<max(0, count)
        return Items(
            items.map { sizes[$0 % sizes.count] },
            breadths: breadths.allSatisfy { $0 == nil } ? [] : items.map { breadths[$0 % sizes.count] })
    }
}
