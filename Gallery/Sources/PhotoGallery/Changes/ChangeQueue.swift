/// Runs operations that change a gallery one at a time, in the order of the requests.
actor ChangeQueue {
    private var last: Task<PhotoChanges, any Error>?

    /// Runs an operation. It begins after the request: a scan sees the change that was the reason for it.
    func run(_ change: @escaping @Sendable () async throws -> PhotoChanges) async throws -> PhotoChanges {
        let previous = last
        let task = Task {
            _ = await previous?.result
            return try await change()
        }
        last = task
        return try await task.value
    }
}
