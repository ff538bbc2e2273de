/// A limit on wrong attempts: a burst of attempts, and one more after each pause.
struct AttemptLimit: Sendable {
    let burst: Int
    let pause: Duration
    /// The times when all wrong attempts of a client are forgiven. `nil` is for clients without a known address.
    private var forgiven: [IPAddress?: ContinuousClock.Instant] = [:]

    init(burst: Int, pause: Duration) {
        self.burst = burst
        self.pause = pause
    }

    static let ofOneClient = AttemptLimit(burst: 5, pause: .seconds(30))
    /// The limit for attempts from many addresses at once.
    static let ofAllClients = AttemptLimit(burst: 100, pause: .seconds(2))

    private static let maximumClientCount = 10_000

    /// Returns how long a client has to wait, or `nil` if it does not.
    func wait(for client: IPAddress?, at now: ContinuousClock.Instant) -> Duration? {
        guard let time = forgiven[client] else { return nil }
        let wait = now.duration(to: time) - pause * (burst - 1)
        return wait > .zero ? wait : nil
    }

    /// Counts a wrong attempt.
    mutating func count(_ client: IPAddress?, at now: ContinuousClock.Instant) {
        if forgiven.count >= Self.maximumClientCount { forgiven = forgiven.filter { $0.value > now } }
        forgiven[client] = max(forgiven[client] ?? now, now) + pause
    }
}
