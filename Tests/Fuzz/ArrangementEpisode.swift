import CollectionLayout
import LayoutModel

/// An arrangement under random steps, and a model of what is known about it.
struct ArrangementEpisode: Episode {
    private let seed: Int
    let layout: LayoutFixture
    /// Whether all sections have ``layout``.
    let isUniform: Bool
    var random: SplitMix64
    var model: EditModel
    var arrangement: Arrangement
    /// The start of the viewport, in points.
    var offset = 0.0
    /// The positions across the main axis that items on the screen must keep, by the items' names, in points.
    var seen: [Int: Double] = [:]
    /// Whether any lane has been kept since items were last free to change lanes.
    var hasKeptLanes = false
    /// An earlier copy, and the frames that it had then.
    var copy: (arrangement: Arrangement, frames: [PlacedFrame])
    private(set) var problems: [String] = []
    private let log: ((String) -> Void)?

    init(_ script: Script, log: ((String) -> Void)?) throws {
        seed = script.seed
        self.log = log
        var random = SplitMix64(seed: script.seed)
        let layout = LayoutFixture.all.randomElement(using: &random)!
        isUniform = random.oneIn(2)
        let sections =
            isUniform
            ? (0..<Int.random(in: 1...3, using: &random)).map { _ in
                random.section(layout, maximumItemCount: script.maximumItemCount)
            } : random.sections(mostly: layout, maximumItemCount: script.maximumItemCount)
        let orientation = Orientation.all.randomElement(using: &random)!
        arrangement = try Arrangement(
            sections, in: random.viewport(orientation), orientation: orientation,
            headerAndFooter: random.oneIn(4) ? random.headerAndFooter() : HeaderAndFooter())
        model = EditModel(sections)
        copy = (arrangement, arrangement.allFrames)
        self.layout = layout
        self.random = random
        let viewport = arrangement.viewport
        note("\(layout) of \(sections.map(\.count)) items in \(viewport), \(orientation)")
        check()
    }

    mutating func take(_ step: Int) throws {
        random = SplitMix64(seed: seed &* 1009 &+ step)
        try take()
        check()
    }

    mutating func report(_ problem: String) { problems.append(problem) }

    /// - Parameter step: the step in words; only evaluated if there is a log.
    func note(_ step: @autoclosure () -> String) { log?(String(step().prefix(2000))) }
}
