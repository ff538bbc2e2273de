/// A call between the parties of a collection view, as `UICollectionView.trace` reports it.
public struct CollectionViewCall: Hashable, Sendable, CustomStringConvertible {
    /// A participant in a call.
    public enum Party: String, Hashable, Sendable {
        /// The code that uses the collection view.
        case app
        /// The collection view.
        case collectionView
        /// The collection view's layout.
        case layout
        /// The collection view's data source.
        case dataSource
        /// The collection view's delegate.
        case delegate
        /// The delegate for dragging items of the collection view.
        case dragDelegate
        /// The delegate for dropping items in the collection view.
        case dropDelegate
        /// The collection view's prefetch data source.
        case prefetchDataSource
        /// A cell or supplementary view.
        case view
    }

    /// The party that makes the call.
    public var caller: Party
    /// The party that is called.
    public var callee: Party
    /// The Swift name of the method or property: `prepare()`, `collectionView(_:cellForItemAt:)`.
    public var message: String
    /// The arguments as strings, without labels. The collection view itself is left out.
    public var arguments: [String]

    /// Creates a record of a call, for comparison with a recorded one.
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
