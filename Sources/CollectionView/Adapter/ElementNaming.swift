import CollectionLayout
import Foundation

/// The names that a collection view uses for the elements of a layout that are not items.
@MainActor protocol ElementNaming {
    func name(of id: ElementID) -> ViewName

    /// Returns the element that a view shows; nil if the layout has no such elements.
    func id(ofKind viewKind: String, at path: IndexPath) -> ElementID?

    /// Returns whether views of a kind have the index paths of items.
    func followsItems(_ viewKind: String) -> Bool
}

/// The kind and the index path of a supplementary or decoration view.
struct ViewName {
    var kind: String
    var indexPath: IndexPath
    var isDecoration: Bool
}

/// The names that ``ElementName`` lists.
struct StandardNaming: ElementNaming {
    func name(of id: ElementID) -> ViewName {
        ViewName(
            kind: ElementName.viewKind(of: id.kind), indexPath: id.indexPath, isDecoration: id.decorationKind != nil)
    }

    func id(ofKind viewKind: String, at path: IndexPath) -> ElementID? { ElementID(ofKind: viewKind, at: path) }

    func followsItems(_ viewKind: String) -> Bool { ElementName.elementKind(of: viewKind)?.isItemDecoration == true }
}

extension UICollectionViewLayoutAttributes {
    /// Makes attributes that contain only the element's name.
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

    /// Returns the element to which the attributes belong.
    func id(in naming: any ElementNaming) -> ElementID? {
        guard representedElementCategory != .cell else { return ElementID(itemAt: indexPath) }
        return representedElementKind.flatMap { naming.id(ofKind: $0, at: indexPath) }
    }
}
