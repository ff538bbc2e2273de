import Foundation

extension UICollectionView {
    /// Our addition: has the data source configure supplementary views that there are, without reuse. In a batch the index paths are
    /// those after it.
    public func reconfigureSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        let keys = indexPaths.map { ElementKey.supplementary(elementKind, $0) }
        if !updates.recordReconfiguring(keys) { cycle.reconfigure(keys) }
    }
}
