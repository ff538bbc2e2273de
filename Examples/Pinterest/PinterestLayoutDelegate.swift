import UIKit

/// Knows how high a photo and its annotation are at a width that the layout decides.
@preconcurrency @MainActor
public protocol PinterestLayoutDelegate: AnyObject {
    func collectionView(
        _ collectionView: UICollectionView, heightForPhotoAt indexPath: IndexPath, withWidth width: CGFloat
    ) -> CGFloat

    func collectionView(
        _ collectionView: UICollectionView, heightForAnnotationAt indexPath: IndexPath, withWidth width: CGFloat
    ) -> CGFloat
}
