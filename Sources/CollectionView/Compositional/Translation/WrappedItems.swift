import CollectionLayout
import Foundation

/// A horizontal group whose items measure their breadths: a flow, whose lines break before an item
/// that does not fit.
@MainActor struct WrappedItems {
    let layout: Flow
    let size: ItemSize
    let breadth: Double
    /// Whether cells determine their length.
    let measuresLength: Bool

    /// Returns nil for any other group.
    init?(_ group: NSCollectionLayoutGroup, spacing: Double, along axes: LayoutAxes, in container: Container) {
        guard case .list(let axis, let subitems, .whileFitting) = group.content, !axes.follows(axis),
            subitems.count == 1, !(subitems[0] is NSCollectionLayoutGroup),
            axes.breadth(subitems[0].layoutSize).isEstimated, !axes.breadth(group.layoutSize).isMeasured,
            group.isPlain, subitems[0].isPlain, group.interItemSpacing?.isFlexible != true
        else { return nil }
        let room = Template.Box(length: container.viewportLength, breadth: container.breadth)
        let box = Template.Box(
            length: room.extent(of: axes.dimension(axes.length(group.layoutSize))),
            breadth: room.extent(of: axes.dimension(axes.breadth(group.layoutSize))))
        guard box.breadth == room.breadth else { return nil }
        let length = axes.length(subitems[0].layoutSize)
        layout = Flow(
            itemSpacing: axes.spacing(group.interItemSpacing).minimum, lineSpacing: spacing, alignment: .start)
        measuresLength = length.isMeasured
        // The breadth is measured in any case.
        size = .estimated(box.extent(of: axes.dimension(length)))
        breadth = box.extent(of: axes.dimension(axes.breadth(subitems[0].layoutSize)))
    }
}

extension NSCollectionLayoutItem {
    /// Whether the item has no attributes besides its size.
    fileprivate var isPlain: Bool { contentInsets == .zero && edgeSpacing == nil && supplementaryItems.isEmpty }
}
