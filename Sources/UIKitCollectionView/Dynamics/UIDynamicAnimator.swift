import Foundation

/// An animator that moves items according to its behaviors.
///
/// It uses the clock that drives animations, so that all machines take the same steps. It pauses when all items are at
/// rest.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    /// The view whose coordinates are used; nil if the animator moves the items of a layout.
    open private(set) weak var referenceView: UIView?
    private weak var layout: UICollectionViewLayout?
    /// The object that is told about motion and rest. It is not retained.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    /// The behaviors that were added, without their children.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// The time for which the animator has moved items, in seconds.
    open private(set) var elapsedTime: TimeInterval = 0
    private var velocities: [ObjectIdentifier: CGVector] = [:]
    private var link: CADisplayLink?

    /// Creates an animator for the subviews of a view.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }

    /// Creates an animator whose items are attributes of a layout. It invalidates the layout whenever items have moved.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init()
    }

    public convenience override init() { self.init(referenceView: UIView()) }

    /// Whether the animator is moving items.
    open var isRunning: Bool { link != nil }

    // MARK: Behaviors

    /// Adds a behavior, and starts to move its items.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        behaviors.append(behavior)
        adopt(behavior)
    }

    /// Removes a behavior. Its items stay where they are.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        behaviors.removeAll { $0 === behavior }
        release(behavior)
    }

    /// Removes all behaviors. Their items stay where they are.
    open func removeAllBehaviors() {
        let removed = behaviors
        behaviors = []
        for behavior in removed { release(behavior) }
    }

    func adopt(_ behavior: UIDynamicBehavior) {
        for behavior in behavior.all {
            behavior.willMove(to: self)
            behavior.dynamicAnimator = self
            behavior.didMoveToAnimator()
        }
        run()
    }

    /// Detaches a behavior, and stops the items that no other behavior moves.
    ///
    /// - Complexity: O(*n*) for the *n* items of all behaviors.
    func release(_ behavior: UIDynamicBehavior) {
        for behavior in behavior.all {
            behavior.willMove(to: nil)
            behavior.dynamicAnimator = nil
        }
        let moved = Set(items.map { ObjectIdentifier($0) })
        velocities = velocities.filter { moved.contains($0.key) }
    }

    // MARK: Items

    /// The items without duplicates, in the order in which they were added.
    ///
    /// - Complexity: O(*n*) for the *n* items of all behaviors.
    private var items: [any UIDynamicItem] {
        var seen: Set<ObjectIdentifier> = []
        return behaviors.flatMap(\.all).flatMap(\.movedItems).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// Returns the items whose frames overlap a rectangle.
    ///
    /// - Complexity: O(*n*) for the *n* items of all behaviors.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        items.filter { item in
            let around = CGAffineTransform(translationX: item.center.x, y: item.center.y)
            let bounds = item.bounds.offsetBy(dx: -item.bounds.midX, dy: -item.bounds.midY)
            return bounds.applying(item.transform.concatenating(around)).sharesArea(with: rect)
        }
    }

    /// Resumes the animation after other code has moved an item.
    open func updateItem(usingCurrentState item: any UIDynamicItem) { run() }

    /// Returns the moved attributes of a cell; nil if no behavior has them.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: .cell(indexPath))
    }

    /// Returns the moved attributes of a supplementary view; nil if no behavior has them.
    open func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(of: .supplementary(kind, indexPath)) }

    /// Returns the moved attributes of a decoration view; nil if no behavior has them.
    open func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(of: .decoration(decorationViewKind, indexPath)) }

    private func attributes(of element: ElementPath) -> UICollectionViewLayoutAttributes? {
        items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first { $0.element == element }
    }

    func velocity(of item: any UIDynamicItem) -> CGVector { velocities[ObjectIdentifier(item)] ?? .zero }

    func accelerate(_ item: any UIDynamicItem, by velocity: CGVector) {
        velocities[ObjectIdentifier(item)] = self.velocity(of: item) + velocity
        run()
    }

    // MARK: Time

    /// Starts moving items, until all are at rest.
    func run() {
        guard link == nil, !behaviors.isEmpty else { return }
        delegate?.dynamicAnimatorWillResume(self)
        link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            step(by: link.elapsed)
        }
    }

    /// The speed below which an item comes to rest, in points per second.
    private static let slowest: CGFloat = 0.5
    /// The longest step of the integration, in seconds. Longer steps make springs of high frequency unstable.
    private static let longestStep: TimeInterval = 1 / 240

    private func step(by duration: TimeInterval) {
        let behaviors = behaviors.flatMap(\.all)
        var forcesOfItems: [ObjectIdentifier: [UIDynamicBehavior]] = [:]
        for behavior in behaviors {
            for item in behavior.movedItems { forcesOfItems[ObjectIdentifier(item), default: []].append(behavior) }
        }
        var (hasMoved, isResting) = (false, true)
        for item in items {
            let start = item.center
            if !move(item, by: forcesOfItems[ObjectIdentifier(item)] ?? [], for: duration) { isResting = false }
            if item.center != start { hasMoved = true }
        }
        elapsedTime += duration
        for behavior in behaviors { behavior.action?() }
        if isResting { rest() }
        if hasMoved { layout?.invalidateLayout() }
    }

    /// Moves an item by forces. An item whose position would not be finite stops where it is.
    ///
    /// - Returns: Whether the item is at rest now.
    private func move(_ item: any UIDynamicItem, by forces: [UIDynamicBehavior], for duration: TimeInterval) -> Bool {
        func pull(at velocity: CGVector) -> CGVector {
            forces.reduce(.zero) { $0 + $1.acceleration(of: item, moving: velocity) }
        }
        let count = max(1, Int((duration / Self.longestStep).rounded(.up)))
        let seconds = duration / Double(count)
        let start = item.center
        var velocity = velocity(of: item)
        for _ in 0..<count {
            velocity = velocity + pull(at: velocity) * seconds
            item.center = item.center + velocity * seconds
        }
        let free = item.center
        guard free.x.isFinite, free.y.isFinite else {
            item.center = start
            velocities[ObjectIdentifier(item)] = nil
            return true
        }
        for force in forces { force.constrain(item) }
        // A rod also removes the part of the velocity that it has prevented.
        velocity = velocity + (item.center - free) * (1 / duration)
        velocities[ObjectIdentifier(item)] = velocity
        return !(velocity.length > Self.slowest || pull(at: .zero).length > Self.slowest)
    }

    private func rest() {
        link?.invalidate()
        link = nil
        velocities = [:]
        delegate?.dynamicAnimatorDidPause(self)
    }
}
