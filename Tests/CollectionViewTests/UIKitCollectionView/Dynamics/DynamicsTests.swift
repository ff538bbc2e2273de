import CollectionView
import Testing

@Suite @MainActor struct DynamicsTests {
    /// A row of beads of 50 points. A spring pulls each bead to its place.
    private final class BeadRow: UICollectionViewLayout {
        private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
        private(set) var preparations = 0

        private var beadCount: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

        override var collectionViewContentSize: CGSize { CGSize(width: 50 * beadCount, height: 50) }

        override func prepare() {
            preparations += 1
            for item in animator.behaviors.count..<beadCount {
                hang(.item(item), at: CGPoint(x: 50 * item + 25, y: 25))
            }
        }

        private func hang(_ path: IndexPath, at place: CGPoint) {
            let bead = UICollectionViewLayoutAttributes(forCellWith: path)
            bead.frame = CGRect(x: place.x - 25, y: place.y - 25, width: 50, height: 50)
            let spring = UIAttachmentBehavior(item: bead, attachedToAnchor: place)
            spring.damping = 0.5
            spring.frequency = 2
            animator.addBehavior(spring)
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            animator.layoutAttributesForCell(at: indexPath)
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
        }
    }

    private func item(_ center: CGPoint) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.center = center
        return view
    }

    @Test func aSpringSwingsPastItsAnchorAndComesToRestThere() {
        AnimationClock.current = AnimationClock()
        let (container, view) = (UIView(), item(CGPoint(x: 0, y: 50)))
        let animator = UIDynamicAnimator(referenceView: container)
        let spring = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 100, y: 50))
        #expect(spring.length == 100)
        (spring.length, spring.frequency, spring.damping) = (0, 2, 0.3)
        animator.addBehavior(spring)
        #expect(animator.isRunning)
        var farthest: CGFloat = 0
        for _ in 0..<60 {
            AnimationClock.current.advance(by: 1.0 / 60)
            farthest = max(farthest, view.center.x)
            #expect(abs(view.center.y - 50) < 1e-9)
        }
        // With a damping ratio ζ, a spring overshoots by e^(−πζ/√(1−ζ²)) of the way: by 37 of 100 points.
        #expect(abs(farthest - 137) < 4)
        AnimationClock.current.advanceUntilIdle()
        #expect(!animator.isRunning)
        #expect(view.center.isNear(CGPoint(x: 100, y: 50), within: 0.1))
    }

    @Test func aRodKeepsItsDistance() {
        AnimationClock.current = AnimationClock()
        let view = item(CGPoint(x: 30, y: 40))
        let animator = UIDynamicAnimator(referenceView: UIView())
        let rod = UIAttachmentBehavior(item: view, attachedToAnchor: .zero)
        animator.addBehavior(rod)
        rod.anchorPoint = CGPoint(x: 100, y: 40)
        AnimationClock.current.advanceUntilIdle()
        #expect(view.center.isNear(CGPoint(x: 50, y: 40)) && !animator.isRunning)
        // A finger that drags the anchor wakes the resting item.
        rod.anchorPoint.x = 130
        #expect(animator.isRunning)
        AnimationClock.current.advanceUntilIdle()
        #expect(view.center.isNear(CGPoint(x: 80, y: 40)))
    }

    @Test func resistanceSlowsDownAndPushesCount() {
        AnimationClock.current = AnimationClock()
        let view = item(.zero)
        let animator = UIDynamicAnimator(referenceView: UIView())
        let behavior = UIDynamicItemBehavior(items: [view])
        behavior.resistance = 2
        animator.addBehavior(behavior)
        behavior.addLinearVelocity(CGPoint(x: 100, y: 0), for: view)
        AnimationClock.current.advanceUntilIdle()
        // The distance in total is the velocity divided by the resistance.
        #expect(abs(view.center.x - 50) < 1)
    }

    @Test func aVelocityWaitsForTheAnimator() {
        AnimationClock.current = AnimationClock()
        let views = [item(.zero), item(.zero), item(.zero)]
        let behavior = UIDynamicItemBehavior(items: views)
        behavior.resistance = 2
        for view in views { behavior.addLinearVelocity(CGPoint(x: 60, y: 0), for: view) }
        behavior.addLinearVelocity(CGPoint(x: 40, y: 0), for: views[1])
        behavior.removeItem(views[2])
        let group = UIDynamicBehavior()
        group.addChildBehavior(behavior)
        let animator = UIDynamicAnimator(referenceView: UIView())
        animator.addBehavior(group)
        #expect(behavior.linearVelocity(for: views[1]).x == 100)
        AnimationClock.current.advanceUntilIdle()
        #expect(abs(views[0].center.x - 30) < 1 && abs(views[1].center.x - 50) < 1 && views[2].center == .zero)
        animator.removeAllBehaviors()
        animator.addBehavior(group)
        #expect(behavior.linearVelocity(for: views[0]) == .zero, "it has been added already")
    }

    @Test func anItemKeepsItsSpeedAsLongAsAnythingMovesIt() {
        AnimationClock.current = AnimationClock()
        let view = item(.zero)
        let animator = UIDynamicAnimator(referenceView: UIView())
        let behaviors = [UIDynamicItemBehavior(items: [view]), UIDynamicItemBehavior(items: [view])]
        for behavior in behaviors { animator.addBehavior(behavior) }
        behaviors[0].addLinearVelocity(CGPoint(x: 60, y: 0), for: view)
        animator.removeBehavior(behaviors[1])
        #expect(behaviors[0].linearVelocity(for: view).x == 60)
        animator.removeAllBehaviors()
        #expect(animator.behaviors.isEmpty && behaviors[0].dynamicAnimator == nil)
        animator.addBehavior(behaviors[0])
        #expect(behaviors[0].linearVelocity(for: view) == .zero)
    }

    @Test func aLayoutIsInvalidatedAsLongAsItsItemsMove() throws {
        AnimationClock.current = AnimationClock()
        let layout = BeadRow()
        let stage = Stage(TextSource([["A", "B", "C", "D"]]), layout, size: CGSize(width: 200, height: 50))
        let window = UIWindow(frame: stage.view.frame)
        window.addSubview(stage.view)
        window.makeKeyAndVisible()
        stage.show()
        AnimationClock.current.advanceUntilIdle()
        let (rest, before) = (try #require(stage.cell(1)).center, layout.preparations)
        let attributes = try #require(layout.animator.layoutAttributesForCell(at: .item(1)))
        attributes.center.x += 20
        layout.animator.updateItem(usingCurrentState: attributes)
        AnimationClock.current.advance(by: 0.05)
        let moved = try #require(stage.cell(1)).center.x - rest.x
        #expect(moved > 5 && moved < 20)
        AnimationClock.current.advanceUntilIdle()
        #expect(try #require(stage.cell(1)).center.isNear(rest, within: 0.5))
        #expect(layout.preparations > before + 10)
        let end = layout.preparations
        AnimationClock.current.advance(by: 1)
        #expect(layout.preparations == end, "nothing is asked of a layout at rest")
    }

    @Test func absurdSpringsEnd() {
        for value in [CGFloat.nan, .infinity, -3, 1e9] {
            AnimationClock.current = AnimationClock()
            let view = item(.zero)
            let animator = UIDynamicAnimator(referenceView: UIView())
            let spring = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 10, y: 0))
            (spring.frequency, spring.damping, spring.length) = (value, value, value)
            animator.addBehavior(spring)
            AnimationClock.current.advance(by: 1)
            #expect(view.center.x.isFinite && view.center.y.isFinite, "\(value)")
        }
    }
}
