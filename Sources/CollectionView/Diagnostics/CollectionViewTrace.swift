/// The calls between the parties of a collection view, in order: to be printed, and to be compared.
///
/// It records from its creation on, and refers to the collection view weakly. Earlier listeners keep listening.
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

    /// The calls that are made while `body` runs, which are added to the others.
    public func calls(during body: () throws -> Void) rethrows -> [CollectionViewCall] {
        let start = calls.count
        try body()
        return Array(calls[start...])
    }

    /// The calls, one in each line.
    public nonisolated var description: String {
        MainActor.assumeIsolated { calls.map(\.description).joined(separator: "\n") }
    }
}
