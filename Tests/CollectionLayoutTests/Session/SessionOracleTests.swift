import Testing

@testable import CollectionLayout

@Suite("A session, whatever happens to it")
struct SessionOracleTests {
    @Test(
        "Random events leave what arranging afresh gives, and nothing jumps", arguments: LayoutFixture.all,
        Orientation.all)
    func randomEvents(layout: LayoutFixture, orientation: Orientation) throws {
        for seed in 0..<2 {
            var episode = try SessionEpisode(layout, orientation, seed: seed ^ 0x5E55)
            for _ in 0..<40 where episode.problems.isEmpty { try episode.step() }
            guard episode.problems.isEmpty else {
                Issue.record("seed \(seed), \(episode.story)")
                return
            }
        }
    }
}
