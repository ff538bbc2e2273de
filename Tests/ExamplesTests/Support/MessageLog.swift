import Synchronization

/// A list of messages, from any thread.
final class MessageLog: Sendable {
    private let list = Mutex<[String]>([])

    func append(_ message: String) { list.withLock { $0.append(message) } }

    var messages: [String] { list.withLock { $0 } }
}
