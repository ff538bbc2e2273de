import Foundation

/// The scroll indicators of a scroll view, which are visible while it scrolls and for a moment after.
///
/// They are drawn above the subviews, do not scroll with the content, and receive no touches.
@MainActor final class ScrollIndicators {
    /// A layer that is not drawn. It animates the opacity of the indicators.
    private let fade = CALayer()
    private var hiding: Int?

    /// The time from the end of scrolling until the indicators fade out, in seconds.
    private static let stay: TimeInterval = 0.5
    /// The time for which flashed indicators are visible, in seconds.
    private static let flash: TimeInterval = 1.2
    private static let fading: TimeInterval = 0.25
    /// The thickness of an indicator, and its distance from the edges, in points.
    private static let thickness: CGFloat = 3
    private static let margin: CGFloat = 3

    init() { fade.opacity = 0 }

    var isShown: Bool { fade.opacity > 0 }

    // MARK: Showing

    func show() {
        cancelHiding()
        guard !isShown else { return }
        UIView.performWithoutAnimation { fade.opacity = 1 }
    }

    /// Fades the indicators out after a delay in seconds, unless they are shown again before then.
    func hideSoon(after delay: TimeInterval = stay) {
        guard isShown else { return }
        cancelHiding()
        let clock = AnimationClock.current
        hiding = clock.schedule(at: clock.now + delay) { [weak self] in
            guard let self else { return }
            hiding = nil
            UIView.animate(withDuration: Self.fading) { self.fade.opacity = 0 }
        }
    }

    func flash() {
        show()
        hideSoon(after: Self.flash)
    }

    private func cancelHiding() {
        if let hiding { AnimationClock.current.cancel(hiding) }
        hiding = nil
    }

    // MARK: Drawing

    func draw(of scrollView: UIScrollView, on canvas: any LayerCanvas) {
        let opacity = fade.shownState.opacity
        guard opacity > 0 else { return }
        let color = scrollView.indicatorColor.cgColor
        for rect in rects(of: scrollView) {
            canvas.fill(
                RoundedRect(rect, radius: Self.thickness / 2), with: color.copy(alpha: color.alpha * opacity) ?? color)
        }
    }

    /// Returns the frames of the indicators, in content coordinates.
    func rects(of scrollView: UIScrollView) -> [CGRect] {
        var axes: [UIAxis] = []
        if scrollView.showsVerticalScrollIndicator { axes.append(.vertical) }
        if scrollView.showsHorizontalScrollIndicator { axes.append(.horizontal) }
        axes.removeAll { scrollView.range.isEmpty(along: $0) }
        // The room that keeps two indicators from overlapping in the corner.
        let corner = axes.count > 1 ? Self.thickness + Self.margin : 0
        return axes.compactMap { rect(along: $0, of: scrollView, leaving: corner) }
    }

    private func rect(along axis: UIAxis, of scrollView: UIScrollView, leaving corner: CGFloat) -> CGRect? {
        let isVertical = axis == .vertical
        let bounds = scrollView.bounds
        let room = bounds.inset(by: scrollView.indicatorInsets(along: axis)).insetBy(dx: Self.margin, dy: Self.margin)
        let place = ScrollIndicatorPlace(
            on: (isVertical ? room.height : room.width) - corner, offset: isVertical ? bounds.minY : bounds.minX,
            in: scrollView.range.along(axis), view: isVertical ? bounds.height : bounds.width)
        guard let place else { return nil }
        if !isVertical {
            return CGRect(
                x: room.minX + place.start, y: room.maxY - Self.thickness, width: place.length, height: Self.thickness)
        }
        let isAtLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isAtLeft ? room.minX : room.maxX - Self.thickness, y: room.minY + place.start, width: Self.thickness,
            height: place.length)
    }
}
