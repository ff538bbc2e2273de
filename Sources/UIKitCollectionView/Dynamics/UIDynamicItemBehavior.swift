import Foundation

/// The physical properties of items. Only ``resistance`` and velocities have an effect, because items neither collide nor
/// rotate here.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
    open private(set) var items: [any UIDynamicItem]
    open var elasticity: CGFloat = 0
    open var friction: CGFloat = 0
    open var density: CGFloat = 1
    /// The deceleration of an item divided by its speed, per second.
    open var resistance: CGFloat = 0
    open var angularResistance: CGFloat = 0
    open var allowsRotation = true

    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    open func addItem(_ item: any UIDynamicItem) { items.append(item) }

    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        dynamicAnimator?.accelerate(item, by: CGVector(dx: velocity.x, dy: velocity.y))
    }

    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        CGPoint.zero + (dynamicAnimator?.velocity(of: item) ?? .zero)
    }

    override var movedItems: [any UIDynamicItem] { items }

    override func acceleration(of item: any UIDynamicItem, moving velocity: CGVector) -> CGVector {
        items.contains { $0 === item } ? velocity * -max(0, resistance) : .zero
    }
}
