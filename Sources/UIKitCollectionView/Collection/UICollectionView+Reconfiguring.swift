import Foundation

extension UICollectionView {
    /// Asks the data source to configure existing supplementary views again, without replacing them. Within a batch,
    /// the index paths are those after the batch. This is an addition to UIKit.
    public func reconfigureSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        let keys = indexPaths.map { ElementPath.supplementary(elementKind, $0) }
        if !updates.recordReconfiguring(keys) { cycle.reconfigure(keys) }
    }
}
