import CollectionLayout
import Foundation

extension BoundaryItem {
    /// - Parameters:
    ///   - insets: The insets of the supplementary items at the sides.
    ///   - room: the room of the section, or of the whole layout.
    @MainActor init(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, insets: NSDirectionalEdgeInsets, in room: SectionRoom
    ) {
        let axes = room.axes
        let sides = axes.insets(insets)
        let between = max(0, room.breadth - sides.leading - sides.trailing)
        let box = Template.Box(length: room.length, breadth: between, pixelsPerPoint: room.pixelsPerPoint)
        let (length, breadth) = (axes.length(item.layoutSize), axes.breadth(item.layoutSize))
        let points = box.extent(of: axes.dimension(length))
        self.init(
            length: length.isMeasured ? .estimated(points) : .fixed(points),
            breadth: .fixed(box.extent(of: axes.dimension(breadth))), at: axes.anchor(item.alignment.edges),
            offset: axes.distance(item.offset), takesRoom: item.extendsBoundary, isPinned: item.pinToVisibleBounds,
            leading: sides.leading, trailing: sides.trailing)
    }
}
