import CollectionView
import Synchronization

extension CollectionViewDiagnostics {
    /// Returns the messages that were raised or logged while `body` ran.
    static func collected(by body: () -> Void) -> [String] {
        let log = Log()
        withHandler({ log.append($0.message) }, body)
        return log.messages
    }
}

/// A list of messages, from any thread.
private final class Log: Sendable {
    private let list = Mutex<[String]>([])

    func append(_ message: String) { list.withLock { $0.append(message) } }

    var messages: [String] { list.withLock { $0 } }
}
