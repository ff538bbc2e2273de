import CollectionLayout
import PinterestExample
import ShortestColumnExample
import UIKit

/// The ratios of photos and the heights of their annotations, the same for both forms of a layout.
@MainActor final class PhotoSizes: PinterestLayoutDelegate, ShortestColumnLayoutDelegate {
    var sizes: [ItemSize]

    init(count: Int) {
        sizes = (0..<count).map { (item: Int) -> ItemSize in
            let proportion = Double(3 + item * 7 % 11) / 8
            let annotation = 25 + item * 5 % 3 * 12
            return .ratio(proportion, plus: Double(annotation))
        }
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
