import Foundation

/// A rotation or another animated change of size, in which elements move from their old frames to their new ones.
@MainActor struct AnimatedBoundsChange {
    private unowned let host: any ElementChangeHost
    private let cycle: LayoutCycle

    /// Asks the layout about bounds before they are set.
    ///
    /// - Returns: Nil if elements do not move: the size stays the same, the layout stays valid, or no animation block
    ///   is running.
    init?(of host: any ElementChangeHost, cycle: LayoutCycle, to newBounds: CGRect) {
        (self.host, self.cycle) = (host, cycle)
        let isAnimated = newBounds.size != host.bounds.size && UIView.inheritedAnimationDuration > 0
        if isAnimated { layout?.willAnimateBoundsChange() }
        let isInvalidated = cycle.state.boundsWillChange(to: newBounds)
        guard isAnimated else { return nil }
        guard isInvalidated else {
            layout?.didAnimateBoundsChange()
            return nil
        }
    }

    private var layout: (any RememberingLayout)? { cycle.boundary.layout as? any RememberingLayout }

    /// Moves the elements. The bounds have already changed, the layout is invalid, and an animation block is running.
    func run(from oldBounds: CGRect) {
        let boundary = cycle.boundary
        let change = ElementChange(in: host, cycle)
        boundary.call("prepare(forAnimatedBoundsChange:)", [oldBounds]) {
            $0.prepare(forAnimatedBoundsChange: oldBounds)
        }
        cycle.prepareIfNeeded()
        change.askForTarget(from: host.range.clamp(host.contentOffset))
        change.moveToTarget()
        change.animate(
            through: .identity, isBoundsChange: true,
            finalizing: { boundary.call("finalizeAnimatedBoundsChange()") { $0.finalizeAnimatedBoundsChange() } },
            completion: { _ in })
        layout?.didAnimateBoundsChange()
    }
}
