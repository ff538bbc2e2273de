import UIKit

/// A delegate that knows the height of a cell at a width that the layout determines.
@preconcurrency @MainActor
public protocol ShortestColumnLayoutDelegate: AnyObject {
    func collectionView(
        _ collectionView: UICollectionView, heightForCellAt indexPath: IndexPath, withWidth width: CGFloat
    ) -> CGFloat
}
