import CollectionLayout
import Foundation

extension BoundaryItem {
    /// - Parameters:
    ///   - insets: The insets of the supplementary items at the sides.
    ///   - room: The room of the section, or of the whole layout.
    @MainActor init(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, insets: NSDirectionalEdgeInsets, in room: SectionRoom
    ) {
        let axes = room.axes
        let sides = axes.insets(insets)
        let between = max(0, room.breadth - sides.leading - sides.trailing)
        let box = Template.Box(length: room.length, breadth: between, pixelsPerPoint: room.pixelsPerPoint)
        let (length, breadth) = (axes.length(item.layoutSize), axes.breadth(item.layoutSize))
        func size(_ dimension: NSCollectionLayoutDimension) -> ItemSize {
            let points = box.extent(of: axes.dimension(dimension))
            return dimension.isMeasured ? .estimated(points) : .fixed(points)
        }
        self.init(
            length: size(length), breadth: size(breadth), at: axes.anchor(item.alignment.edges),
            offset: axes.distance(item.offset), takesRoom: item.extendsBoundary, isPinned: item.pinToVisibleBounds,
            leading: sides.leading, trailing: sides.trailing)
    }
}
