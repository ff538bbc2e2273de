import CollectionLayout
import PinterestExample
import ShortestColumnExample
import UIKit

/// Photos of some proportions with annotations of some heights, the same ones for both versions of a layout.
@MainActor final class PhotoSizes: PinterestLayoutDelegate, ShortestColumnLayoutDelegate {
    var sizes: [ItemSize]

    init(count: Int) {
        sizes = (0..<count).map { .ratio(Double(3 + $0 * 7 % 11) / 8, plus: Double(25 + $0 * 5 % 3 * 12)) }
    }

    func collectionView(
        _ collectionView: UICollectionView, heightForPhotoAt indexPath: IndexPath, withWidth width: CGFloat
    ) -> CGFloat {
        sizes[indexPath.item].length(forBreadth: width) - sizes[indexPath.item].extra
    }

    func collectionView(
        _ collectionView: UICollectionView, heightForAnnotationAt indexPath: IndexPath, withWidth width: CGFloat
    ) -> CGFloat { sizes[indexPath.item].extra }

    func collectionView(
        _ collectionView: UICollectionView, heightForCellAt indexPath: IndexPath, withWidth width: CGFloat
    ) -> CGFloat { sizes[indexPath.item].length(forBreadth: width) }
}
