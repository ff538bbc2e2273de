/// One call between the parties of a collection view, as `UICollectionView.trace` reports it.
public struct CollectionViewCall: Hashable, Sendable, CustomStringConvertible {
    public enum Party: String, Hashable, Sendable {
        case app, collectionView, layout, dataSource, delegate, prefetchDataSource, view
    }

    public var caller: Party
    public var callee: Party
    /// The Swift name of the method or property: `prepare()`, `collectionView(_:cellForItemAt:)`.
    public var message: String
    /// One text per argument, without labels; the collection view itself is left out.
    public var arguments: [String]

    public init(caller: Party, callee: Party, message: String, arguments: [String] = []) {
        self.caller = caller
        self.callee = callee
        self.message = message
        self.arguments = arguments
    }

    public var description: String {
        let call = "\(caller.rawValue) → \(callee.rawValue): \(message)"
        return arguments.isEmpty ? call : "\(call) \(arguments.joined(separator: ", "))"
    }
}
