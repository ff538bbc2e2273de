// Written by Scripts/optional-methods from CAAnimationDelegate.swift.

import Foundation

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {
        OptionalMethod.isMissing()
    }

    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        OptionalMethod.isMissing()
    }
}

extension CAAnimationDelegate {
    /// `animationDidStart?(…)` is nil if the method is missing.
    public var animationDidStart: CAAnimationDelegateAnimationDidStartCall? {
        CAAnimationDelegateAnimationDidStartCall(object: self)
    }
}

/// Calls `animationDidStart?(…)`.
@preconcurrency @MainActor public struct CAAnimationDelegateAnimationDidStartCall {
    let object: any CAAnimationDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ anim: CAAnimation) -> Void? {
        OptionalMethod.answer { object.animationDidStart(anim) }
    }
}

extension CAAnimationDelegate {
    /// `animationDidStop?(…)` is nil if the method is missing.
    public var animationDidStop: CAAnimationDelegateAnimationDidStopCall? {
        CAAnimationDelegateAnimationDidStopCall(object: self)
    }
}

/// Calls `animationDidStop?(…)`.
@preconcurrency @MainActor public struct CAAnimationDelegateAnimationDidStopCall {
    let object: any CAAnimationDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ anim: CAAnimation, finished flag: Bool) -> Void? {
        OptionalMethod.answer { object.animationDidStop(anim, finished: flag) }
    }
}
