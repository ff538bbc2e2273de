import CollectionLayout
import Foundation

/// A horizontal group whose items measure their breadths: a flow, whose lines break before an item
/// that does not fit.
///
/// A flow has no insets and no edge spacing. They become spacing between items and lines, and insets around all lines.
@MainActor struct WrappedItems {
    let layout: Flow
    /// The distances from the section's insets to the items, in points.
    let insets: LogicalInsets
    let size: ItemSize
    let breadth: Double
    /// Whether cells determine their length.
    let measuresLength: Bool

    /// Makes the flow of a group; nil for any other kind of group.
    init?(
        _ group: NSCollectionLayoutGroup, spacing: Double, along axes: LayoutAxes, in container: Container,
        pixelsPerPoint: Double
    ) {
        guard case .list(let axis, let subitems, .whileFitting) = group.content, !axes.follows(axis),
            subitems.count == 1, let item = subitems.first, !(item is NSCollectionLayoutGroup),
            axes.breadth(item.layoutSize).isEstimated, !axes.breadth(group.layoutSize).isMeasured,
            group.supplementaryItems.isEmpty, item.supplementaryItems.isEmpty,
            group.interItemSpacing?.isFlexible != true
        else { return nil }
        let (groupEdges, itemEdges) = (axes.edges(group.edgeSpacing), axes.edges(item.edgeSpacing))
        guard !groupEdges.isFlexible, !itemEdges.isFlexible else { return nil }
        let room = Template.Box(
            length: container.viewportLength, breadth: container.breadth, pixelsPerPoint: pixelsPerPoint)
        var box = Template.Box(
            length: room.extent(of: axes.dimension(axes.length(group.layoutSize))),
            breadth: room.extent(of: axes.dimension(axes.breadth(group.layoutSize))), pixelsPerPoint: pixelsPerPoint)
        guard box.breadth == room.breadth else { return nil }

        // Insets are ignored along an axis with an estimated size. Here, that includes the insets of items across.
        let isFixedGroup = !axes.length(group.layoutSize).isMeasured
        measuresLength = axes.length(item.layoutSize).isMeasured
        let groupInsets = axes.insets(group.contentInsets).ignoringLength(if: !isFixedGroup)
        let itemInsets = axes.insets(item.contentInsets).ignoringLength(if: measuresLength)
        let pitch = groupEdges.start.minimum + box.length + groupEdges.end.minimum + spacing
        box.length = max(0, box.length - groupInsets.start - groupInsets.end)
        box.breadth = max(0, box.breadth - groupInsets.leading - groupInsets.trailing)
        let slot = box.extent(of: axes.dimension(axes.length(item.layoutSize)))
        let length = abs(slot - itemInsets.start - itemInsets.end)

        let before = groupEdges.start.minimum + groupInsets.start + itemEdges.start.minimum + itemInsets.start
        let after = itemInsets.end + itemEdges.end.minimum + groupInsets.end + groupEdges.end.minimum
        insets = LogicalInsets(
            start: before, end: after,
            leading: groupEdges.leading.minimum + groupInsets.leading + itemEdges.leading.minimum,
            trailing: groupEdges.trailing.minimum + groupInsets.trailing + itemEdges.trailing.minimum)
        layout = Flow(
            itemSpacing: axes.spacing(group.interItemSpacing).minimum + itemEdges.minimumAcross,
            // A group with a fixed length keeps it, whatever its items are.
            lineSpacing: isFixedGroup && !measuresLength ? max(0, pitch - length) : before + after + spacing,
            alignment: .start, tolerance: 0)
        // The breadth is measured in any case.
        size = .estimated(length)
        breadth = box.extent(of: axes.dimension(axes.breadth(item.layoutSize)))
    }
}

extension Template.EdgeSpacing {
    fileprivate var isFlexible: Bool {
        [start, end, leading, trailing].contains { if case .flexible = $0 { true } else { false } }
    }

    fileprivate var minimumAcross: Double { leading.minimum + trailing.minimum }
}

extension LogicalInsets {
    fileprivate func ignoringLength(if isEstimated: Bool) -> LogicalInsets {
        isEstimated ? LogicalInsets(start: 0, end: 0, leading: leading, trailing: trailing) : self
    }
}
