import Foundation

/// The selected items, in the order of their selection. It follows them through updates.
struct Selection {
    private var turns: [IndexPath: Int] = [:]
    private var nextTurn = 0

    /// The selected items, in the order of their selection.
    ///
    /// - Complexity: O(*n* log *n*).
    var paths: [IndexPath] { turns.sorted { $0.value < $1.value }.map(\.key) }

    var isEmpty: Bool { turns.isEmpty }

    func contains(_ path: IndexPath) -> Bool { turns[path] != nil }

    mutating func insert(_ path: IndexPath) {
        guard turns[path] == nil else { return }
        turns[path] = nextTurn
        nextTurn += 1
    }

    mutating func remove(_ path: IndexPath) { turns[path] = nil }

    mutating func removeAll() { turns = [:] }

    /// Moves the selection to the new index paths of items. Deleted items lose their selection.
    ///
    /// - Complexity: O(*n* log *m*) for *n* selected items and *m* changes.
    mutating func follow(_ newPath: (IndexPath) -> IndexPath?) {
        let pairs = turns.compactMap { path, turn in newPath(path).map { ($0, turn) } }
        turns = Dictionary(pairs) { first, _ in first }
    }
}
