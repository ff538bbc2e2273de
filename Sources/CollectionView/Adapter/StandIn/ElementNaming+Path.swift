import CollectionLayout
import Foundation

extension ElementNaming {
    /// Returns the element at a path; nil if the layout has no such element.
    func id(of path: ElementPath) -> ElementID? {
        path.category == .cell ? ElementID(itemAt: path.indexPath) : id(ofKind: path.kind, at: path.indexPath)
    }
}
