import CollectionLayout

/// A session to which random events happen, a host that draws it, and a model of what is known about it.
package struct SessionEpisode {
    package internal(set) var session: CollectionSession
    package internal(set) var problems: [String] = []
    /// The events in words, if logging is on.
    package internal(set) var log: [String] = []
    /// The events, if logging is on.
    package internal(set) var script: SessionScript
    /// Called with the session before every event, if logging is on.
    package var onEvent: ((CollectionSession) -> Void)?
    /// Called with every event before it happens, so that the event that crashes is known.
    package var echo: ((String) -> Void)?
    let isLogged: Bool
    var random: SplitMix64
    var model: EditModel
    let layout: LayoutFixture
    var host = SessionHost()
    /// The name of the element that was shown under each key when the host drew last.
    var names: [StableName?] = []
    /// The breadth at which the element under each key was to be measured, in points; NaN if it was not.
    var asked: [Double] = []
    /// The keys whose elements have other content than when the host drew last.
    var stale: Set<ElementKey> = []
    /// Elements that were to be measured and have not been.
    var owed: [StableName] = []
    /// Elements that must be shown even if they are out of view.
    var retained: [CollectionSession.RetainReason: StableName] = [:]
    /// The positions across the main axis that presented items must keep, by the items' names, in points.
    var lanes: [Int: Double] = [:]
    /// Whether all sections have a layout whose items keep their lanes.
    var keepsLanes: Bool
    /// The model before the running transition.
    var modelBefore: EditModel?
    /// The name of the element that was shown under each key when the running transition began.
    var namesBefore: [ElementKey: StableName] = [:]
    /// The keys of deleted elements that had already arrived when the last transition began.
    var gone: Set<ElementKey> = []
    /// Whether the last response said that the held element is in place.
    var isInPlace = true
    /// The offset to which the host was told to scroll, and the element there, until the host has arrived and presented
    /// it.
    var pending: (name: StableName, offset: Double, hasArrived: Bool)?
    /// Whether the session may be on the way to a destination.
    var mayHaveDestination = false
    /// The dragged item, and the content without the drag.
    var dragged: (name: Int, host: EditModel, hasMoved: Bool)?
    /// How far sections are scrolled across, by the sections' names.
    var shelves: [Int: ShelfPlace] = [:]
    /// How far they were before the running transition, of the sections that have not been scrolled since.
    var shelvesBefore: [Int: ShelfPlace] = [:]
    /// Whether a dragged item was put back first, which may have moved any shelf.
    var hasPutBackFirst = false
    /// How far they were before an event that may start a transition, and whether it has put back an item.
    var shelvesBeforeEvent: (places: [Int: ShelfPlace], hasPutBack: Bool) = ([:], false)
    /// Whether the running transition has been seen from so far away that its paths are coarse.
    var hasCoarseMotions = false
    /// The scroll offset to which canceling the running transition leads.
    var returnOffset = ReturnOffset.unknown
    /// The same offset for a transition that an event may start.
    var returnOffsetOfEvent = ReturnOffset.unknown
    var saved: SavedPlace<StableName>?

    /// Begins an episode with random content.
    ///
    /// - Parameters:
    ///   - layout: the layout of most sections.
    ///   - maximumItemCount: the largest number of items in a section.
    ///   - isUniform: whether there are two sections with this layout, and no others.
    ///   - isLogged: whether events are logged and recorded.
    package init(
        _ layout: LayoutFixture, _ orientation: Orientation, seed: Int, maximumItemCount: Int = 90,
        isUniform: Bool = false,
        isLogged: Bool = true
    ) throws {
        var random = SplitMix64(seed: seed)
        var sections =
            isUniform
            ? (0...1).map { _ in random.section(layout, maximumItemCount: maximumItemCount) }
            : random.sections(mostly: layout, maximumItemCount: maximumItemCount)
        if random.oneIn(3), !isUniform { sections.append(random.shelf(maximumItemCount: maximumItemCount)) }
        keepsLanes = isUniform && LayoutFixture.waterfalls.contains { $0.name == layout.name }
        for index in sections.indices where random.oneIn(10) { sections[index].effect = random.effect() }
        script = SessionScript(
            SessionScript.Beginning(
                sections, headerAndFooter: random.oneIn(4) ? random.headerAndFooter() : HeaderAndFooter(),
                in: random.sessionViewport(orientation), orientation: orientation, policy: random.policy()))
        session = try script.begin()
        model = EditModel(sections)
        self.layout = layout
        self.random = random
        self.isLogged = isLogged
        let (viewport, hold) = (session.viewport, session.policy.heldPosition)
        note("\(layout), \(sections.map(\.count)), \(viewport), \(orientation), \(hold)")
    }

    /// Begins an episode in which only recorded events happen.
    package init(replaying script: SessionScript) throws {
        self.script = script
        session = try script.begin()
        model = EditModel(script.beginning.sections)
        layout = LayoutFixture.all[0]
        keepsLanes = false
        random = SplitMix64(seed: 0)
        isLogged = true
    }

    mutating func report(_ problem: String) { problems.append(problem) }

    /// - Parameter event: the event in words; only evaluated if logging is on.
    mutating func note(_ event: @autoclosure () -> String) {
        guard isLogged else { return }
        let event = String(event().prefix(600))
        log.append(event)
        echo?(event)
    }

    /// Records an event before it happens.
    mutating func record(_ event: @autoclosure () -> SessionEvent) {
        guard isLogged else { return }
        onEvent?(session)
        script.events.append(event())
    }

    func name(of id: ElementID) -> StableName { model.name(of: id) }

    /// Returns the present ID of a named element; nil if it is gone.
    func id(of name: StableName) -> ElementID? { model.id(of: name) }

    /// The events and the first problems, for the person who looks for the mistake.
    package var story: String { (log + problems.prefix(5).map { "✘ \($0)" }).joined(separator: "\n") }
}
