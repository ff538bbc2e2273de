import Foundation

/// Decides about sizes and spacing in a flow layout. Every method is optional; the layout's property stands in for a missing one.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// If missing: `(collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero`
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize

    /// If missing: `(collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero`
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets

    /// If missing: `(collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0`
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat

    /// If missing: `(collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0`
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat

    /// If missing: `(collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero`
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize

    /// If missing: `(collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero`
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}
