/// How an element is drawn at one time of a ``Transition``.
public struct TransitionState: Hashable, Sendable {
    /// In points, from the left and the top edge of the viewport.
    public var frame: Rect
    /// From 0, not to be seen, to 1.
    public var alpha: Double
    /// How it is drawn in another way than its frame says.
    public var transform: Transform
    /// What has the higher number is drawn above.
    public var zIndex: Int

    public init(frame: Rect, alpha: Double = 1, transform: Transform = .identity, zIndex: Int = 0) {
        self.frame = frame
        self.alpha = alpha
        self.transform = transform
        self.zIndex = zIndex
    }
}

extension TransitionState {
    /// In between, or beyond; exactly either state at 0 and 1. What cannot be negative stays at 0.
    func interpolated(to end: TransitionState, at progress: Double) -> TransitionState {
        func between(_ start: Double, _ end: Double) -> Double {
            progress == 1 ? end : start + (end - start) * progress
        }
        return TransitionState(
            frame: Rect(
                x: between(frame.x, end.frame.x), y: between(frame.y, end.frame.y),
                width: max(0, between(frame.width, end.frame.width)),
                height: max(0, between(frame.height, end.frame.height))),
            alpha: max(0, min(between(alpha, end.alpha), 1)),
            transform: transform.interpolated(to: end.transform, between),
            // Nothing lies between two numbers of layers: the nearer one.
            zIndex: progress < 0.5 ? zIndex : end.zIndex)
    }

    func moved(by distance: Point) -> TransitionState {
        var state = self
        state.frame.x += distance.x
        state.frame.y += distance.y
        return state
    }
}

extension Transform {
    /// Part by part, which is what a matrix could not do.
    fileprivate func interpolated(to end: Transform, _ between: (Double, Double) -> Double) -> Transform {
        Transform(
            scale: max(0, between(scale, end.scale)), rotation: between(rotation, end.rotation),
            rotationX: between(rotationX, end.rotationX), rotationY: between(rotationY, end.rotationY),
            perspective: between(perspective, end.perspective),
            translation: Point(
                x: between(translation.x, end.translation.x), y: between(translation.y, end.translation.y)))
    }
}
