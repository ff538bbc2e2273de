/// Looks at a folder one look after the other, however many are asked for at once.
actor Rescans {
    private var last: Task<PhotoChanges, any Error>?

    /// Every look begins after it was asked for, so that it sees whatever was the reason to ask.
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
