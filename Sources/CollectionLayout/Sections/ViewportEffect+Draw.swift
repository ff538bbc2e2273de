extension ViewportEffect {
    /// A function that sets the transform, the opacity and the z-index of an item or of its decoration.
    ///
    /// Every effect stores the function. If it were a method, programs without effects would contain it, too.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - item: The frame of the item.
    ///   - spread: The distance by which decorations may extend beyond the item, in points.
    ///   - seen: The uncovered part of the viewport.
    ///   - orientation: The orientation of the arrangement.
    ///   - content: The physical size of the content.
    typealias Draw =
        @Sendable (
            _ element: inout LayoutElement, _ item: LogicalRect, _ spread: Double, _ seen: LogicalRect,
            _ orientation: Orientation, _ content: Size
        ) -> Void

    static func draw(
        _ appearance: @escaping @Sendable (_ frame: LogicalRect, _ window: Window) -> Appearance
    ) -> Draw {
        { element, item, spread, seen, orientation, content in
            let window = Window(start: seen.main, length: seen.length)
            let appearance = appearance(item, window)
            let (length, breadth) = (item.length + 2 * spread, item.breadth + 2 * spread)
            let diagonal = (length * length + breadth * breadth).squareRoot()
            element.transform = appearance.transform(
                in: orientation, nearestEye: diagonal * max(1, item.length / window.length))
            let (center, own) = (orientation.physical(item, in: content).center, element.frame.center)
            element.transform.origin = Point(x: center.x - own.x, y: center.y - own.y)
            element.alpha = appearance.alpha >= 0 ? min(appearance.alpha, 1) : 0
            element.zIndex &+= appearance.zIndex
        }
    }
}

extension Rect {
    fileprivate var center: Point { Point(x: x + width / 2, y: y + height / 2) }
}
