import Foundation

/// A delegate that determines the sizes and the spacing in a flow layout. Every method is optional: the layout's
/// property replaces a missing one.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// Returns the size of an item, in points.
    ///
    /// If missing: `(collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero`
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize

    /// Returns the distances between the edges of a section and its items, in points.
    ///
    /// If missing: `(collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero`
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets

    /// Returns the smallest distance between two lines of a section, in points.
    ///
    /// If missing: `(collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0`
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat

    /// Returns the smallest distance between two items in a line, in points.
    ///
    /// If missing: `(collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0`
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat

    /// Returns the size of a section's header, in points. Only the extent along the scroll axis is used; a section
    /// whose extent is 0 has none.
    ///
    /// If missing: `(collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero`
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize

    /// Returns the size of a section's footer, in points. Only the extent along the scroll axis is used; a section
    /// whose extent is 0 has none.
    ///
    /// If missing: `(collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero`
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}
