extension LayoutElement {
    /// Draws the element in another way than its frame says.
    mutating func apply(
        _ effect: ViewportEffect, to frame: LogicalRect, in window: ViewportEffect.Window, _ orientation: Orientation
    ) {
        let appearance = effect.appearance(of: frame, in: window)
        transform = appearance.transform(in: orientation, size: self.frame.size)
        alpha = appearance.alpha >= 0 ? min(appearance.alpha, 1) : 0
        zIndex &+= appearance.zIndex
    }
}

extension ViewportEffect.Window {
    init(_ seen: LogicalRect) { self.init(start: seen.main, length: seen.length) }
}
