extension LayoutElement {
    /// Draws an item, or what decorates it, in another way than its frame says.
    ///
    /// - Parameters:
    ///   - item: the frame of the item, in content of the given physical size.
    ///   - spread: how far decorations may stick out of the item, in points.
    mutating func apply(
        _ effect: ViewportEffect, to item: LogicalRect, decoratedBy spread: Double,
        in window: ViewportEffect.Window, _ orientation: Orientation, _ content: Size
    ) {
        let appearance = effect.appearance(of: item, in: window)
        let (length, breadth) = (item.length + 2 * spread, item.breadth + 2 * spread)
        let diagonal = (length * length + breadth * breadth).squareRoot()
        transform = appearance.transform(in: orientation, nearestEye: diagonal * max(1, item.length / window.length))
        let center = orientation.physical(item, in: content).center
        transform.origin = Point(x: center.x - frame.center.x, y: center.y - frame.center.y)
        alpha = appearance.alpha >= 0 ? min(appearance.alpha, 1) : 0
        zIndex &+= appearance.zIndex
    }
}

extension Rect {
    fileprivate var center: Point { Point(x: x + width / 2, y: y + height / 2) }
}

extension ViewportEffect.Window {
    init(_ seen: LogicalRect) { self.init(start: seen.main, length: seen.length) }
}
