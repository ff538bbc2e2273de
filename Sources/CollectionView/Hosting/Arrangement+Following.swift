import CollectionLayout
import Foundation

extension HostedArrangement {
    /// Everything that is drawn by what a window shows, before it is scrolled or after. O(k) for k elements in view.
    func elementsMoved(from window: ScrollWindow, to next: ScrollWindow) -> Set<ElementID> {
        var moved: Set<ElementID> = []
        for window in [window, next] {
            let visible = rect(window.visible)
            arrangement.forEachElement(in: visible, seenThrough: visible) { element in
                if arrangement.followsViewport(element.id) { moved.insert(element.id) }
            }
        }
        return moved
    }
}

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
