/// An object that is notified when an animator starts and stops moving items. All methods are optional.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {
    /// Tells the delegate that the animator is about to move items again.
    ///
    /// If missing: nothing happens.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

    /// Tells the delegate that all items of the animator have come to rest.
    ///
    /// If missing: nothing happens.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
