import Foundation

/// Keeps an item at a distance from a point or another item, by a rod or, with a ``frequency``, by a spring. It is
/// attached to the items' centers, and rotates none.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    public enum AttachmentType: Int, Sendable {
        case items, anchor
    }

    open private(set) var items: [any UIDynamicItem]
    open var anchorPoint: CGPoint { didSet { dynamicAnimator?.run() } }
    /// The distance of the item from the anchor at rest; by default the initial distance.
    open var length: CGFloat { didSet { dynamicAnimator?.run() } }
    /// The damping of the oscillation: at 1 it does not overshoot.
    open var damping: CGFloat = 0 { didSet { dynamicAnimator?.run() } }
    /// The frequency of the oscillation, in hertz; 0 for a rod.
    open var frequency: CGFloat = 0 { didSet { dynamicAnimator?.run() } }

    open private(set) var attachedBehaviorType: AttachmentType

    public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        items = [item]
        anchorPoint = point
        length = (item.center - point).length
        attachedBehaviorType = .anchor
        super.init()
    }

    /// The second item holds the first one, and is not moved by it.
    public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        items = [item1, item2]
        anchorPoint = item2.center
        length = (item1.center - item2.center).length
        attachedBehaviorType = .items
        super.init()
    }

    private var anchor: CGPoint { items.count > 1 ? items[1].center : anchorPoint }

    override var movedItems: [any UIDynamicItem] { Array(items.prefix(1)) }

    /// The point at the right distance that is nearest to a place.
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
