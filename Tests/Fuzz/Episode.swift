import CollectionLayout
import LayoutModel

/// A script while it runs: an arrangement, what is known of it otherwise, and everything found to be wrong.
struct Episode {
    let layout: LayoutFixture
    /// Whether all sections have that layout.
    let isUniform: Bool
    var random: SplitMix64
    var model: EditModel
    var arrangement: Arrangement
    /// Where the viewport begins.
    var offset = 0.0
    /// Where items that have been seen lie across the main axis, by their names in the model.
    var seen: [Int: Double] = [:]
    /// Whether any lane has been kept since items were last free to change lanes.
    var hasKeptLanes = false
    /// A copy made earlier, and what was in it.
    var copy: (arrangement: Arrangement, frames: [PlacedFrame])
    private(set) var problems: [String] = []
    /// What was done, in words, if that is wanted.
    private(set) var log: [String]?

    init(_ script: Script, isLogged: Bool) throws(LayoutError) {
        var random = SplitMix64(seed: script.seed)
        let layout = LayoutFixture.all.randomElement(using: &random)!
        isUniform = random.oneIn(2)
        let sections =
            isUniform
            ? (0..<Int.random(in: 1...3, using: &random)).map { _ in
                random.section(layout, mostItems: script.mostItems)
            } : random.sections(mostly: layout, mostItems: script.mostItems)
        let orientation = Orientation.all.randomElement(using: &random)!
        arrangement = try Arrangement(
            sections, in: random.viewport(orientation), orientation: orientation,
            headerAndFooter: random.oneIn(4) ? random.headerAndFooter() : HeaderAndFooter())
        model = EditModel(sections)
        copy = (arrangement, arrangement.allFrames)
        self.layout = layout
        self.random = random
        log =
            isLogged ? ["\(layout) of \(sections.map(\.count)) items in \(arrangement.viewport), \(orientation)"] : nil
    }

    /// What is wrong after a script, and how it came to that; nil if nothing is.
    static func failure(of script: Script, isLogged: Bool = true) -> String? {
        do {
            var episode = try Episode(script, isLogged: isLogged)
            episode.check()
            for step in script.steps where episode.problems.isEmpty {
                episode.random = SplitMix64(seed: script.seed &* 1009 &+ step)
                try episode.take()
                episode.check()
            }
            guard !episode.problems.isEmpty else { return nil }
            return ((episode.log ?? []) + episode.problems.prefix(5).map { "✘ \($0)" }).joined(separator: "\n")
        } catch {
            return "✘ thrown: \(error)"
        }
    }

    mutating func report(_ problem: String) { problems.append(problem) }

    /// - Parameter step: in words; put together only where somebody reads them.
    mutating func note(_ step: @autoclosure () -> String) {
        if log != nil { log?.append(String(step().prefix(2000))) }
    }
}
