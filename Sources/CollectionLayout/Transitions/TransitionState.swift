/// The state in which an element is drawn at some progress of a ``LayoutTransition``.
public struct TransitionState: Hashable, Sendable {
    /// The frame, in points from the left and the top edge of the viewport, or of the content if a session returns it.
    public var frame: Rect
    /// The opacity, from 0 (invisible) to 1.
    public var alpha: Double
    /// The transform with which the element is drawn. It does not change the frame.
    public var transform: Transform
    /// The z-index: elements with higher ones are drawn above the others.
    public var zIndex: Int

    /// Makes a state. By default, it is opaque and not transformed.
    public init(frame: Rect, alpha: Double = 1, transform: Transform = .identity, zIndex: Int = 0) {
        self.frame = frame
        self.alpha = alpha
        self.transform = transform
        self.zIndex = zIndex
    }
}

extension TransitionState {
    /// Returns a drawable state between or beyond two states, and exactly one of them at 0 and 1. Sizes and the scale
    /// do not become negative, and the opacity stays between 0 and 1.
    func interpolated(to end: TransitionState, at progress: Double) -> TransitionState {
        var state = mixed(with: end, at: progress)
        state.frame.width = max(0, state.frame.width)
        state.frame.height = max(0, state.frame.height)
        state.alpha = max(0, min(state.alpha, 1))
        state.transform.scale = max(0, state.transform.scale)
        return state
    }

    /// Returns a state between or beyond two states. It need not be drawable: sizes may be negative, for example.
    func mixed(with end: TransitionState, at progress: Double) -> TransitionState {
        var state = end
        if progress != 1 {
            /// Replaces a number of the end state with the interpolated one.
            func mix(_ number: inout Double, _ start: Double) { number = start + (number - start) * progress }
            mix(&state.frame.x, frame.x)
            mix(&state.frame.y, frame.y)
            mix(&state.frame.width, frame.width)
            mix(&state.frame.height, frame.height)
            mix(&state.alpha, alpha)
            mix(&state.transform.scale, transform.scale)
            mix(&state.transform.rotation, transform.rotation)
            mix(&state.transform.rotationX, transform.rotationX)
            mix(&state.transform.rotationY, transform.rotationY)
            mix(&state.transform.perspective, transform.perspective)
            mix(&state.transform.translation.x, transform.translation.x)
            mix(&state.transform.translation.y, transform.translation.y)
            mix(&state.transform.origin.x, transform.origin.x)
            mix(&state.transform.origin.y, transform.origin.y)
        }
        // The z-index is a whole number, so it is that of the nearer state.
        if progress < 0.5 { state.zIndex = zIndex }
        return state
    }

    mutating func move(by distance: Point) {
        frame.x += distance.x
        frame.y += distance.y
    }
}
