/// How often somebody may be wrong: some times at once, and then again after each pause.
struct AttemptLimit: Sendable {
    let burst: Int
    let pause: Duration
    /// When all wrong attempts of a client are forgiven. `nil` stands for clients that nobody knows.
    private var forgiven: [IPAddress?: ContinuousClock.Instant] = [:]

    init(burst: Int, pause: Duration) {
        self.burst = burst
        self.pause = pause
    }

    static let ofOneClient = AttemptLimit(burst: 5, pause: .seconds(30))
    /// For attempts from many addresses at once.
    static let ofAllClients = AttemptLimit(burst: 100, pause: .seconds(2))

    private static let mostClients = 10_000

    /// How long a client has to wait; `nil` when it need not.
    func wait(for client: IPAddress?, at now: ContinuousClock.Instant) -> Duration? {
        guard let time = forgiven[client] else { return nil }
        let wait = now.duration(to: time) - pause * (burst - 1)
        return wait > .zero ? wait : nil
    }

    /// Remembers a wrong attempt.
    mutating func count(_ client: IPAddress?, at now: ContinuousClock.Instant) {
        if forgiven.count >= Self.mostClients { forgiven = forgiven.filter { $0.value > now } }
        forgiven[client] = max(forgiven[client] ?? now, now) + pause
    }
}
