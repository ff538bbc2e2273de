import Foundation

extension UIScrollView {
    /// Stops the motion at the current offset.
    func stopMotion() {
        guard let stopped = motion else { return }
        endMotion()
        announceEnd(of: stopped)
    }

    /// Starts a motion on the clock. A motion of no distance ends in the next frame.
    func begin(_ newMotion: ScrollMotion) {
        motion = newMotion
        scrollingBegan()
        guard motionLink == nil else { return }
        motionLink = CADisplayLink { [weak self] link in
            if let self { step() } else { link.invalidate() }
        }
    }

    private func step() {
        let now = AnimationClock.current.now
        // The range is checked in every frame, because elements that are measured on the way may change it.
        motion?.bounce(in: range, room: bouncingRoom, at: now)
        guard let motion else { return }
        move(to: motion.offset(at: now), because: .motion)
        layoutIfNeeded()
        // The layout may have shifted the motion, and the delegate may have stopped it.
        guard let current = self.motion, current.isOver(at: now) else { return }
        endMotion()
        announceEnd(of: current)
    }

    /// The greatest distances by which the content can be pulled beyond its ends, in points.
    var bouncingRoom: CGSize {
        let axes = bouncingAxes
        return CGSize(
            width: axes.contains(.horizontal) ? bounds.width : 0, height: axes.contains(.vertical) ? bounds.height : 0)
    }

    private func endMotion() {
        motion = nil
        motionLink?.invalidate()
        motionLink = nil
        scrollingEnded()
        rangeDidChange()
    }

    private func announceEnd(of motion: ScrollMotion) {
        switch motion.pace {
        case .deceleration, .gliding: scrollDelegate?.scrollViewDidEndDecelerating(self)
        case .animation: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// Changes the offset for a reason that is not the app's.
    package func move(to offset: CGPoint, because cause: OffsetCause) {
        offsetCause = cause
        contentOffset = offset
        offsetCause = .app
    }

    /// Called when the offset has changed.
    ///
    /// Other code may change the offset during a motion, for example a layout that has measured an element above. The
    /// motion then continues from the new offset. A deceleration also does so when the app sets the offset, as in an
    /// endless carousel. An animation ends at the app's offset, because the app has replaced its target.
    func offsetDidChange(by distance: CGVector) {
        let cause = offsetCause
        // Reset before the delegate is called, because the delegate's own changes are the app's.
        offsetCause = .app
        if cause != .motion {
            motion?.shift(by: distance)
            drag?.shift(by: distance)
        }
        if cause == .app {
            endScrollRequest()
            if isScrollAnimating, !isCorrectingOffset { stopMotion() }
        }
        setNeedsLayout()
        scrollDelegate?.scrollViewDidScroll(self)
    }
}
