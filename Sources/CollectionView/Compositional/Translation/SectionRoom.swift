import CollectionLayout
import Foundation

/// The space of a compositional layout for its sections.
struct SectionRoom: Equatable {
    /// The size of the collection view without the parts that are covered.
    var size: CollectionLayout.Size
    var orientation: Orientation
    var pixelsPerPoint: Double
    /// The insets of each reference, minus the insets that cover the collection view.
    var insets: [UIContentInsetsReference: NSDirectionalEdgeInsets]
    /// The layout's reference.
    var reference: UIContentInsetsReference
    var spacing: Double
    /// The traits. If they change, all sections are described again.
    var traitCollection: UITraitCollection

    var axes: LayoutAxes { LayoutAxes(main: orientation.axis) }

    var length: Double { orientation.length(of: size) }

    var breadth: Double { orientation.breadth(of: size) }

    /// Returns the space that a reference keeps free at the two sides across the scroll direction.
    func sides(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
        let own = self.reference == .automatic ? UIContentInsetsReference.safeArea : self.reference
        guard var sides = insets[reference == .automatic ? own : reference] else { return .zero }
        if orientation.axis == .vertical {
            (sides.top, sides.bottom) = (0, 0)
        } else {
            (sides.leading, sides.trailing) = (0, 0)
        }
        return sides
    }

    @MainActor func environment(_ reference: UIContentInsetsReference) -> LayoutEnvironment {
        let size = CGSize(width: size.width, height: size.height)
        return LayoutEnvironment(LayoutContainer(size, insets: sides(reference)), traitCollection)
    }
}

extension SectionRoom {
    @MainActor init(
        of collectionView: UICollectionView, _ orientation: Orientation,
        _ configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        let covered = collectionView.adjustedContentInset
        let direction = collectionView.effectiveUserInterfaceLayoutDirection
        func excess(_ reference: UIEdgeInsets) -> NSDirectionalEdgeInsets {
            let excess = UIEdgeInsets(
                top: max(0, reference.top - covered.top), left: max(0, reference.left - covered.left),
                bottom: max(0, reference.bottom - covered.bottom), right: max(0, reference.right - covered.right))
            return NSDirectionalEdgeInsets(excess, in: direction)
        }
        self.init(
            size: ScrollWindow(collectionView).size, orientation: orientation,
            pixelsPerPoint: max(1, Double(collectionView.traitCollection.displayScale)),
            insets: [
                .safeArea: excess(collectionView.safeAreaInsets), .layoutMargins: excess(collectionView.layoutMargins),
                .readableContent: excess(collectionView.readableMargins),
            ], reference: configuration.contentInsetsReference, spacing: Double(configuration.interSectionSpacing),
            traitCollection: collectionView.traitCollection)
    }
}
