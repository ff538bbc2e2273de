import Foundation

/// The order in which assistive technologies go through a collection view: by index path, with headers before the
/// items of their sections and footers after them.
struct ReadingOrder: Comparable {
    private let numbers: [Int]

    init(of key: ElementPath) {
        let path = key.indexPath
        let isFooter = key.kind == UICollectionView.elementKindSectionFooter
        let rank = key.kind == UICollectionView.elementKindSectionHeader ? 0 : isFooter ? 2 : 1
        // The whole layout's headers and footers have no section.
        let section = path.count > 1 ? path[0] : isFooter ? .max : -1
        numbers = [section, rank, path.last ?? 0, key.category == .cell ? 0 : 1]
    }

    static func < (left: Self, right: Self) -> Bool { left.numbers.lexicographicallyPrecedes(right.numbers) }
}

extension LayoutCycle {
    /// The views of elements in the order in which they are read.
    var viewsInReadingOrder: [UIView] {
        let views = shown.compactMap { element in element.view.map { (order: ReadingOrder(of: element.key), view: $0) }
        }
        return views.sorted { $0.order < $1.order }.map(\.view)
    }
}
