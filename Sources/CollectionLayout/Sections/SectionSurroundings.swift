/// Everything of a section but its items and their layout.
struct SectionSurroundings: Sendable {
    var headerAndFooter = HeaderAndFooter()
    var background: SectionBackground?
    /// Sets of a kind that an earlier decoration has, and kinds that are not decorations, are ignored.
    var decorations: [ItemDecoration] = [] {
        didSet {
            var kept: [ItemDecoration] = []
            (decorationReach, decorationSpread) = (0, 0)
            for decoration in decorations where decoration.kind.isItemDecoration {
                if kept.contains(where: { $0.kind == decoration.kind }) { continue }
                kept.append(decoration)
                // A unit more: where a badge is attached need not lie on the grid.
                decorationReach = max(decorationReach, decoration.reach + 1 / LayoutUnit.perPoint)
                decorationSpread = max(decorationSpread, decoration.spread + 1 / LayoutUnit.perPoint)
            }
            decorations = kept
        }
    }
    /// How far decorations may stick out of their items along the main axis, in points.
    private(set) var decorationReach = 0.0
    /// How far decorations may stick out of their items along either axis, in points.
    private(set) var decorationSpread = 0.0
    var insets = LogicalInsets.zero
    /// Before the section, in points.
    var spacing = 0.0
    var effect: ViewportEffect?

    func decoration(_ kind: ElementKind) -> ItemDecoration? { decorations.first { $0.kind == kind } }

    /// That of the section's elements that are no items; see ``Arrangement/zIndex(of:)``.
    func zIndex(of id: ElementID) -> Int {
        let kind = id.kind
        if headerAndFooter.pins(id) { return ElementKind.pinnedZIndex }
        return kind.isItemDecoration ? decoration(kind)?.zIndex ?? kind.zIndex : kind.zIndex
    }

    /// How far decorations may be drawn beyond what their items cover, with any effect that enlarges nothing, in points.
    var drawnDecorationReach: Double {
        // What is seen from no nearer than its diagonal looks at most twice as large, and what is turned reaches as far as
        // its corners: √2 · 2 times as far, and the item itself, the circle around which is larger, as much again.
        effect == nil ? decorationReach : 6 * decorationSpread
    }

    /// The room that the insets, and what lies beside the items, leave to the items in a viewport.
    func container(viewportLength: Double, breadth: Double) -> Container {
        let sides = sides(breadth)
        return Container(
            breadth: breadth - sides.leading - sides.trailing, viewportLength: viewportLength,
            leadingMargin: sides.leading, trailingMargin: sides.trailing)
    }

    /// How far the items are from the leading and from the trailing side of a viewport.
    func sides(_ breadth: Double) -> (leading: Double, trailing: Double) {
        if headerAndFooter.boundary.isEmpty { return (insets.leading, insets.trailing) }
        return (
            insets.leading + headerAndFooter.sideBreadth(at: .leading, breadth),
            insets.trailing + headerAndFooter.sideBreadth(at: .trailing, breadth)
        )
    }
}
