/// The browsers that have signed in since the program started.
struct Sessions: Sendable {
    /// The ends of sessions, by the checksums of their cookies. The time of a lookup reveals nothing about a cookie.
    private var ends: [String: ContinuousClock.Instant] = [:]

    static let duration = Duration.seconds(30 * 24 * 3600)
    private static let most = 10_000

    mutating func begin(at now: ContinuousClock.Instant) -> String {
        ends = ends.filter { $0.value > now }
        if ends.count >= Self.most, let oldest = ends.min(by: { $0.value < $1.value }) { ends[oldest.key] = nil }
        let session = Secret.random()
        ends[Self.key(of: session)] = now + Self.duration
        return session
    }

    func contains(_ session: String, at now: ContinuousClock.Instant) -> Bool {
        ends[Self.key(of: session)].map { $0 > now } ?? false
    }

    private static func key(of session: String) -> String { SHA256.digits(of: Array(session.utf8)) }
}
