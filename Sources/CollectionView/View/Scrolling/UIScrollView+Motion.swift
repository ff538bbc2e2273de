import Foundation

extension UIScrollView {
    /// Stands still, wherever it is.
    func stopMotion() {
        guard let stopped = motion else { return }
        endMotion()
        announceEnd(of: stopped)
    }

    /// Moves on the clock from now on; a motion that has no way to go ends with the next picture.
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
        // Asked in every picture: content that is measured on the way may end elsewhere.
        motion?.bounce(in: range, room: bouncingRoom, at: now)
        guard let motion else { return }
        moveItself(to: motion.offset(at: now))
        layoutIfNeeded()
        // The layout may have shifted the motion, and the delegate may have stopped it.
        guard let current = self.motion, current.isOver(at: now) else { return }
        endMotion()
        announceEnd(of: current)
    }

    /// The greatest distances by which a finger can pull the content beyond its end.
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

    func moveItself(to offset: CGPoint) {
        isMovingItself = true
        contentOffset = offset
        isMovingItself = false
    }

    /// Called when other code writes the offset during a motion, for example a layout that has measured something
    /// above, or an endless carousel. The motion continues from the new offset.
    func offsetDidChange(by distance: CGVector) {
        if isMovingItself {
            // Set before the delegate is called, because its changes of the offset are not the view's own movement.
            isMovingItself = false
        } else {
            motion?.shift(by: distance)
            drag?.shift(by: distance)
        }
        setNeedsLayout()
        scrollDelegate?.scrollViewDidScroll(self)
    }
}
