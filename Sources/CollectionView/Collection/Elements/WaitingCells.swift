import Foundation

/// Cells that are ready for their items and not on the screen: made ahead of a scroll, or gone from it a moment ago.
///
/// They appear on the screen without a call to the data source. They are measured only then, because invisible cells
/// must not move anything.
@MainActor struct WaitingCells {
    private var cells: [IndexPath: UICollectionViewCell] = [:]
    /// The cells that have waited longest come first.
    private var order: [IndexPath] = []

    subscript(path: IndexPath) -> UICollectionViewCell? { cells[path] }

    /// The cells that have waited longest come first.
    var all: [(path: IndexPath, cell: UICollectionViewCell)] {
        order.compactMap { path in cells[path].map { (path, $0) } }
    }

    func contains(_ view: UICollectionReusableView) -> Bool { cells.values.contains { $0 === view } }

    mutating func put(_ cell: UICollectionViewCell, for path: IndexPath) {
        if cells.updateValue(cell, forKey: path) == nil { order.append(path) }
    }

    mutating func take(_ path: IndexPath) -> UICollectionViewCell? {
        guard let cell = cells.removeValue(forKey: path) else { return nil }
        order.removeAll { $0 == path }
        return cell
    }

    /// Gives up the cells that have waited longest. O(n) if there are more than `count`.
    mutating func shrink(to count: Int) -> [(path: IndexPath, cell: UICollectionViewCell)] {
        guard order.count > count else { return [] }
        let leaving = order.prefix(order.count - count)
        order.removeFirst(leaving.count)
        return leaving.compactMap { path in cells.removeValue(forKey: path).map { (path, $0) } }
    }

    /// Items are at other places from now on.
    ///
    /// - Returns: The cells of items that were deleted or reloaded.
    mutating func follow(_ map: ElementMap) -> [UICollectionViewCell] {
        let old = order.compactMap { path in cells[path].map { (path, $0) } }
        (cells, order) = ([:], [])
        var gone: [UICollectionViewCell] = []
        for (path, cell) in old {
            if let key = map.newKey(of: .cell(path)) { put(cell, for: key.indexPath) } else { gone.append(cell) }
        }
        return gone
    }
}
