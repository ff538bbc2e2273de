/// A record of the calls between the parties of a collection view, to be printed or compared.
///
/// Recording begins when the trace is made, and ends when it is released. The trace does not retain the collection
/// view. Earlier listeners are still called.
@MainActor public final class CollectionViewTrace: CustomStringConvertible {
    /// The calls since this trace was made, in order.
    public private(set) var calls: [CollectionViewCall] = []

    /// Starts to record the calls of a collection view.
    public init(of collectionView: UICollectionView) {
        let other = collectionView.trace
        collectionView.trace = { [weak self] call in
            self?.calls.append(call)
            other?(call)
        }
    }

    /// Returns the calls that are made while `body` runs. They are also added to ``calls``.
    public func calls(during body: () throws -> Void) rethrows -> [CollectionViewCall] {
        let start = calls.count
        try body()
        return Array(calls[start...])
    }

    /// The calls, one per line.
    public nonisolated var description: String {
        MainActor.assumeIsolated { calls.map(\.description).joined(separator: "\n") }
    }
}
