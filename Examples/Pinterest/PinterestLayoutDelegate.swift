import UIKit

/// A delegate that knows the heights of a photo and its annotation at a width that the layout determines.
@preconcurrency @MainActor
public protocol PinterestLayoutDelegate: AnyObject {
    func collectionView(
        _ collectionView: UICollectionView, heightForPhotoAt indexPath: IndexPath, withWidth width: CGFloat
    ) -> CGFloat

    func collectionView(
        _ collectionView: UICollectionView, heightForAnnotationAt indexPath: IndexPath, withWidth width: CGFloat
    ) -> CGFloat
}
