import Foundation

/// The physical properties of items. Only ``resistance`` and velocities have an effect, because items neither collide nor
/// rotate here.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
    /// The items whose properties the behavior determines.
    open private(set) var items: [any UIDynamicItem]
    /// The share of the speed that is left after a collision, from 0 to 1. It has no effect: there are no collisions
    /// here.
    open var elasticity: CGFloat = 0
    /// The resistance of surfaces that slide along each other. It has no effect: there are no collisions here.
    open var friction: CGFloat = 0
    /// The mass per area. The default is 1. It has no effect: there are no collisions here.
    open var density: CGFloat = 1
    /// The deceleration of an item divided by its speed, per second.
    open var resistance: CGFloat = 0
    /// The damping of rotations. It has no effect: items are not rotated here.
    open var angularResistance: CGFloat = 0
    /// Whether items may rotate. It has no effect: items are not rotated here.
    open var allowsRotation = true

    /// The velocities that were added while there was no animator.
    private var waiting: [(item: any UIDynamicItem, velocity: CGPoint)] = []

    /// Creates a behavior that determines the properties of items.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        waiting.removeAll { $0.item === item }
    }

    /// Adds a velocity to that of an item, in points per second. Without an animator, it waits for one.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        guard let dynamicAnimator else { return waiting.append((item, velocity)) }
        dynamicAnimator.accelerate(item, by: CGVector(dx: velocity.x, dy: velocity.y))
    }

    override func didMoveToAnimator() {
        let added = waiting
        waiting = []
        for (item, velocity) in added { addLinearVelocity(velocity, for: item) }
    }

    /// Returns the velocity of an item, in points per second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        CGPoint.zero + (dynamicAnimator?.velocity(of: item) ?? .zero)
    }

    override var movedItems: [any UIDynamicItem] { items }

    override func acceleration(of item: any UIDynamicItem, moving velocity: CGVector) -> CGVector {
        items.contains { $0 === item } ? velocity * -max(0, resistance) : .zero
    }
}
