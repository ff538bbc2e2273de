import Foundation

/// A rule for the motion of a dynamic animator's items. The base class only contains other behaviors.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// A closure that is called at every step of the animator.
    open var action: (() -> Void)?
    open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

    public override init() { super.init() }

    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        dynamicAnimator?.adopt(behavior)
    }

    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.removeAll { $0 === behavior }
        dynamicAnimator?.release(behavior)
    }

    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// The items that the behavior moves, without those of its children.
    var movedItems: [any UIDynamicItem] { [] }

    /// Returns the acceleration of an item, in points per second squared.
    func acceleration(of item: any UIDynamicItem, moving velocity: CGVector) -> CGVector { .zero }

    /// Corrects the position of an item after a step, if the behavior restricts it.
    func constrain(_ item: any UIDynamicItem) {}

    /// The behavior and all behaviors below it.
    var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }
}
