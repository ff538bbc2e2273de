/// A script while it runs.
protocol Episode {
    /// - Parameter log: is told every event before it happens, so that the one that crashes is known; nil to say nothing.
    init(_ script: Script, log: ((String) -> Void)?) throws
    /// Everything found to be wrong.
    var problems: [String] { get }
    /// Takes a random step, and checks what must hold after it.
    mutating func take(_ step: Int) throws
}

extension Script {
    /// What is wrong after this script; empty if nothing is.
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
