import Foundation

extension UIScrollView {
    /// The view whose scale changes; nil if the delegate has none.
    var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

    /// Whether fingers are zooming.
    public var isZooming: Bool { zooming.pinch != nil }

    /// Whether the content returns to an allowed scale after a pinch.
    public var isZoomBouncing: Bool { zooming.motion?.isBounce == true }

    /// Whether the scale changes with animation, and no fingers are involved.
    public var isZoomAnimating: Bool { zooming.motion?.isBounce == false }

    /// The recognizer of the gesture that zooms; nil if the minimum scale is the maximum scale.
    public var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.isPossible ? zooming.recognizer : nil }

    /// Stops scrolling and zooming where the content is. A scale or an offset beyond a limit returns to it at once.
    public func stopScrollingAndZooming() {
        stopMotion()
        guard let view = zoomedView, zooming.motion != nil else { return }
        endZoomMotion(of: view)
        zoom(view, to: resting(place(of: view), of: view))
        scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }

    // MARK: Places

    func scale(of view: UIView) -> CGFloat { hypot(view.transform.a, view.transform.b) }

    private func place(of view: UIView) -> ZoomPlace { ZoomPlace(scale: scale(of: view), offset: contentOffset) }

    private func size(of view: UIView, at scale: CGFloat) -> CGSize {
        CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    }

    /// Returns the nearest place with an allowed scale and an offset in its range.
    private func resting(_ place: ZoomPlace, of view: UIView) -> ZoomPlace {
        let scale = zooming.clamp(place.scale)
        let range = ScrollRange(
            contentSize: size(of: view, at: scale), viewSize: bounds.size, insets: adjustedContentInset,
            alignment: contentAlignmentPoint)
        return ZoomPlace(scale: scale, offset: range.clamp(place.offset))
    }

    /// Gives the zoomed view a scale, and the content the size of the view.
    private func zoom(_ view: UIView, to place: ZoomPlace) {
        let origin = view.frame.origin
        view.transform = CGAffineTransform(scaleX: place.scale, y: place.scale)
        // The transform scales around the center.
        view.center = view.center + (origin - view.frame.origin)
        contentSize = size(of: view, at: place.scale)
        contentOffset = place.offset
        scrollDelegate?.scrollViewDidZoom(self)
    }

    // MARK: By the program

    /// Changes the scale to the nearest allowed one. The point in the middle of the visible part stays where it is, unless
    /// the content's end is in the way. Does nothing if the delegate has no view for zooming.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) {
        guard scale.isFinite, let view = zoomedView, self.scale(of: view) > 0 else { return }
        let visible = CGRect(origin: .zero, size: bounds.size).inset(by: adjustedContentInset)
        let target = place(of: view).scaled(
            to: zooming.clamp(scale), keeping: CGPoint(x: visible.midX, y: visible.midY), origin: view.frame.origin)
        change(view, to: resting(target, of: view), animated: animated)
    }

    /// Zooms until a rectangle of the zoomed view fills the visible part, as far as the limits of the scale allow, and
    /// centers the rectangle.
    ///
    /// - Parameter rect: The rectangle, in the coordinates of the zoomed view.
    public func zoom(to rect: CGRect, animated: Bool) {
        guard let view = zoomedView, rect.width > 0, rect.height > 0, rect.midX.isFinite, rect.midY.isFinite else {
            return
        }
        let visible = CGRect(origin: .zero, size: bounds.size).inset(by: adjustedContentInset)
        let scale = zooming.clamp(min(visible.width / rect.width, visible.height / rect.height))
        let origin = view.frame.origin
        let target = ZoomPlace(
            scale: scale,
            offset: CGPoint(
                x: origin.x + (rect.midX - view.bounds.minX) * scale - visible.midX,
                y: origin.y + (rect.midY - view.bounds.minY) * scale - visible.midY))
        change(view, to: resting(target, of: view), animated: animated)
    }

    private func change(_ view: UIView, to target: ZoomPlace, animated: Bool) {
        stopMotion()
        // A scale that is set during an animation or a pinch ends it.
        if zooming.motion != nil { endZoomMotion(of: view) }
        zooming.pinch = nil
        guard animated, UIView.areAnimationsEnabled, window != nil else { return zoom(view, to: target) }
        scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
        begin(to: target, of: view, isBounce: false)
    }

    // MARK: By fingers

    /// Converts a point in the scroll view's coordinates to one relative to the upper left corner of the visible part.
    private func positionInView(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
    }

    /// - Parameter point: The point between the fingers, in the scroll view's coordinates.
    func beginPinch(at point: CGPoint) {
        guard let view = zoomedView, scale(of: view) > 0 else { return }
        stopMotion()
        if zooming.motion != nil { endZoomMotion(of: view) } else { scrollingBegan() }
        zooming.pinch = Zooming.Pinch(start: place(of: view), point: positionInView(point))
        scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    }

    func pinch(by factor: CGFloat, at point: CGPoint) {
        guard let pinch = zooming.pinch, let view = zoomedView, factor > 0 else { return }
        let wanted = pinch.start.scale * factor
        let scale = bouncesZoom ? zooming.resist(wanted) : zooming.clamp(wanted)
        guard scale > 0 else { return }
        var place = pinch.start.scaled(to: scale, keeping: pinch.point, origin: view.frame.origin)
        // The content follows the fingers.
        place.offset = place.offset + (pinch.point - positionInView(point))
        zoom(view, to: place)
    }

    func endPinch(at point: CGPoint) {
        guard zooming.pinch != nil else { return }
        zooming.pinch = nil
        guard let view = zoomedView, scale(of: view) > 0 else { return scrollingEnded() }
        let reached = place(of: view)
        let kept = reached.scaled(
            to: zooming.clamp(reached.scale), keeping: positionInView(point), origin: view.frame.origin)
        let target = resting(kept, of: view)
        if target == reached {
            endZooming(of: view)
        } else {
            begin(to: target, of: view, isBounce: true)
        }
    }

    // MARK: Motion

    private func begin(to target: ZoomPlace, of view: UIView, isBounce: Bool) {
        zooming.motion = Zooming.Motion(
            start: place(of: view), end: target, startTime: AnimationClock.current.now, isBounce: isBounce)
        zooming.link = CADisplayLink { [weak self] link in
            if let self { stepZoom() } else { link.invalidate() }
        }
    }

    private func stepZoom() {
        let now = AnimationClock.current.now
        guard let motion = zooming.motion, let view = zoomedView else { return endZoomMotion(of: nil) }
        zoom(view, to: motion.place(at: now))
        layoutIfNeeded()
        // The delegate may have stopped it, or begun another one.
        guard zooming.motion?.startTime == motion.startTime, motion.isOver(at: now) else { return }
        endZoomMotion(of: view)
        endZooming(of: view)
    }

    private func endZoomMotion(of view: UIView?) {
        zooming.motion = nil
        zooming.link?.invalidate()
        zooming.link = nil
        rangeDidChange()
    }

    private func endZooming(of view: UIView) {
        scrollingEnded()
        rangeDidChange()
        scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale(of: view))
    }
}
