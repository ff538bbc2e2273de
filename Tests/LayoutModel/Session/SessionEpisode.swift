import CollectionLayout

/// A session to which random things happen, a host that draws it, and everything that is known of it otherwise.
package struct SessionEpisode {
    package internal(set) var session: CollectionSession
    package internal(set) var problems: [String] = []
    /// What was done, in words, if that is wanted.
    package internal(set) var log: [String] = []
    /// The same as numbers, if that is wanted, and in words where there are no numbers for it.
    package internal(set) var recording: [String] = []
    /// Is told every event before it happens, so that the one that crashes is known.
    package var echo: ((String) -> Void)?
    let isLogged: Bool
    var random: SplitMix64
    var model: EditModel
    let layout: LayoutFixture
    var host = SessionHost()
    /// What was shown under each key when the host drew last.
    var names: [ElementName?] = []
    /// The breadth at which what is shown under each key was asked to be measured; not a number where it was not.
    var asked: [Double] = []
    /// Keys under which the content is another one than when the host drew last.
    var stale: Set<ElementKey> = []
    /// Things that were asked to be measured, and have not been.
    var owed: [ElementName] = []
    /// Elements that are kept although they may be out of view.
    var retained: [CollectionSession.RetainReason: ElementName] = [:]
    /// Where items that were presented lie across the main axis, by their names, as long as they have to stay there.
    var lanes: [Int: Double] = [:]
    /// Whether all sections have a layout whose items keep their lanes.
    var keepsLanes: Bool
    /// What things were called before the transition that runs.
    var modelBefore: EditModel?
    /// What was shown under each key when the transition began that runs.
    var namesBefore: [ElementKey: ElementName] = [:]
    /// Keys of deleted elements that had arrived where they were going when the last transition was interrupted.
    var gone: Set<ElementKey> = []
    /// Whether the last answer said that what is held is where it was.
    var isInPlace = true
    /// Where the host was told to scroll to, and for what, as long as it has not been there.
    var pending: (name: ElementName, offset: Double)?
    /// Whether the session may be on the way to a destination.
    var mayHaveDestination = false
    /// The item that is dragged, and the content as it was without that.
    var dragged: (name: Int, host: EditModel, hasMoved: Bool)?
    /// How far sections are scrolled across, by their names.
    var shelves: [Int: Double] = [:]
    var saved: SavedPlace<ElementName>?

    package init(
        _ layout: LayoutFixture, _ orientation: Orientation, seed: Int, mostItems: Int = 90, isUniform: Bool = false,
        isLogged: Bool = true
    ) throws {
        var random = SplitMix64(seed: seed)
        var sections =
            isUniform
            ? (0...1).map { _ in random.section(layout, mostItems: mostItems) }
            : random.sections(mostly: layout, mostItems: mostItems)
        if random.oneIn(3), !isUniform { sections.append(random.shelf(mostItems: mostItems)) }
        keepsLanes = isUniform && LayoutFixture.waterfalls.contains { $0.name == layout.name }
        for index in sections.indices where random.oneIn(10) { sections[index].effect = random.effect() }
        session = try CollectionSession(
            sections, headerAndFooter: random.oneIn(4) ? random.headerAndFooter() : HeaderAndFooter(),
            in: random.sessionViewport(orientation), orientation: orientation, policy: random.policy())
        model = EditModel(sections)
        self.layout = layout
        self.random = random
        self.isLogged = isLogged
        let (viewport, hold) = (session.viewport, session.policy.hold)
        note("\(layout), \(sections.map(\.count)), \(viewport), \(orientation), \(hold)")
    }

    mutating func report(_ problem: String) { problems.append(problem) }

    /// - Parameter event: in words; put together only where somebody reads them.
    mutating func note(_ event: @autoclosure () -> String) {
        guard isLogged else { return }
        let event = String(event().prefix(600))
        log.append(event)
        echo?(event)
    }

    /// Notes an event that happens next as numbers.
    mutating func record(_ event: @autoclosure () -> SessionEvent?, orElse words: @autoclosure () -> String = "") {
        guard isLogged else { return }
        recording.append(
            event().map { $0.numbers.map { "\($0)" }.joined(separator: " ") } ?? "# \(words().prefix(200))")
    }

    func name(of id: ElementID) -> ElementName { model.name(of: id) }

    /// What a thing is called now; nil if it is gone.
    func id(of name: ElementName) -> ElementID? { model.id(of: name) }

    /// The whole story, for a person who looks for the mistake.
    package var story: String { (log + problems.prefix(5).map { "✘ \($0)" }).joined(separator: "\n") }
}
