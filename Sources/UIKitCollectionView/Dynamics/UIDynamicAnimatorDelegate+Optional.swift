// Written by Scripts/optional-methods from UIDynamicAnimatorDelegate.swift.

import Foundation

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
        OptionalMethod.isMissing()
    }

    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
        OptionalMethod.isMissing()
    }
}

extension UIDynamicAnimatorDelegate {
    /// `dynamicAnimatorWillResume?(…)` is nil if the method is missing.
    public var dynamicAnimatorWillResume: UIDynamicAnimatorDelegateDynamicAnimatorWillResumeCall? {
        UIDynamicAnimatorDelegateDynamicAnimatorWillResumeCall(object: self)
    }
}

/// Calls `dynamicAnimatorWillResume?(…)`.
@preconcurrency @MainActor public struct UIDynamicAnimatorDelegateDynamicAnimatorWillResumeCall {
    let object: any UIDynamicAnimatorDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ animator: UIDynamicAnimator) -> Void? {
        OptionalMethod.answer { object.dynamicAnimatorWillResume(animator) }
    }
}

extension UIDynamicAnimatorDelegate {
    /// `dynamicAnimatorDidPause?(…)` is nil if the method is missing.
    public var dynamicAnimatorDidPause: UIDynamicAnimatorDelegateDynamicAnimatorDidPauseCall? {
        UIDynamicAnimatorDelegateDynamicAnimatorDidPauseCall(object: self)
    }
}

/// Calls `dynamicAnimatorDidPause?(…)`.
@preconcurrency @MainActor public struct UIDynamicAnimatorDelegateDynamicAnimatorDidPauseCall {
    let object: any UIDynamicAnimatorDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(_ animator: UIDynamicAnimator) -> Void? {
        OptionalMethod.answer { object.dynamicAnimatorDidPause(animator) }
    }
}
