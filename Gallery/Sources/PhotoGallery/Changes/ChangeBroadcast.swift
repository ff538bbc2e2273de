import Synchronization

/// Sends changes to all listeners.
final class ChangeBroadcast: Sendable {
    private struct State {
        var listeners: [Int: AsyncStream<PhotoChanges>.Continuation] = [:]
        var next = 0
    }

    private let state = Mutex(State())

    /// Returns a stream of the changes from now on, until the listener stops.
    func listen() -> AsyncStream<PhotoChanges> {
        // A slow listener needs only the latest changes: each has the revision.
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
        // Outside of the lock, because a stream that has ended calls back.
        let listeners = state.withLock { Array($0.listeners.values) }
        for listener in listeners { listener.yield(changes) }
    }
}
