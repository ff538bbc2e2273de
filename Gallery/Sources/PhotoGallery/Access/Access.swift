import Synchronization

/// Who may see a gallery: whoever knows the password, or has the link.
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
    ///   - link: the token that ends the link's address.
    ///   - clock: tells the time.
    public init(
        password: String?, link: String?,
        clock: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now }
    ) {
        self.password = password.map(Secret.init)
        self.link = link.map(Secret.init)
        self.clock = clock
    }

    /// Whether there is a password: else only the link lets in.
    var hasPassword: Bool { password != nil }

    enum Attempt: Sendable {
        case password(String)
        case link(String)
    }

    enum Answer: Equatable {
        /// Whoever shows this again may see the gallery.
        case session(String)
        case wrong
        /// There were too many attempts: this one was not looked at.
        case tooMany(wait: Duration)
    }

    /// - Parameter client: where the attempt came from; `nil` if that is not known.
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
