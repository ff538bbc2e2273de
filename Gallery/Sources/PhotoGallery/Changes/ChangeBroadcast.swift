import Synchronization

/// Tells everyone who listens of changes.
final class ChangeBroadcast: Sendable {
    private struct State {
        var listeners: [Int: AsyncStream<PhotoChanges>.Continuation] = [:]
        var next = 0
    }

    private let state = Mutex(State())

    /// What is sent from now on, until the listener stops.
    func listen() -> AsyncStream<PhotoChanges> {
        // A listener that takes nothing needs only the latest: every change tells the revision.
        let (stream, continuation) = AsyncStream.makeStream(
            of: PhotoChanges.self, bufferingPolicy: .bufferingNewest(16))
        let number = state.withLock { state in
            state.next += 1
            state.listeners[state.next] = continuation
            return state.next
        }
        continuation.onTermination = { [weak self] _ in
            _ = self?.state.withLock { $0.listeners.removeValue(forKey: number) }
        }
        return stream
    }

    func send(_ changes: PhotoChanges) {
        // Not under the lock: a stream that has ended calls back.
        let listeners = state.withLock { Array($0.listeners.values) }
        for listener in listeners { listener.yield(changes) }
    }
}
