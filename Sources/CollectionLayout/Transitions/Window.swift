/// An arrangement seen through its viewport, in which a transition looks up the states of elements.
final class Window {
    private let arrangement: Arrangement
    /// The window's rectangle, in the physical coordinates of the content.
    private let rect: Rect

    init(_ arrangement: Arrangement, at offset: Double) {
        self.arrangement = arrangement
        rect = arrangement.visibleRect(at: offset)
    }

    /// Calls `body` for each visible element. O(log n + k).
    func forEachVisible(_ body: (ElementID, TransitionState) -> Void) {
        arrangement.forEachElement(in: rect, seenThrough: rect) { body($0.id, state(of: $0)) }
    }

    /// Returns the state of an element, visible or not; nil if it does not exist. O(log n).
    func state(of id: ElementID) -> TransitionState? {
        arrangement.element(id, seenThrough: rect).map { state(of: $0) }
    }

    @inline(never)  // It copies fifteen numbers.
    private func state(of element: LayoutElement) -> TransitionState {
        let frame = element.frame
        return TransitionState(
            frame: Rect(x: frame.x - rect.x, y: frame.y - rect.y, width: frame.width, height: frame.height),
            alpha: element.isHidden ? 0 : max(0, min(element.alpha, 1)), transform: element.transform,
            zIndex: element.zIndex)
    }

    /// Returns whether a part of an element is drawn in the viewport.
    func shows(_ state: TransitionState) -> Bool {
        state.transform.bounds(of: state.frame).intersects(Rect(x: 0, y: 0, width: rect.width, height: rect.height))
    }

    /// Returns the state, moved so that it is drawn at most a viewport's size beyond the viewport's edge.
    func near(_ state: TransitionState) -> TransitionState {
        var near = state
        let bounds = state.transform.bounds(of: state.frame)
        near.move(
            by: Point(
                x: max(-rect.width - bounds.width, min(bounds.x, 2 * rect.width)) - bounds.x,
                y: max(-rect.height - bounds.height, min(bounds.y, 2 * rect.height)) - bounds.y))
        return near
    }
}
