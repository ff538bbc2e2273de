import Synchronization

/// Access to a gallery, by password or by link.
public final class Access: Sendable {
    private let password: Secret?
    private let link: Secret?
    private let clock: @Sendable () -> ContinuousClock.Instant

    private struct State {
        var attempts = AttemptLimit.ofOneClient
        var allAttempts = AttemptLimit.ofAllClients
        var sessions = Sessions()
    }

    private let state = Mutex(State())

    /// - Parameters:
    ///   - link: the token at the end of the link's address.
    ///   - clock: returns the current time.
    public init(
        password: String?, link: String?,
        clock: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now }
    ) {
        self.password = password.map(Secret.init)
        self.link = link.map(Secret.init)
        self.clock = clock
    }

    /// Whether there is a password. If not, only the link gives access.
    var hasPassword: Bool { password != nil }

    enum Attempt: Sendable {
        case password(String)
        case link(String)
    }

    enum Answer: Equatable {
        /// The secret is right. The token identifies the browser from now on.
        case session(String)
        case wrong
        /// There were too many attempts. This one was not checked.
        case tooMany(wait: Duration)
    }

    /// Checks a secret, and begins a session if it is right.
    /// - Parameter client: the address of the client; `nil` if it is not known.
    func begin(_ attempt: Attempt, from client: IPAddress?) -> Answer {
        let now = clock()
        let network = client?.network
        return state.withLock { state in
            let waits = [state.attempts.wait(for: network, at: now), state.allAttempts.wait(for: nil, at: now)]
            if let wait = waits.compactMap(\.self).max() { return .tooMany(wait: wait) }
            guard isRight(attempt) else {
                state.attempts.count(network, at: now)
                state.allAttempts.count(nil, at: now)
                return .wrong
            }
            return .session(state.sessions.begin(at: now))
        }
    }

    private func isRight(_ attempt: Attempt) -> Bool {
        switch attempt {
        case .password(let text): password?.matches(text) ?? false
        case .link(let token): link?.matches(token) ?? false
        }
    }

    func isOpen(_ session: String) -> Bool {
        let now = clock()
        return state.withLock { $0.sessions.contains(session, at: now) }
    }
}
