import UIKit

/// Knows how high a cell is at a width that the layout decides.
@preconcurrency @MainActor
public protocol ShortestColumnLayoutDelegate: AnyObject {
    func collectionView(
        _ collectionView: UICollectionView, heightForCellAt indexPath: IndexPath, withWidth width: CGFloat
    ) -> CGFloat
}
