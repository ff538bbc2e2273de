import Foundation

/// A rule for the motion of a dynamic animator's items. By itself it only contains other behaviors.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called at every step.
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

    /// The items that it moves itself.
    var movedItems: [any UIDynamicItem] { [] }

    /// The acceleration that it gives to an item, in points per second squared.
    func acceleration(of item: any UIDynamicItem, moving velocity: CGVector) -> CGVector { .zero }

    /// Corrects the position of an item that has only one valid position.
    func constrain(_ item: any UIDynamicItem) {}

    /// This one and all that are in it.
    var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }
}
