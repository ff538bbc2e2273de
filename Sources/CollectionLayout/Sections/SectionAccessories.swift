/// All properties of a section except for its items and their layout.
struct SectionAccessories: Sendable {
    var headerAndFooter = HeaderAndFooter()
    var background: SectionBackground?
    /// The decorations of every item. Ignores duplicates of a kind, and kinds that are not decorations.
    var decorations: [ItemDecoration] = [] {
        didSet {
            var kept: [ItemDecoration] = []
            (decorationReach, decorationSpread) = (0, 0)
            for decoration in decorations where decoration.kind.isItemDecoration {
                if kept.contains(where: { $0.kind == decoration.kind }) { continue }
                kept.append(decoration)
                // One unit is added because the anchor of a badge may be off the grid.
                decorationReach = max(decorationReach, decoration.reach + 1 / LayoutUnit.perPoint)
                decorationSpread = max(decorationSpread, decoration.spread + 1 / LayoutUnit.perPoint)
            }
            decorations = kept
        }
    }
    /// The greatest distance by which decorations extend beyond their items along the main axis, in points.
    private(set) var decorationReach = 0.0
    /// The greatest distance by which decorations extend beyond their items along either axis, in points.
    private(set) var decorationSpread = 0.0
    var insets = LogicalInsets.zero
    /// The distance before the section, in points.
    var spacing = 0.0
    var effect: ViewportEffect?

    func decoration(_ kind: ElementKind) -> ItemDecoration? { decorations.first { $0.kind == kind } }

    /// Returns the z-index of a section's element that is not an item; see ``Arrangement/zIndex(of:)``.
    func zIndex(of id: ElementID) -> Int {
        let kind = id.kind
        if headerAndFooter.pins(id) { return ElementKind.pinnedZIndex }
        return kind.isItemDecoration ? decoration(kind)?.zIndex ?? kind.zIndex : kind.zIndex
    }

    /// The maximum distance at which decorations are drawn beyond their items, in points, with any effect that does not
    /// enlarge items.
    var drawnDecorationReach: Double {
        // The eye is at least one diagonal away, so perspective enlarges an item at most twofold. If it is also
        // rotated, it extends as far as its corners: 2 · √2 times as far. The circle around the item is larger than the
        // item by as much again.
        effect == nil ? decorationReach : 6 * decorationSpread
    }

    /// Returns the space for items in a viewport, within the insets and beside boundary items.
    func container(viewportLength: Double, breadth: Double) -> Container {
        let sides = sides(breadth)
        return Container(
            breadth: breadth - sides.leading - sides.trailing, viewportLength: viewportLength,
            leadingMargin: sides.leading, trailingMargin: sides.trailing)
    }

    /// Returns the distances of the items from the leading and the trailing side of a viewport.
    func sides(_ breadth: Double) -> (leading: Double, trailing: Double) {
        if headerAndFooter.boundary.isEmpty { return (insets.leading, insets.trailing) }
        return (
            insets.leading + headerAndFooter.sideBreadth(at: .leading, breadth),
            insets.trailing + headerAndFooter.sideBreadth(at: .trailing, breadth)
        )
    }
}
