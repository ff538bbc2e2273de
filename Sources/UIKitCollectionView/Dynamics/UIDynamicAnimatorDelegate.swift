/// An object that is notified when an animator starts and stops moving items. All methods are optional.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {
    /// If missing: nothing happens.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

    /// If missing: nothing happens.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
