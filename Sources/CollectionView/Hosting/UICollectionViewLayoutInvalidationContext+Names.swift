import CollectionLayout
import Foundation

extension UICollectionViewLayoutInvalidationContext {
    /// Concerns these elements and no others.
    func name(_ ids: Set<ElementID>) {
        let items = ids.filter { $0.kind == .item }
        if !items.isEmpty || ids.isEmpty { invalidateItems(at: items.map(\.indexPath)) }
        for id in ids {
            if let kind = id.supplementaryKind {
                invalidateSupplementaryElements(ofKind: kind, at: [id.indexPath])
            } else if let kind = id.decorationKind {
                invalidateDecorationElements(ofKind: kind, at: [id.indexPath])
            }
        }
    }
}
