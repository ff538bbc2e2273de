/// The way from one arrangement to another, as a value: the elements that move, appear and disappear, and their states
/// at any time.
///
/// ```swift
/// let before = arrangement  // made in O(1)
/// let map = try arrangement.apply(edit)
/// let newOffset = before.anchor(at: offset, through: map).flatMap { arrangement.offset(of: $0) } ?? offset
/// let transition = LayoutTransition(from: before, at: offset, to: arrangement, at: newOffset, through: map, style: .fade)
/// for (element, state) in zip(transition.elements, transition.state(at: 0.4)) { … }
/// ```
///
/// It can be an edit, another layout (``CollectionMap/identity(sectionCount:)``), another width, another orientation,
/// or a jump to another offset. It contains only elements that are visible before or after.
///
/// All states are in physical coordinates relative to the viewport's left and top edge. A person sees those, and only
/// those are common to both arrangements: remaining elements move by their visible displacement, also if the scroll
/// offset changes. A host whose views are in the content adds the corner of ``Arrangement/visibleRect(at:)``.
///
/// It does not know about views, time or easing: the host turns time into progress, and draws.
public struct LayoutTransition: Sendable {
    /// The kind of an element's change.
    public enum Step: UInt8, Sendable {
        /// The element is only in the arrangement after.
        case appear
        /// The element is only in the arrangement before.
        case disappear
        /// The element is in both.
        case persist
        /// The element is in both, and its content changes.
        case refresh
    }

    /// An element on its way.
    public struct Element: Sendable {
        /// The element's identity in this transition and in those that take over from it. A host finds its views by it.
        public let key: Int
        /// The element's step: it appears, disappears, stays, or changes its content.
        public let step: Step
        /// Its name in the arrangement before; nil if it was not there.
        public let before: ElementID?
        /// Its name in the arrangement after; nil if it is not there. Without either name, it is still on its way out
        /// since an earlier transition.
        public let after: ElementID?
        /// The state at progress 0. For an appearing element, it is the state at its destination.
        public fileprivate(set) var start: TransitionState
        /// The state at progress 1. For a disappearing element, it is the state at its origin.
        public fileprivate(set) var end: TransitionState
    }

    /// The elements visible before, in the order of a query, then those that become visible. At most one for each
    /// element that is visible before or after.
    public private(set) var elements: [Element]
    /// The style of appearing and disappearing elements.
    public let style: TransitionStyle

    /// Plans the way between two arrangements, each scrolled to an offset.
    ///
    /// An element that is visible before or after is exactly at that position at that time. The invisible end of its
    /// path is its position in the other arrangement, but at most a viewport's size beyond the edge.
    ///
    /// - Parameter map: The map from old to new elements.
    /// - Complexity: O(k · log n), where k elements are visible before or after.
    public init(
        from before: Arrangement, at oldOffset: Double, to after: Arrangement, at newOffset: Double,
        through map: CollectionMap, style: TransitionStyle = .fade
    ) {
        self.init(
            TransitionPlan(from: Window(before, at: oldOffset), to: Window(after, at: newOffset), through: map), style)
    }

    private init(_ plan: consuming TransitionPlan, _ style: TransitionStyle) {
        plan.addVisible()
        elements = plan.elements
        self.style = style
    }

    /// Returns the states of all elements, in the order of ``elements``. O(k).
    ///
    /// - Parameter progress: eased already, from 0 to 1. Beyond, as springs go, what moves overshoots (from −1 to 2),
    ///   while opacity stays from 0 to 1, sizes do not become negative, and styles wait at their ends.
    public func state(at progress: Double) -> [TransitionState] {
        var states: [TransitionState] = []
        for element in elements { states.append(state(of: element, at: progress)) }
        return states
    }

    /// Returns the state of one of the elements. O(1).
    public func state(of element: Element, at progress: Double) -> TransitionState {
        let progress = progress.isNaN ? 1 : max(-1, min(progress, 2))
        var state = element.start.interpolated(to: element.end, at: progress)
        // At rest, every element is exactly where its arrangement has it, with any style.
        let isResting = progress <= 0 ? element.step != .appear : progress >= 1 && element.step != .disappear
        if !isResting { style.change(&state, element.step, max(0, min(progress, 1))) }
        return state
    }

    /// Another transition, which begins where this one is now: nothing jumps.
    ///
    /// It starts at the arrangement that was the destination of this one. Disappearing elements go on from their
    /// present state; appearing and moving elements turn to their new destination.
    ///
    /// - Parameters:
    ///   - progress: The present progress of this transition.
    ///   - before: has the same elements, by the same names, as the arrangement to which this one was leading.
    ///   - style: The style of the new transition; by default that of this one.
    /// - Complexity: That of any transition, and O(log n) for each element that is still moving.
    public func interrupted(
        at progress: Double, from before: Arrangement, at oldOffset: Double, to after: Arrangement,
        at newOffset: Double, through map: CollectionMap, style: TransitionStyle? = nil
    ) -> LayoutTransition {
        interrupted(
            at: progress, from: before, at: oldOffset, to: after, at: newOffset, through: map, style: style,
            isReturning: false)
    }

    /// - Parameter isReturning: Whether it leads back to the arrangement in which this one began, so that disappearing
    ///   elements return by their names in it.
    func interrupted(
        at progress: Double, from before: Arrangement, at oldOffset: Double, to after: Arrangement,
        at newOffset: Double, through map: CollectionMap, style: TransitionStyle?, isReturning: Bool
    ) -> LayoutTransition {
        var plan = TransitionPlan(
            from: Window(before, at: oldOffset), to: Window(after, at: newOffset), through: map)
        for element in elements {
            let state = state(of: element, at: progress)
            if isReturning, element.after == nil, let id = element.before {
                plan.bringBack(element.key, as: id, from: state)
            } else {
                plan.takeOver(element, at: state, isGone: progress >= 1)
            }
        }
        return LayoutTransition(plan, style ?? self.style)
    }

    mutating func set(_ index: Int, _ start: TransitionState, _ end: TransitionState) {
        elements[index].start = start
        elements[index].end = end
    }

    /// The same way, in a viewport that a person scrolls meanwhile: everything moves by so many points on the screen.
    public func moved(by distance: Point) -> LayoutTransition {
        var moved = self
        for index in elements.indices {
            moved.elements[index].start.move(by: distance)
            moved.elements[index].end.move(by: distance)
        }
        return moved
    }
}
