/// What a ``Transition`` is made of, being put together.
struct TransitionPlan {
    /// What can be seen when the transition begins.
    typealias Seen = (key: Int, id: ElementID?, state: TransitionState)

    private let before: Window
    private let after: Window
    private let map: CollectionMap
    private var nextKey: Int
    /// By their names after.
    private var planned: [ElementID] = []
    private(set) var elements: [Transition.Element] = []

    /// Plans for what another transition leaves on its way, and for everything else that is visible before or after.
    ///
    /// - Parameters:
    ///   - underway: without an identifier what was going.
    ///   - firstKey: above the keys of those.
    init(
        from before: Window, to after: Window, through map: CollectionMap, takingOver underway: [Seen] = [],
        firstKey: Int = 0
    ) {
        self.before = before
        self.after = after
        self.map = map
        nextKey = firstKey
        for seen in underway { leave(seen) }
        let known = underway.compactMap { $0.id }.sortedByKey { $0.sortingKey }
        for (id, state) in before.visible where !known.contains(sorted: id) { leave((makeKey(), id, state)) }
        planned = planned.sortedByKey { $0.sortingKey }
        for (id, state) in after.visible where !planned.contains(sorted: id) { arrive(id, state) }
    }

    private mutating func makeKey() -> Int {
        defer { nextKey += 1 }
        return nextKey
    }

    /// From where something is seen to where it goes, unless neither is visible.
    @inline(never)
    private mutating func leave(_ seen: Seen) {
        let isVisible = before.shows(seen.state)
        guard let new = seen.id.flatMap({ map.newID(of: $0) }), let end = after.state(of: new) else {
            guard isVisible, seen.id != nil || !seen.state.isFaded else { return }
            add(seen.key, .disappear, seen.id, nil, seen.state, seen.state)
            return
        }
        guard isVisible || after.shows(end) else { return }
        planned.append(new)
        add(seen.key, step(of: new), seen.id, new, seen.state, after.near(end))
    }

    /// From where something was out of sight, if it was anywhere, to where it is seen.
    private mutating func arrive(_ new: ElementID, _ end: TransitionState) {
        guard let old = map.oldID(of: new), let start = before.state(of: old) else {
            return add(makeKey(), .appear, nil, new, end, end)
        }
        add(makeKey(), step(of: new), old, new, before.near(start), end)
    }

    private func step(of new: ElementID) -> Transition.Step { map.isChanged(new) ? .refresh : .persist }

    @inline(never)
    private mutating func add(
        _ key: Int, _ step: Transition.Step, _ old: ElementID?, _ new: ElementID?, _ start: TransitionState,
        _ end: TransitionState
    ) {
        elements.append(
            Transition.Element(key: key, step: step, before: old, after: new, start: start, end: end))
    }
}

extension [ElementID] {
    /// Whether an element is among these, which are in the order of their keys. O(log n).
    fileprivate func contains(sorted id: ElementID) -> Bool { lastSorted { $0.sortingKey <= id.sortingKey } == id }
}

extension TransitionState {
    /// Whether nothing of it is left on a screen of 256 shades.
    fileprivate var isFaded: Bool { alpha < 1 / 256 || transform.scale < 1 / 256 }
}
