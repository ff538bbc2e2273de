/// The elements of a ``LayoutTransition`` under construction.
struct TransitionPlan: ~Copyable {
    private let before: Window
    private let after: Window
    private let map: CollectionMap
    private var nextKey = 0
    /// The elements taken over from another transition, by their old names.
    private var takenOver: [Entry] = []
    /// The planned elements, by their new names.
    private var planned: [Entry] = []
    private(set) var elements: [LayoutTransition.Element] = []

    init(from before: Window, to after: Window, through map: CollectionMap) {
        self.before = before
        self.after = after
        self.map = map
    }

    /// Plans the path of an element of an interrupted transition. Calls must be in the order of keys.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - state: The state in which the element is drawn when this transition begins.
    ///   - isGone: Whether the interrupted transition has ended, so that disappearing elements are left out.
    mutating func takeOver(_ element: LayoutTransition.Element, at state: TransitionState, isGone: Bool) {
        nextKey = element.key + 1
        if isGone, element.step == .disappear { return }
        if let id = element.after { takenOver.append(Entry(id)) }
        leave(element.key, element.after, state, isVisible: before.shows(state))
    }

    /// Plans the return of a disappearing element under its earlier name. It goes on disappearing if it does not exist
    /// afterwards, or has reappeared meanwhile under another key, as separators do when items are measured. Calls must
    /// be in the order of keys, too.
    mutating func bringBack(_ key: Int, as id: ElementID, from state: TransitionState) {
        nextKey = key + 1
        let hasReappeared = map.oldID(of: id).flatMap { before.state(of: $0) } != nil
        guard !hasReappeared, let end = after.state(of: id) else { return leave(key, nil, state, isVisible: true) }
        planned.append(Entry(id))
        add(key, id, id, state, after.near(end))
    }

    /// Plans all other elements that are visible before or after.
    mutating func addVisible() {
        takenOver.sortByKey()
        before.forEachVisible { id, state in
            if !takenOver.contains(Entry(id).key) { leave(nil, id, state, isVisible: true) }
        }
        planned.sortByKey()
        after.forEachVisible { id, state in
            if !planned.contains(Entry(id).key) { arrive(id, state) }
        }
    }

    /// Plans the path of an element that was visible before, unless it is not visible at either end.
    ///
    /// - Parameters:
    ///   - key: The key of the element; nil for a new key.
    ///   - old: The old name; nil for an element that was already disappearing.
    ///   - start: The state at the beginning.
    ///   - isVisible: Whether the element is visible at the beginning.
    @inline(never)  // It is called from several places.
    private mutating func leave(_ key: Int?, _ old: ElementID?, _ start: TransitionState, isVisible: Bool) {
        if let old, let new = map.newID(of: old), let end = after.state(of: new) {
            guard isVisible || after.shows(end) else { return }
            planned.append(Entry(new))
            add(key, old, new, start, after.near(end))
        } else if isVisible, !start.isFaded {
            // An invisible separator keeps its name, because another event may give it a place again before it leaves.
            add(key, old, nil, start, start)
        }
    }

    /// Plans the path of an element that becomes visible, from its invisible old position, if any.
    private mutating func arrive(_ new: ElementID, _ end: TransitionState) {
        if let old = map.oldID(of: new), let start = before.state(of: old) {
            add(nil, old, new, before.near(start), end)
        } else {
            add(nil, nil, new, end, end)
        }
    }

    @inline(never)  // It is called from several places.
    private mutating func add(
        _ key: Int?, _ old: ElementID?, _ new: ElementID?, _ start: TransitionState, _ end: TransitionState
    ) {
        let step: LayoutTransition.Step =
            if let new { old == nil ? .appear : map.isChanged(new) ? .refresh : .persist } else { .disappear }
        elements.append(
            LayoutTransition.Element(key: key ?? nextKey, step: step, before: old, after: new, start: start, end: end))
        if key == nil { nextKey += 1 }
    }
}

extension Entry {
    /// Makes an entry for an existing element.
    fileprivate init(_ id: ElementID) { self.init(key: Int64(bitPattern: id.raw), value: 0) }
}

extension TransitionState {
    /// Whether the element is invisible on a screen with 256 shades.
    fileprivate var isFaded: Bool { alpha < 1 / 256 || transform.scale < 1 / 256 }
}
