/// The way from one arrangement to another, as a value: what moves, what comes, what goes, and where each is at any time.
///
/// ```swift
/// let before = arrangement  // made in O(1)
/// let map = try arrangement.apply(edit)
/// let newOffset = before.anchor(at: offset, through: map).flatMap { arrangement.offset(of: $0) } ?? offset
/// let transition = LayoutTransition(from: before, at: offset, to: arrangement, at: newOffset, through: map, style: .fade)
/// for (element, state) in zip(transition.elements, transition.state(at: 0.4)) { … }
/// ```
///
/// It is the same for an edit, another layout (``CollectionMap/identity(sectionCount:)``), another width, another
/// orientation, or a jump to another offset, and takes in only what the viewport shows before or after.
///
/// All is in physical coordinates of the viewport, from its left and top edge, because these are what a person sees and
/// the only ones that both arrangements have in common: what stays moves by its visible displacement, also where the
/// scroll offset changes. A host whose views lie in the content adds the corner of ``Arrangement/visibleRect(at:)``.
///
/// It knows no views, no time and no easing: the host turns time into progress, and draws.
public struct LayoutTransition: Sendable {
    /// What becomes of an element.
    public enum Step: UInt8, Sendable {
        /// It is only in the arrangement after.
        case appear
        /// It is only in the arrangement before.
        case disappear
        /// It is in both, wherever it goes.
        case persist
        /// It is in both, and its content is another one.
        case refresh
    }

    /// An element on its way.
    public struct Element: Sendable {
        /// Which it is, for as long as this transition and those that take over from it last: a host keeps its views by it.
        public let key: Int
        /// What the element does: appear, disappear, stay or change its content.
        public let step: Step
        /// Its name in the arrangement before; nil if it was not there.
        public let before: ElementID?
        /// Its name in the arrangement after; nil if it is not there. Without either name, it is still on its way out
        /// since an earlier transition.
        public let after: ElementID?
        /// Where it sets out; of what appears, where it will be.
        public fileprivate(set) var start: TransitionState
        /// Where it arrives; of what disappears, where it was.
        public fileprivate(set) var end: TransitionState
    }

    /// Those that were visible before, in the order of a query, then those that come into view. At most one for each
    /// element visible before and each visible after.
    public private(set) var elements: [Element]
    /// How what appears comes, and how what disappears goes.
    public let style: TransitionStyle

    /// Plans the way between two arrangements, each scrolled to an offset.
    ///
    /// What the viewport shows before or after is exactly there at that time. The other end of its way, where it cannot
    /// be seen, is where the other arrangement has it, but no more than a viewport's size beyond the edge.
    ///
    /// - Parameter map: from the elements before to those after.
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

    /// Where everything is, in the order of ``elements``. O(k).
    ///
    /// - Parameter progress: eased already, from 0 to 1. Beyond, as springs go, what moves overshoots (from −1 to 2),
    ///   while opacity stays from 0 to 1, sizes do not become negative, and styles wait at their ends.
    public func state(at progress: Double) -> [TransitionState] {
        var states: [TransitionState] = []
        for element in elements { states.append(state(of: element, at: progress)) }
        return states
    }

    /// Where one of the elements is. O(1).
    public func state(of element: Element, at progress: Double) -> TransitionState {
        let progress = progress.isNaN ? 1 : max(-1, min(progress, 2))
        var state = element.start.interpolated(to: element.end, at: progress)
        // At rest, everything is exactly where its arrangement has it, whatever the style.
        let isResting = progress <= 0 ? element.step != .appear : progress >= 1 && element.step != .disappear
        if !isResting { style.change(&state, element.step, max(0, min(progress, 1))) }
        return state
    }

    /// Another transition, which begins where this one is now: nothing jumps.
    ///
    /// It leads from the arrangement to which this one was leading. What was going goes on, from where it is; what was
    /// coming or moving turns to its new place.
    ///
    /// - Parameters:
    ///   - progress: how far this one has come.
    ///   - before: has the same elements, by the same names, as the arrangement to which this one was leading.
    ///   - style: that of this transition, unless you say otherwise.
    /// - Complexity: as that of any transition, and O(log n) for each element still on its way.
    public func interrupted(
        at progress: Double, from before: Arrangement, at oldOffset: Double, to after: Arrangement,
        at newOffset: Double, through map: CollectionMap, style: TransitionStyle? = nil
    ) -> LayoutTransition {
        interrupted(
            at: progress, from: before, at: oldOffset, to: after, at: newOffset, through: map, style: style,
            isReturning: false)
    }

    /// - Parameter isReturning: whether it leads back to the arrangement from which this one came, so that what was going comes
    ///   back by the name it had there.
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
