import Foundation

/// The identity of an element. No two elements of a layout have equal keys.
package struct ElementPath: Hashable, Sendable {
    package typealias Category = UICollectionView.ElementCategory

    package var category: Category
    /// The kind of a supplementary or decoration view; empty for cells.
    package var kind: String
    package var indexPath: IndexPath

    package init(category: Category, kind: String, indexPath: IndexPath) {
        (self.category, self.kind, self.indexPath) = (category, kind, indexPath)
    }

    package static func cell(_ indexPath: IndexPath) -> ElementPath {
        ElementPath(category: .cell, kind: "", indexPath: indexPath)
    }

    package static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ElementPath {
        ElementPath(category: .supplementaryView, kind: kind, indexPath: indexPath)
    }

    package static func decoration(_ kind: String, _ indexPath: IndexPath) -> ElementPath {
        ElementPath(category: .decorationView, kind: kind, indexPath: indexPath)
    }
}

extension ElementPath: Comparable {
    /// The order of elements with equal `zIndex`, which UIKit does not define: decorations lowest, then cells, then
    /// supplementary views; then by index path, then by kind.
    package static func < (left: Self, right: Self) -> Bool {
        if left.category != right.category { return left.category.height < right.category.height }
        if left.indexPath != right.indexPath { return left.indexPath < right.indexPath }
        return left.kind < right.kind
    }
}

extension UICollectionView.ElementCategory {
    fileprivate var height: Int {
        switch self {
        case .decorationView: 0
        case .cell: 1
        case .supplementaryView: 2
        }
    }
}
