/// A transition that has begun and not ended.
struct RunningTransition: Sendable {
    /// Along the edges of the viewport as it was when the transition was planned.
    private(set) var transition: LayoutTransition
    /// The corner of that viewport, in the physical coordinates of the content. Both ends of each path are in the
    /// content, so that scrolling moves them.
    private(set) var corner: Point
    private let origin: Origin
    var progress = 0.0
    /// Elements on their way out, by their keys.
    var fading: [(key: UInt32, index: Int)] = []
    /// Positions of the others, by their names.
    private var positions: [Entry]

    /// The state before the transition, to which it may return.
    ///
    /// An object, because it is as large as all the rest, and copied with it.
    private final class Origin: Sendable {
        let arrangement: Arrangement
        let viewport: CollectionSession.Viewport
        let map: CollectionMap

        init(_ arrangement: Arrangement, _ viewport: CollectionSession.Viewport, _ map: CollectionMap) {
            self.arrangement = arrangement
            self.viewport = viewport
            self.map = map
        }
    }

    /// The arrangement that the transition leads away from.
    var before: Arrangement { origin.arrangement }

    /// The viewport that the transition leads away from.
    var viewportBefore: CollectionSession.Viewport { origin.viewport }

    /// The map from the elements of ``before`` to the present ones.
    var map: CollectionMap { origin.map }

    init(
        _ transition: LayoutTransition, at corner: Point, from before: Arrangement,
        in viewport: CollectionSession.Viewport, through map: CollectionMap
    ) {
        self.transition = transition
        self.corner = corner
        origin = Origin(before, viewport, map)
        positions = transition.elements.indices.compactMap { index in
            transition.elements[index].after.map { Entry(key: Int64(bitPattern: $0.raw), value: Int64(index)) }
        }
        positions.sortByKey()
    }

    var elements: [LayoutTransition.Element] { transition.elements }

    /// The position of an element by its present name; nil if it is not on its way.
    func position(of id: ElementID) -> Int? {
        let key = Int64(bitPattern: id.raw)
        let position = positions.position(of: key)
        guard position < positions.count, positions[position].key == key else { return nil }
        return positions[position].position
    }

    /// The way of an element, in the coordinates of the content.
    @inline(never)  // It is large.
    func motion(at index: Int) -> CollectionSession.Motion {
        let element = transition.elements[index]
        return CollectionSession.Motion(
            step: element.step, start: inContent(transition.state(of: element, at: 0)),
            end: inContent(transition.state(of: element, at: 1)))
    }

    /// Returns the motion of an element by its present name; nil if it is not moving.
    func motion(of id: ElementID) -> CollectionSession.Motion? { position(of: id).map { motion(at: $0) } }

    /// The present state of an element, in the coordinates of the content.
    func state(at index: Int) -> TransitionState {
        inContent(transition.state(of: transition.elements[index], at: progress))
    }

    private func inContent(_ state: TransitionState) -> TransitionState {
        var state = state
        state.move(by: corner)
        return state
    }

    /// The same transition as it is seen from another corner of the content.
    func seen(from corner: Point) -> LayoutTransition {
        transition.moved(by: Point(x: self.corner.x - corner.x, y: self.corner.y - corner.y))
    }

    /// Follows a measurement, which changes the ends of the paths, but not what is visible at the moment.
    ///
    /// - Parameter old: the corner of the viewport before that.
    mutating func retarget(to after: Arrangement, at offset: Double, seenBeforeFrom old: Point) {
        transition = seen(from: old).retargeted(at: progress, to: after, at: offset)
        corner = after.visibleRect(at: offset).corner
    }

    /// Follows the viewport's movement over the content, with which pinned elements move.
    mutating func scroll(_ arrangement: Arrangement, to offset: Double) {
        for index in transition.elements.indices {
            guard let id = transition.elements[index].after, id.kind.isPinnable,
                let element = arrangement.element(id, seenThrough: arrangement.visibleRect(at: offset)),
                element.zIndex >= ElementKind.pinnedZIndex
            else { continue }
            var end = transition.elements[index].end
            end.frame.x = element.frame.x - corner.x
            end.frame.y = element.frame.y - corner.y
            transition.move(index, to: end)
        }
    }
}

extension Rect {
    var corner: Point { Point(x: x, y: y) }
}
