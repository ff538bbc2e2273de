import CollectionLayout

/// A session to which random things happen, a host that draws it, and everything that is known of it otherwise.
package struct SessionEpisode {
    package internal(set) var session: CollectionSession
    package internal(set) var problems: [String] = []
    /// What was done, in words.
    package internal(set) var log: [String] = []
    var random: SplitMix64
    var model: EditModel
    let layout: LayoutFixture
    var host = SessionHost()
    /// Which things are shown, and under which keys, as the host was told last.
    var keys: [ElementName: ElementKey] = [:]
    /// At which breadth things that are shown have been asked to be measured.
    var asked: [ElementName: Double] = [:]
    /// Elements that are kept although they may be out of view.
    var retained: [CollectionSession.RetainReason: ElementName] = [:]
    /// What things were called before the transition that runs.
    var modelBefore: EditModel?
    /// Whether the last answer said that what is held is where it was.
    var isInPlace = true

    package init(_ layout: LayoutFixture, _ orientation: Orientation, seed: Int, mostItems: Int = 90) throws {
        var random = SplitMix64(seed: seed)
        var sections = random.sections(mostly: layout, mostItems: mostItems)
        if random.oneIn(3) { sections.append(random.shelf()) }
        for index in sections.indices where random.oneIn(10) { sections[index].effect = random.effect() }
        session = try CollectionSession(
            sections, headerAndFooter: random.oneIn(4) ? random.headerAndFooter() : HeaderAndFooter(),
            in: random.sessionViewport(orientation), orientation: orientation, policy: random.policy())
        model = EditModel(sections)
        self.layout = layout
        self.random = random
        log = ["\(layout), \(sections.map(\.count)), \(session.viewport), \(orientation), \(session.policy.hold)"]
    }

    mutating func report(_ problem: String) { problems.append(problem) }

    mutating func note(_ event: String) { log.append(String(event.prefix(300))) }

    /// What an element is, whatever it is called.
    func name(of id: ElementID) -> ElementName {
        if id.kind.isGlobal { return ElementName(kind: id.kind, thing: -1) }
        let section = model.sections[id.section]
        let isOfItem = id.kind == .item || id.kind.isItemDecoration
        return ElementName(kind: id.kind, thing: isOfItem ? section.ids[id.item] : section.name)
    }

    /// What a thing is called now; nil if it is gone.
    func id(of name: ElementName) -> ElementID? {
        if name.kind.isGlobal { return ElementID(name.kind, section: 0) }
        for (number, section) in model.sections.enumerated() {
            if section.name == name.thing, name.kind != .item, !name.kind.isItemDecoration {
                return ElementID(name.kind, section: number)
            }
            if name.kind == .item || name.kind.isItemDecoration, let item = section.ids.firstIndex(of: name.thing) {
                return ElementID(name.kind, section: number, item: item)
            }
        }
        return nil
    }

    /// The whole story, for a person who looks for the mistake.
    package var story: String { (log + problems.prefix(5).map { "✘ \($0)" }).joined(separator: "\n") }
}

/// A thing by what it is: unlike an `ElementID`, it does not change with edits.
struct ElementName: Hashable {
    let kind: ElementKind
    let thing: Int
}
