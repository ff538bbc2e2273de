import CollectionLayout
import Foundation

extension UICollectionViewLayoutInvalidationContext {
    /// Restricts the invalidation to the given elements.
    func name(_ ids: Set<ElementID>, in naming: any ElementNaming = StandardNaming()) {
        let items = ids.filter { $0.kind == .item }
        if !items.isEmpty || ids.isEmpty { invalidateItems(at: items.map(\.indexPath)) }
        for id in ids where id.kind != .item {
            let name = naming.name(of: id)
            if name.isDecoration {
                invalidateDecorationElements(ofKind: name.kind, at: [name.indexPath])
            } else {
                invalidateSupplementaryElements(ofKind: name.kind, at: [name.indexPath])
            }
        }
    }
}
