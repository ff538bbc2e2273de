/// A transition that has begun and not yet ended.
struct RunningTransition: Sendable {
    /// The transition, in the coordinates of the viewport at the time when it was planned.
    private(set) var transition: LayoutTransition
    /// The corner of that viewport, in the physical coordinates of the content. Both ends of each path are fixed in the
    /// content, so that scrolling moves them on the screen.
    private(set) var corner: Point
    private var origin: Origin
    /// The shelves that have been scrolled since the transition began. Canceling does not undo that.
    private(set) var scrolledShelves: [Int] = []
    /// Whether the viewport has been scrolled since the transition began. Then canceling holds the position of the
    /// anchored element.
    var isScrolled = false
    var progress = 0.0
    /// The keys of the disappearing elements, ascending, and their indices in the transition.
    var fading: [Entry] = []
    /// The indices of the other elements in the transition, sorted by name.
    private var positions: [Entry]

    /// The state before the transition, to which it may return.
    ///
    /// It is an object, because it is as large as all other properties together, and would be copied with them.
    private final class Origin: Sendable {
        let arrangement: Arrangement
        let offset: Double
        let anchorChoice: AnchorChoice
        let viewport: CollectionSession.Viewport
        let map: CollectionMap

        init(
            _ arrangement: Arrangement, at offset: Double, holding anchorChoice: AnchorChoice,
            in viewport: CollectionSession.Viewport, through map: CollectionMap
        ) {
            self.arrangement = arrangement
            self.offset = offset
            self.anchorChoice = anchorChoice
            self.viewport = viewport
            self.map = map
        }
    }

    /// The arrangement that the transition leads away from.
    var before: Arrangement { origin.arrangement }

    /// The scroll offset that the transition leads away from.
    var offsetBefore: Double { origin.offset }

    /// The choice of the anchored element before the transition.
    var choiceBefore: AnchorChoice { origin.anchorChoice }

    /// The viewport that the transition leads away from.
    var viewportBefore: CollectionSession.Viewport { origin.viewport }

    /// The map from the elements of ``before`` to the current ones.
    var map: CollectionMap { origin.map }

    init(
        _ transition: LayoutTransition, at corner: Point, from before: Arrangement,
        since old: CollectionSession.StateBefore, through map: CollectionMap
    ) {
        self.transition = transition
        self.corner = corner
        origin = Origin(before, at: old.offset, holding: old.anchorChoice, in: old.viewport, through: map)
        positions = transition.elements.indices.compactMap { index in
            transition.elements[index].after.map { Entry(key: Int64(bitPattern: $0.raw), value: Int64(index)) }
        }
        positions.sortByKey()
    }

    var elements: [LayoutTransition.Element] { transition.elements }

    /// Returns the index of an element in the transition by its current name; nil if it is not moving.
    func position(of id: ElementID) -> Int? {
        positions.value(of: Int64(bitPattern: id.raw))
    }

    /// Returns the index of a disappearing element; nil if no element with this key disappears.
    func position(ofFading key: ElementKey) -> Int? { fading.value(of: Int64(key.raw)) }

    /// Records other covered parts or margins of the viewport. Canceling does not undo them if the transition leads
    /// away from a viewport with the same room.
    mutating func cover(_ viewport: CollectionSession.Viewport, _ orientation: Orientation) {
        guard before.orientation == orientation, before.viewport == viewport.room(orientation) else { return }
        origin = Origin(before, at: offsetBefore, holding: choiceBefore, in: viewport, through: map)
    }

    /// Returns the motion of an element, in the coordinates of the content.
    @inline(never)  // It is large.
    func motion(at index: Int) -> CollectionSession.Motion {
        let element = transition.elements[index]
        return CollectionSession.Motion(
            step: element.step, start: inContent(transition.state(of: element, at: 0)),
            end: inContent(transition.state(of: element, at: 1)))
    }

    /// Returns the motion of an element by its current name; nil if it is not moving.
    func motion(of id: ElementID) -> CollectionSession.Motion? { position(of: id).map { motion(at: $0) } }

    /// Returns the current state of an element, in the coordinates of the content.
    func state(at index: Int) -> TransitionState {
        inContent(transition.state(of: transition.elements[index], at: progress))
    }

    private func inContent(_ state: TransitionState) -> TransitionState {
        var state = state
        state.move(by: corner)
        return state
    }

    /// Returns the transition in the coordinates of a viewport with another corner.
    func seen(from corner: Point) -> LayoutTransition {
        transition.moved(by: Point(x: self.corner.x - corner.x, y: self.corner.y - corner.y))
    }

    /// Changes the ends of the paths after a measurement or a scroll. The current states stay the same, unless the
    /// elements have arrived.
    ///
    /// - Parameters:
    ///   - after: The new destination.
    ///   - offset: The scroll offset in the new destination.
    ///   - old: The corner of the viewport before the measurement. After a scroll, it is the new one.
    mutating func retarget(to after: Arrangement, at offset: Double, seenBeforeFrom old: Point) {
        transition = seen(from: old).retargeted(at: progress, to: after, at: offset)
        corner = after.visibleRect(at: offset).corner
    }

    /// Moves the paths of a shelf's items with its content after a scroll.
    mutating func scroll(shelf section: Int, by distance: Point) {
        if !scrolledShelves.contains(section) { scrolledShelves.append(section) }
        for index in transition.elements.indices {
            let element = transition.elements[index]
            // A deleted item stays with its shelf until it has disappeared.
            guard let id = element.after ?? element.before, id.isOfItem,
                section == (element.after == nil ? map.sections.newIndex(of: id.section) : id.section)
            else { continue }
            transition.move(index, by: distance)
        }
    }

    /// Moves the paths of pinned elements with the viewport after a scroll.
    mutating func scroll(_ arrangement: Arrangement, to offset: Double) {
        for index in transition.elements.indices {
            guard let id = transition.elements[index].after, id.kind.isPinnable,
                let element = arrangement.element(id, seenThrough: arrangement.visibleRect(at: offset)),
                element.zIndex >= ElementKind.pinnedZIndex
            else { continue }
            let end = transition.elements[index].end.frame
            let distance = Point(x: element.frame.x - corner.x - end.x, y: element.frame.y - corner.y - end.y)
            transition.move(index, by: distance)
        }
    }
}

extension Rect {
    var corner: Point { Point(x: x, y: y) }
}
