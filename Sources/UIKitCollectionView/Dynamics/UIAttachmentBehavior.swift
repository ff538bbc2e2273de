import Foundation

/// A rod or spring that keeps an item at a distance from a point or another item. A positive ``frequency`` makes it a spring.
///
/// It is attached to the centers of items, so it never rotates them.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What an item is attached to.
    public enum AttachmentType: Int, Sendable {
        /// Another item.
        case items
        /// A point that the app moves.
        case anchor
    }

    /// The attached items.
    open private(set) var items: [any UIDynamicItem]
    /// The point to which the item is attached, in the coordinates of the reference. Moving it pulls the item.
    open var anchorPoint: CGPoint { didSet { dynamicAnimator?.run() } }
    /// The item's distance from the anchor at rest, in points. By default, the initial distance.
    open var length: CGFloat { didSet { dynamicAnimator?.run() } }
    /// The damping ratio of the oscillation. The item overshoots if it is less than 1.
    open var damping: CGFloat = 0 { didSet { dynamicAnimator?.run() } }
    /// The frequency of the oscillation, in hertz. 0 for a rod.
    open var frequency: CGFloat = 0 { didSet { dynamicAnimator?.run() } }

    /// What the item is attached to.
    open private(set) var attachedBehaviorType: AttachmentType

    /// Creates a rod between the center of an item and a point. Its length is their current distance.
    public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        items = [item]
        anchorPoint = point
        length = (item.center - point).length
        attachedBehaviorType = .anchor
        super.init()
    }

    /// Creates a behavior in which the second item is the anchor. The behavior moves only the first item.
    public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        items = [item1, item2]
        anchorPoint = item2.center
        length = (item1.center - item2.center).length
        attachedBehaviorType = .items
        super.init()
    }

    private var anchor: CGPoint { items.count > 1 ? items[1].center : anchorPoint }

    override var movedItems: [any UIDynamicItem] { Array(items.prefix(1)) }

    /// Returns the nearest point to `place` whose distance from the anchor is ``length``.
    private func rest(near place: CGPoint) -> CGPoint {
        let way = place - anchor
        guard way.length > 0 else { return anchor + CGVector(dx: 0, dy: length) }
        return anchor + way * (length / way.length)
    }

    override func acceleration(of item: any UIDynamicItem, moving velocity: CGVector) -> CGVector {
        guard frequency > 0, item === items[0] else { return .zero }
        let angular = 2 * CGFloat.pi * frequency
        let pull = (rest(near: item.center) - item.center) * (angular * angular)
        return pull + velocity * (-2 * max(0, damping) * angular)
    }

    override func constrain(_ item: any UIDynamicItem) {
        let rest = rest(near: item.center)
        guard !(frequency > 0), item === items[0], rest.x.isFinite, rest.y.isFinite else { return }
        item.center = rest
    }
}
