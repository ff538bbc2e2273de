import CollectionLayout

/// The simplest possible host: a table of what it was told to show. It notes contradictions.
package struct SessionHost {
    /// The shown elements, by key.
    package private(set) var views: [CollectionSession.ShownElement?] = []
    package private(set) var changes = CollectionSession.Changes()
    package private(set) var problems: [String] = []
    /// The elements to measure when anything last changed.
    package private(set) var unmeasured: [ElementKey] = []
    /// The number of passes in which anything was to be measured since the last frame was presented.
    private(set) var measuringPasses = 0
    private var pass = 0
    private var orientation: Orientation?
    /// Whether the content has turned since the last pass. Then everything moves, because a host may place elements in
    /// something that has turned with them.
    private var hasTurned = false
    /// The passes in which each key last left, entered and moved.
    private var passes: [(left: Int, entered: Int, moved: Int)] = []

    package init() {}

    /// Returns the element under a key; nil if none is shown.
    package func view(_ key: ElementKey) -> CollectionSession.ShownElement? {
        views.indices.contains(Int(key.raw)) ? views[Int(key.raw)] : nil
    }

    /// Whether an element has entered in the last pass.
    func hasEntered(_ key: ElementKey) -> Bool { view(key) != nil && passes[index(key)].entered == pass }

    /// Takes the changes, and draws them.
    package mutating func draw(_ session: inout CollectionSession, slack: Double = 0) {
        problems.removeAll()
        pass += 1
        hasTurned = orientation.map { $0 != session.arrangement.orientation } ?? false
        orientation = session.arrangement.orientation
        session.takeChanges(into: &changes, slack: slack)
        if !changes.isEmpty { unmeasured = changes.unmeasured }
        for key in changes.left { leave(key) }
        for shown in changes.entered { enter(shown) }
        for shown in changes.moved { move(shown) }
        if hasTurned { noteUnmoved(in: session) }
        for shown in changes.fading {
            if isNew(shown.key) {
                problems.append("\(shown.key) fades unshown")
            } else {
                views[index(shown.key)] = shown
            }
        }
        for key in changes.refreshed where isNew(key) { problems.append("\(key) refreshed unshown") }
        for key in changes.unmeasured where view(key)?.element.isEstimate != true {
            // A host is not told again if an element only becomes an estimate. The session knows it.
            if view(key) == nil || session.id(of: key).flatMap({ session.element($0) })?.isEstimate != true {
                problems.append("\(key) is to be measured, and is no estimate")
            }
        }
        if !changes.unmeasured.isEmpty { measuringPasses += 1 }
        if measuringPasses > 8 { problems.append("measured \(measuringPasses) times for one frame") }
    }

    private func index(_ key: ElementKey) -> Int { Int(key.raw) }

    private func isNew(_ key: ElementKey) -> Bool { view(key) == nil || passes[index(key)].entered == pass }

    private mutating func leave(_ key: ElementKey) {
        guard view(key) != nil else { return problems.append("\(key) left unshown") }
        views[index(key)] = nil
        passes[index(key)].left = pass
    }

    private mutating func enter(_ shown: CollectionSession.ShownElement) {
        let index = index(shown.key)
        guard index <= views.count else { return problems.append("\(shown.key) is not dense") }
        if index == views.count {
            if let free = views.indices.first(where: { views[$0] == nil && passes[$0].left != pass }) {
                problems.append("\(shown.key) is given, and \(free) is free")
            }
            views.append(nil)
            passes.append((0, 0, 0))
        }
        if views[index] != nil { problems.append("\(shown.key) entered though it was shown") }
        if passes[index].left == pass { problems.append("\(shown.key) is given again at once") }
        views[index] = shown
        passes[index].entered = pass
    }

    private mutating func move(_ shown: CollectionSession.ShownElement) {
        guard !isNew(shown.key) else { return problems.append("\(shown.key) moved unshown") }
        let index = index(shown.key)
        if passes[index].moved == pass { problems.append("\(shown.key) moved twice") }
        if views[index] == shown, !hasTurned { problems.append("\(shown.key) moved to where it was") }
        views[index] = shown
        passes[index].moved = pass
    }

    /// Notes the elements that were not reported although the content has turned. Disappearing ones only fade.
    private mutating func noteUnmoved(in session: CollectionSession) {
        for case let shown? in views where session.id(of: shown.key) != nil {
            let passes = passes[index(shown.key)]
            if max(passes.entered, passes.moved) < pass { problems.append("\(shown.key) has not turned") }
        }
    }

    package mutating func presented() { measuringPasses = 0 }

    /// Returns the elements to measure, and forgets them, because a host answers once.
    package mutating func takeUnmeasured() -> [ElementKey] {
        defer { unmeasured = [] }
        return unmeasured
    }
}
