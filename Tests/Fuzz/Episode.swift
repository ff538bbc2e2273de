/// A running script.
protocol Episode {
    /// - Parameter log: called with every event before it happens, so that the event that crashes is known; nil for no
    ///   log.
    init(_ script: Script, log: ((String) -> Void)?) throws
    /// The mistakes found so far, in words.
    var problems: [String] { get }
    /// Takes a random step, and checks what must hold after it.
    ///
    /// - Parameter step: the number that decides the step.
    mutating func take(_ step: Int) throws
}

extension Script {
    /// Runs the script, and returns what is wrong, in words; empty if nothing is.
    func problems(log: ((String) -> Void)? = nil) -> [String] {
        switch subject {
        case .arrangement: problems(of: ArrangementEpisode.self, log)
        case .session: problems(of: SessionFuzzEpisode.self, log)
        }
    }

    private func problems<Kind: Episode>(of kind: Kind.Type, _ log: ((String) -> Void)?) -> [String] {
        do {
            var episode = try Kind(self, log: log)
            for step in steps where episode.problems.isEmpty { try episode.take(step) }
            return episode.problems
        } catch {
            return ["thrown: \(error)"]
        }
    }
}
