import CollectionLayout
import Foundation

extension Arrangement {
    /// Whether an element that exists is drawn by what the viewport shows. O(1).
    func followsViewport(_ id: ElementID) -> Bool {
        switch id.kind {
        case .item: sections[id.section].effect != nil
        case .header: sections[id.section].bands.pinsHeader
        case .footer: sections[id.section].bands.pinsFooter
        case .globalHeader: bands.pinsHeader
        case .globalFooter: bands.pinsFooter
        default: false
        }
    }
}

extension HostedArrangement {
    @MainActor func attributes(_ element: LayoutElement) -> UICollectionViewLayoutAttributes {
        let attributes = element.id.newAttributes()
        attributes.show(element, at: frame(element.frame))
        return attributes
    }
}

extension UICollectionViewLayoutInvalidationContext {
    /// Concerns these elements and no others.
    func name(_ ids: Set<ElementID>) {
        let items = ids.filter { $0.kind == .item }
        if !items.isEmpty || ids.isEmpty { invalidateItems(at: items.map(\.indexPath)) }
        for id in ids {
            guard let kind = id.supplementaryKind else { continue }
            invalidateSupplementaryElements(ofKind: kind, at: [id.indexPath])
        }
    }
}
