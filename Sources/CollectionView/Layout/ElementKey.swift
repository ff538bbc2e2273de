import Foundation

/// The identity of an element. No two elements of a layout have equal keys.
struct ElementKey: Hashable, Sendable {
    typealias Category = UICollectionView.ElementCategory

    var category: Category
    /// The kind of a supplementary or decoration view; empty for cells.
    var kind: String
    var indexPath: IndexPath

    static func cell(_ indexPath: IndexPath) -> ElementKey {
        ElementKey(category: .cell, kind: "", indexPath: indexPath)
    }

    static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
        ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)
    }

    static func decoration(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
        ElementKey(category: .decorationView, kind: kind, indexPath: indexPath)
    }
}

extension ElementKey: Comparable {
    /// The order of elements with equal `zIndex`, which UIKit does not define: decorations lowest, then cells, then
    /// supplementary views; then by index path, then by kind.
    static func < (left: Self, right: Self) -> Bool {
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
