import CollectionLayout
import LayoutModel

/// A session under random events, with its host and a model of what is known about both.
struct SessionFuzzEpisode: Episode {
    private let seed: Int
    private var episode: SessionEpisode

    var problems: [String] { episode.problems }

    init(_ script: Script, log: ((String) -> Void)?) throws {
        seed = script.seed
        var random = SplitMix64(seed: script.seed)
        let isUniform = random.oneIn(4)
        let layouts = isUniform ? LayoutFixture.waterfalls : LayoutFixture.all
        let layout = layouts.randomElement(using: &random)!
        let orientation = Orientation.all.randomElement(using: &random)!
        episode = try SessionEpisode(
            layout, orientation, seed: script.seed, maximumItemCount: script.maximumItemCount, isUniform: isUniform,
            isLogged: log != nil)
        for event in episode.log { log?(event) }
        episode.echo = log
    }

    mutating func take(_ step: Int) throws { try episode.step(seed: seed &* 1009 &+ step) }

    var recording: SessionScript { episode.script }
}

extension Script {
    /// The recording of a session's events, up to the first problem; nil if the script does not test a session.
    var recording: SessionScript? {
        guard subject == .session, var episode = try? SessionFuzzEpisode(self, log: { _ in }) else { return nil }
        for step in steps where episode.problems.isEmpty {
            do { try episode.take(step) } catch { break }
        }
        return episode.recording
    }
}

extension SessionScript {
    /// Performs all events again, and returns what is wrong, in words.
    func problems(log: @escaping (String) -> Void) -> [String] {
        do {
            var episode = try SessionEpisode(replaying: self)
            episode.echo = log
            for event in events where episode.problems.isEmpty { episode.replay(event) }
            return episode.problems
        } catch {
            return ["thrown: \(error)"]
        }
    }
}
