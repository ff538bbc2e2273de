import Foundation

/// The properties of a compositional layout as a whole. A layout copies it, so that later changes of the object have no
/// effect.
@preconcurrency @MainActor
public final class UICollectionViewCompositionalLayoutConfiguration: NSObject,
    @preconcurrency NSCopying
{
    /// The axis along which the sections follow each other. The default is vertical.
    public var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The spacing between sections, in points. Empty sections are spaced, too.
    public var interSectionSpacing: CGFloat = 0
    /// The boundary items of the whole layout. Their index paths have a single index, 0.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The space that sections keep free at their sides by default. `automatic` stands for the safe area.
    public var contentInsetsReference = UIContentInsetsReference.safeArea

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems.map {
            $0.copy() as! NSCollectionLayoutBoundarySupplementaryItem
        }
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}

/// A closure that returns the description of a section. It may return nil if the section has no items.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (_ section: Int, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
