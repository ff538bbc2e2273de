import CollectionLayout
import LayoutModel

/// An arrangement, and everything that is known of it otherwise.
struct ArrangementEpisode: Episode {
    private let seed: Int
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

    /// - Parameter step: in words; put together only where somebody reads them.
    func note(_ step: @autoclosure () -> String) { log?(String(step().prefix(2000))) }
}
