import CollectionLayout
import Foundation

/// What a collection view calls the elements of a layout that are no items.
@MainActor protocol ElementNaming {
    func name(of id: ElementID) -> ViewName

    /// Nil where the layout has no such elements.
    func id(ofKind viewKind: String, at path: IndexPath) -> ElementID?

    /// Whether views of a kind have the index paths of items.
    func followsItems(_ viewKind: String) -> Bool
}

/// The kind and the index path of a view that is no cell.
struct ViewName {
    var kind: String
    var indexPath: IndexPath
    var isDecoration: Bool
}

/// The names of ``ElementName``.
struct StandardNaming: ElementNaming {
    func name(of id: ElementID) -> ViewName {
        ViewName(
            kind: ElementName.viewKind(of: id.kind), indexPath: id.indexPath, isDecoration: id.decorationKind != nil)
    }

    func id(ofKind viewKind: String, at path: IndexPath) -> ElementID? { ElementID(ofKind: viewKind, at: path) }

    func followsItems(_ viewKind: String) -> Bool { ElementName.elementKind(of: viewKind)?.isItemDecoration == true }
}

extension UICollectionViewLayoutAttributes {
    /// For the view of an element, of which they say no more than which it is.
    convenience init(of id: ElementID, in naming: any ElementNaming) {
        guard id.kind != .item else {
            self.init(forCellWith: id.indexPath)
            return
        }
        let name = naming.name(of: id)
        if name.isDecoration {
            self.init(forDecorationViewOfKind: name.kind, with: name.indexPath)
        } else {
            self.init(forSupplementaryViewOfKind: name.kind, with: name.indexPath)
        }
    }

    /// The element of which they are.
    func id(in naming: any ElementNaming) -> ElementID? {
        representedElementKind.map { naming.id(ofKind: $0, at: indexPath) } ?? ElementID(itemAt: indexPath)
    }
}
