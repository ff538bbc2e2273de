import Foundation

/// An animation that was added to a layer.
struct AttachedAnimation {
    let key: String
    let animation: CAAnimation
    let begin: TimeInterval
    /// The identifiers of the clock's events: calls of the delegate, and the removal.
    var events: [Int] = []
}

extension CALayer {
    /// Adds a copy of an animation. It replaces the animation with the same key, if there is one.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        let clock = AnimationClock.current
        let key = key ?? UUID().uuidString
        removeAnimation(forKey: key)
        let animation = anim.copied()
        let begin = animation.beginTime > 0 ? animation.beginTime : clock.now
        var attached = AttachedAnimation(key: key, animation: animation, begin: begin)
        let end = begin + animation.activeDuration
        attached.events.append(clock.schedule(at: begin) { animation.delegate?.animationDidStart(animation) })
        if end.isFinite {
            attached.events.append(clock.schedule(at: end) { [weak self] in self?.animationDidEnd(animation, key) })
        }
        attachedAnimations.append(attached)
        CATransaction.include(animationEndingAt: end)
        clock.follow(self)
        UIScreen.main.setNeedsDisplay()
    }

    /// Returns the animation with a key, which must not be changed.
    public func animation(forKey key: String) -> CAAnimation? {
        attachedAnimations.first { $0.key == key }?.animation
    }

    /// The keys of the animations, in the order in which they were added. Nil if there are none.
    public func animationKeys() -> [String]? {
        attachedAnimations.isEmpty ? nil : attachedAnimations.map(\.key)
    }

    /// Removes the animation with a key.
    public func removeAnimation(forKey key: String) {
        guard let index = attachedAnimations.firstIndex(where: { $0.key == key }) else { return }
        let removed = attachedAnimations.remove(at: index)
        for event in removed.events { AnimationClock.current.cancel(event) }
        UIScreen.main.setNeedsDisplay()
        removed.animation.delegate?.animationDidStop(removed.animation, finished: false)
    }

    private func animationDidEnd(_ animation: CAAnimation, _ key: String) {
        if animation.isRemovedOnCompletion { attachedAnimations.removeAll { $0.animation === animation } }
        UIScreen.main.setNeedsDisplay()
        animation.delegate?.animationDidStop(animation, finished: true)
    }
}
