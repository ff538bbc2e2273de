import Foundation

/// A rule for the motion of a dynamic animator's items. The base class only contains other behaviors.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    /// The behaviors of which this one consists.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// A closure that is called at every step of the animator.
    open var action: (() -> Void)?
    /// The animator to which the behavior was added; nil if there is none.
    open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

    public override init() { super.init() }

    /// Adds a behavior that begins and ends with this one.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        dynamicAnimator?.adopt(behavior)
    }

    /// Removes a behavior that was added to this one.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.removeAll { $0 === behavior }
        dynamicAnimator?.release(behavior)
    }

    /// Tells the behavior that it is about to be added to an animator, or removed if that is nil. The default does nothing.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// Called when the behavior has been added to an animator.
    func didMoveToAnimator() {}

    /// The items that the behavior moves, without those of its children.
    var movedItems: [any UIDynamicItem] { [] }

    /// Returns the acceleration of an item, in points per second squared.
    func acceleration(of item: any UIDynamicItem, moving velocity: CGVector) -> CGVector { .zero }

    /// Corrects the position of an item after a step, if the behavior restricts it.
    func constrain(_ item: any UIDynamicItem) {}

    /// The behavior and all behaviors below it.
    var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }
}
