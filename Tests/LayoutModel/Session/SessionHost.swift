import CollectionLayout

/// A host as simple as can be: a table of what it was told to show. It notes what contradicts itself.
package struct SessionHost {
    package private(set) var views: [ElementKey: CollectionSession.ShownElement] = [:]
    package private(set) var changes = CollectionSession.Changes()
    package private(set) var problems: [String] = []
    /// Elements that were to be measured when anything changed last.
    package private(set) var unmeasured: [ElementKey] = []
    /// How often anything was to be measured since the last frame was presented.
    private var measuringPasses = 0

    package init() {}

    /// Takes the changes, and draws them.
    package mutating func draw(_ session: inout CollectionSession) {
        problems = []
        let before = views
        session.takeChanges(into: &changes)
        if !changes.isEmpty { unmeasured = changes.unmeasured }
        let left = Set(changes.left)
        if left.count != changes.left.count { problems.append("a key left twice") }
        for key in changes.left where views.removeValue(forKey: key) == nil { problems.append("\(key) left unshown") }
        for shown in changes.entered {
            if before[shown.key] != nil { problems.append("\(shown.key) entered though it was shown") }
            if views.updateValue(shown, forKey: shown.key) != nil { problems.append("\(shown.key) entered twice") }
        }
        var moved: Set<ElementKey> = []
        for shown in changes.moved {
            if !moved.insert(shown.key).inserted { problems.append("\(shown.key) moved twice") }
            if before[shown.key] == nil || left.contains(shown.key) { problems.append("\(shown.key) moved unshown") }
            if before[shown.key] == shown { problems.append("\(shown.key) moved to where it was") }
            views[shown.key] = shown
        }
        for key in changes.refreshed where before[key] == nil || left.contains(key) {
            problems.append("\(key) refreshed unshown")
        }
        for key in changes.unmeasured where views[key]?.element.isEstimate != true {
            // What stays where it is need not be told to be an estimate.
            if views[key] == nil || session.id(of: key).flatMap({ session.element($0) })?.isEstimate != true {
                problems.append("\(key) is to be measured, and is no estimate")
            }
        }
        if !changes.unmeasured.isEmpty { measuringPasses += 1 }
        if measuringPasses > 8 { problems.append("measured \(measuringPasses) times for one frame") }
    }

    package mutating func presented() { measuringPasses = 0 }

    /// The host was asked once, and has answered.
    package mutating func takeUnmeasured() -> [ElementKey] {
        defer { unmeasured = [] }
        return unmeasured
    }
}
