import Foundation

/// Cells that are configured for their items, but not on the screen. They were made ahead of a scroll, or left
/// the screen a moment ago.
///
/// They appear on the screen without a call to the data source. They are measured only then, because the sizes of
/// invisible cells must not move visible ones.
@MainActor struct WaitingCells {
    private var cells: [IndexPath: UICollectionViewCell] = [:]
    /// The index paths of the cells, longest waiting first.
    private var order: [IndexPath] = []

    subscript(path: IndexPath) -> UICollectionViewCell? { cells[path] }

    /// The cells with their index paths, longest waiting first.
    var all: [(path: IndexPath, cell: UICollectionViewCell)] {
        order.compactMap { path in cells[path].map { (path, $0) } }
    }

    /// Returns the index path of a cell; nil if it does not wait.
    func path(of cell: UICollectionViewCell) -> IndexPath? { order.first { cells[$0] === cell } }

    func contains(_ view: UICollectionReusableView) -> Bool { cells.values.contains { $0 === view } }

    mutating func put(_ cell: UICollectionViewCell, for path: IndexPath) {
        if cells.updateValue(cell, forKey: path) == nil { order.append(path) }
    }

    mutating func take(_ path: IndexPath) -> UICollectionViewCell? {
        guard let cell = cells.removeValue(forKey: path) else { return nil }
        order.removeAll { $0 == path }
        return cell
    }

    /// Removes and returns the cells that have waited longest, until `count` cells are left, and the one to be kept.
    ///
    /// - Complexity: O(*n*) if there are more; otherwise O(1).
    mutating func shrink(
        to count: Int, keeping kept: UICollectionViewCell?
    ) -> [(path: IndexPath, cell: UICollectionViewCell)] {
        guard order.count > count else { return [] }
        let leaving = order.prefix(order.count - count).filter { cells[$0] !== kept }
        let gone = leaving.compactMap { path in cells.removeValue(forKey: path).map { (path, $0) } }
        order.removeAll { cells[$0] == nil }
        return gone
    }

    /// Moves cells to the new index paths of their items.
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
