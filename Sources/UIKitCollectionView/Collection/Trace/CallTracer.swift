import Foundation

/// A reporter of calls to a listener. It determines the caller of each call: the party whose method is running.
///
/// Without a listener it costs one comparison per call. Calls of optional methods are reported whether the receiver has
/// them or not.
@MainActor final class CallTracer {
    typealias Party = CollectionViewCall.Party

    var listener: (@MainActor (CollectionViewCall) -> Void)?
    private var running: [Party] = [.collectionView]

    /// Reports a call from the collection view to another party, and makes the call.
    func call<Result>(
        _ callee: Party, _ message: StaticString, _ arguments: @autoclosure () -> [Any] = [], _ body: () -> Result
    ) -> Result {
        guard let listener else { return body() }
        listener(
            CollectionViewCall(
                caller: .collectionView, callee: callee, message: message.description,
                arguments: arguments().map(Self.text)))
        running.append(callee)
        defer { running.removeLast() }
        return body()
    }

    /// Reports a call to the collection view by another party or by itself. If no party's method is running, the caller
    /// is the app.
    func received(
        _ message: StaticString, _ arguments: @autoclosure () -> [Any] = [], by callee: Party = .collectionView,
        from sender: Party? = nil
    ) {
        guard let listener else { return }
        let caller = sender ?? running.last.map { $0 == .collectionView ? .app : $0 } ?? .app
        listener(
            CollectionViewCall(
                caller: caller, callee: callee, message: message.description, arguments: arguments().map(Self.text)))
    }

    private static func text(_ argument: Any) -> String {
        switch argument {
        case let path as IndexPath: path.shortDescription
        case let paths as [IndexPath]: "[" + paths.map(\.shortDescription).joined(separator: ", ") + "]"
        case let rect as CGRect: "(\(text(rect.origin)), \(text(rect.size)))"
        case let point as CGPoint: "(\(number(point.x)), \(number(point.y)))"
        case let size as CGSize: "(\(number(size.width)), \(number(size.height)))"
        default: String(describing: argument)
        }
    }

    private static func number(_ value: CGFloat) -> String {
        Int(exactly: value).map(String.init) ?? String(Double(value))
    }
}

extension IndexPath {
    /// `[section, item]`, or the part of it that exists.
    var shortDescription: String { "[" + map(String.init).joined(separator: ", ") + "]" }
}
