/// Runs scans of a folder one at a time, in the order of the requests.
actor Rescans {
    private var last: Task<PhotoChanges, any Error>?

    /// Runs a scan. It begins after the request, so that it sees the change that was the reason for it.
    func run(_ look: @escaping @Sendable () async throws -> PhotoChanges) async throws -> PhotoChanges {
        let previous = last
        let task = Task {
            _ = await previous?.result
            return try await look()
        }
        last = task
        return try await task.value
    }
}
