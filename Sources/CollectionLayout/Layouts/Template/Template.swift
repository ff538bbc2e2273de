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
/// A template describes one group. It is solved once for a container. The result is a ``Pattern``, which is repeated
/// until all items have a frame. The last group is cut to the length that it uses.
///
/// It can be used in two ways:
///
/// - `CollectionSection(template, count: 1_000_000_000)` is a formula: an item's frame is computed in O(1), and nothing
///   is stored. Estimates are used as lengths.
/// - `CollectionSection(template, items: items)` measures. An ``Dimension/estimated(_:)`` length is replaced by the
///   length of the item's own size, and groups grow with it. ``items(count:in:sizingAll:)`` makes items with the
///   template's estimates.
///
/// The corresponding types of UIKit:
///
/// | here | there |
/// | --- | --- |
/// | ``Node/item(length:breadth:insets:edges:)`` | `NSCollectionLayoutItem` |
/// | ``Node/row(length:breadth:_:repeating:spacing:insets:edges:)``, ``Node/column(length:breadth:_:repeating:spacing:insets:edges:)`` | `NSCollectionLayoutGroup.horizontal`, `.vertical` where scrolling is vertical, and vice versa where it is horizontal |
/// | ``Node/custom(length:breadth:insets:edges:frames:)`` | `NSCollectionLayoutGroup.custom` |
/// | ``Dimension``, ``Spacing``, ``EdgeSpacing`` | `NSCollectionLayoutDimension`, `…Spacing`, `…EdgeSpacing` |
/// | ``Attachment`` | `NSCollectionLayoutSupplementaryItem` |
/// | a section of this layout | `NSCollectionLayoutSection` |
/// | ``spacing`` | its `interGroupSpacing` |
/// | ``CollectionSection/insets`` | its `contentInsets` |
///
/// Headers, backgrounds and orthogonal scrolling are not part of a template: they belong to the ``CollectionSection``.
/// An ``Attachment`` of an item or a group becomes a decoration of the section; see ``Pattern/decorations``.
public struct Template: Sendable {
    /// The outermost group.
    public let group: Node
    /// The distance from one group to the next, in points.
    public let spacing: Double
    /// The number of pixels in a point, at most 64. Sizes that are fractions are rounded down to whole pixels.
    public let pixelsPerPoint: Double
    /// The most recent solution.
    private var pattern: Pattern?
    @usableFromInline var solved: FrameBlock?

    /// - Parameters:
    ///   - group: The repeated group. Its fractions refer to the breadth of the section between its insets, and to the
    ///     length of the viewport.
    ///   - spacing: The distance from one group to the next, in points.
    ///   - pixelsPerPoint: The scale of the screen. Sizes that are fractions are rounded down to whole pixels.
    public init(_ group: Node, spacing: Double = 0, pixelsPerPoint: Double = LayoutUnit.perPoint) {
        self.group = group
        self.pixelsPerPoint = pixelsPerPoint > 0 ? min(pixelsPerPoint, LayoutUnit.perPoint) : LayoutUnit.perPoint
        self.spacing = LayoutUnit.length(spacing)
    }

    /// Returns the frames of one group in a container.
    ///
    /// - Complexity: O(boxes · depth), and O(1) once the template is prepared for the container.
    public func pattern(in container: Container) -> Pattern {
        if let pattern, pattern.block.isMade(for: container) { return pattern }
        return Pattern(group, spacing: spacing, pixelsPerPoint: pixelsPerPoint, in: container)
    }

    /// Returns the same template, solved for a container.
    public func prepared(for container: Container) -> Template {
        var prepared = self
        let pattern = pattern(in: container)
        prepared.pattern = pattern
        prepared.solved = pattern.block
        return prepared
    }

    /// Makes items with the template's sizes. Estimated lengths become estimates, other lengths are fixed, and
    /// estimated breadths become preferred breadths.
    ///
    /// - Parameters:
    ///   - count: The number of items.
    ///   - container: The container in which the section will lay them out. It determines the number of subitems in a
    ///     group.
    ///   - sizesAll: Whether all items get estimates if any item of a group is estimated. Use it if edits may move an
    ///     item to a position in its group at which items are measured.
    /// - Complexity: O(*n*), or O(1) if all items of a group have the same size.
    public func items(count: Int, in container: Container, sizingAll sizesAll: Bool = false) -> Items {
        let pattern = pattern(in: container)
        let (sizes, breadths) = (pattern.itemSizes(sizingAll: sizesAll), pattern.preferredBreadths)
        if sizes.allSatisfy({ $0 == sizes[0] }), breadths.allSatisfy({ $0 == breadths[0] }) {
            return Items(count: count, size: sizes[0], breadth: breadths[0])
        }
        let items = 0..<max(0, count)
        return Items(
            items.map { sizes[$0 % sizes.count] },
            breadths: breadths.allSatisfy { $0 == nil } ? [] : items.map { breadths[$0 % sizes.count] })
    }
}
