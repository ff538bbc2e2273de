import Foundation

/// A pan that begins at an edge of the window.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The width of the strip along the edge in which a finger has to come down, in points.
    private static let reach: CGFloat = 24
    /// The distance at which the pan begins, in points. It is shorter than that of scroll views, which would begin first.
    private static let edgeSlop: CGFloat = 6

    /// The edges at which the pan can begin. None by default.
    open var edges: UIRectEdge = []

    /// Whether the finger has moved inward from an edge, and less along it.
    @_spi(Host) open override var hasLeftSlop: Bool {
        let (x, y) = (translation.x, translation.y)
        let across = max(edges.contains(.left) ? x : 0, edges.contains(.right) ? -x : 0)
        let down = max(edges.contains(.top) ? y : 0, edges.contains(.bottom) ? -y : 0)
        return across >= max(Self.edgeSlop, abs(y)) || down >= max(Self.edgeSlop, abs(x))
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible, !touches.contains(where: isAtEdge) { state = .failed }
    }

    private func isAtEdge(_ touch: UITouch) -> Bool {
        guard let window = view?.window else { return false }
        let (point, bounds) = (touch.location(in: nil), window.bounds)
        return edges.contains(.left) && point.x - bounds.minX <= Self.reach
            || edges.contains(.right) && bounds.maxX - point.x <= Self.reach
            || edges.contains(.top) && point.y - bounds.minY <= Self.reach
            || edges.contains(.bottom) && bounds.maxY - point.y <= Self.reach
    }
}
