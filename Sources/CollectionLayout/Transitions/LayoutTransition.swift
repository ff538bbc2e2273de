/// A transition from one arrangement to another: the elements that move, appear and disappear, and their states at any
/// progress.
///
/// ```swift
/// let before = arrangement  // made in O(1)
/// let map = try arrangement.apply(edit)
/// let newOffset = before.anchor(at: offset, through: map).flatMap { arrangement.offset(of: $0) } ?? offset
/// let transition = LayoutTransition(from: before, at: offset, to: arrangement, at: newOffset, through: map)
/// for (element, state) in zip(transition.elements, transition.state(at: 0.4)) { … }
/// ```
///
/// The cause can be an edit, another layout (``CollectionMap/identity(sectionCount:)``), another width, another
/// orientation, or a jump to another offset. The transition contains only elements that are visible before or after.
///
/// All states are in physical coordinates relative to the viewport's left and top edge, which are common to both
/// arrangements. So remaining elements move by their visible displacement, even if the scroll offset changes. A host
/// whose views are in the content adds the corner of ``Arrangement/visibleRect(at:)``.
///
/// A transition is a value without views, time or easing: the host turns time into progress, and draws.
public struct LayoutTransition: Sendable {
    /// The kind of an element's change.
    public enum Step: UInt8, Sendable {
        /// The element is only in the new arrangement.
        case appear
        /// The element is only in the old arrangement.
        case disappear
        /// The element is in both arrangements.
        case persist
        /// The element is in both arrangements, and its content changes.
        case refresh
    }

    /// An element of a transition.
    public struct Element: Sendable {
        /// The element's identity in this transition and in those that take over from it. A host finds its views by it.
        public let key: Int
        /// The kind of the element's change.
        public let step: Step
        /// The element's name in the old arrangement; nil if it is not there.
        public let before: ElementID?
        /// The element's name in the new arrangement; nil if it is not there. An element without either name is still
        /// disappearing from an earlier transition.
        public let after: ElementID?
        /// The state at progress 0. For an appearing element, it is the state at its destination.
        public fileprivate(set) var start: TransitionState
        /// The state at progress 1. For a disappearing element, it is the state at its origin.
        public fileprivate(set) var end: TransitionState
    }

    /// The elements that are visible before, in the order of a query, then those that become visible.
    public private(set) var elements: [Element]
    /// The style of appearing and disappearing elements.
    public let style: TransitionStyle

    /// Plans the transition between two arrangements, each scrolled to an offset.
    ///
    /// The path of an element begins or ends exactly where the element is visible. An invisible end is the element's
    /// position in the other arrangement, but at most a viewport's size beyond the viewport's edge.
    ///
    /// - Parameters:
    ///   - before: The old arrangement.
    ///   - oldOffset: The scroll offset in the old arrangement.
    ///   - after: The new arrangement.
    ///   - newOffset: The scroll offset in the new arrangement.
    ///   - map: The map from old to new elements.
    ///   - style: The style of appearing and disappearing elements.
    /// - Complexity: O(*k* · log *n*), where *k* elements are visible before or after.
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

    /// Returns the states of all elements, in the order of ``elements``.
    ///
    /// - Parameter progress: The eased progress, from 0 to 1. It may overshoot like a spring, from −1 to 2. Then
    ///   elements move beyond their ends, but opacity stays between 0 and 1, sizes do not become negative, and styles
    ///   stay at their ends.
    /// - Complexity: O(*k*) for *k* elements in the transition.
    public func state(at progress: Double) -> [TransitionState] {
        var states: [TransitionState] = []
        for element in elements { states.append(state(of: element, at: progress)) }
        return states
    }

    /// Returns the state of one of the elements.
    ///
    /// - Parameters:
    ///   - element: An element of the transition.
    ///   - progress: The eased progress; see ``state(at:)``.
    /// - Complexity: O(1).
    public func state(of element: Element, at progress: Double) -> TransitionState {
        let progress = progress.isNaN ? 1 : max(-1, min(progress, 2))
        var state = element.start.interpolated(to: element.end, at: progress)
        // At rest, every element is exactly where its arrangement has it, with any style.
        let isResting = progress <= 0 ? element.step != .appear : progress >= 1 && element.step != .disappear
        if !isResting { style.change(&state, element.step, max(0, min(progress, 1))) }
        return state
    }

    /// Returns a transition that takes over from this one, without a jump.
    ///
    /// Its old arrangement is the destination of this transition. Disappearing elements continue from their current
    /// state. Appearing and moving elements turn to their new destination.
    ///
    /// - Parameters:
    ///   - progress: The current progress of this transition.
    ///   - before: An arrangement with the same elements, with the same names, as the destination of this transition.
    ///   - oldOffset: The scroll offset in `before`.
    ///   - after: The new arrangement.
    ///   - newOffset: The scroll offset in the new arrangement.
    ///   - map: The map from the elements of `before` to those of `after`.
    ///   - style: The style of the new transition; by default that of this one.
    /// - Complexity: That of any transition, and O(log *n*) for each element that is still moving.
    public func interrupted(
        at progress: Double, from before: Arrangement, at oldOffset: Double, to after: Arrangement,
        at newOffset: Double, through map: CollectionMap, style: TransitionStyle? = nil
    ) -> LayoutTransition {
        interrupted(
            at: progress, from: before, at: oldOffset, to: after, at: newOffset, through: map, style: style,
            isReturning: false)
    }

    /// Returns a transition that takes over from this one.
    ///
    /// - Parameter isReturning: Whether the new transition leads back to the old arrangement of this one, so that
    ///   disappearing elements return with their old names.
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

    /// Returns the transition with all paths moved by a distance, in points, because a person has scrolled meanwhile.
    public func moved(by distance: Point) -> LayoutTransition {
        var moved = self
        for index in elements.indices { moved.move(index, by: distance) }
        return moved
    }

    /// Moves the path of an element that scrolling moves on the screen by a distance, in points.
    @inline(never)  // It is called from several places.
    mutating func move(_ index: Int, by distance: Point) {
        elements[index].start.move(by: distance)
        elements[index].end.move(by: distance)
    }
}
