import Foundation

/// A rotation or another animated change of size, in which elements move from their old frames to their new ones.
@MainActor struct AnimatedBoundsChange {
    unowned let host: any ElementChangeHost
    let cycle: LayoutCycle

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
            through: .identity, fadesInUnknownElements: false,
            finalizing: { boundary.call("finalizeAnimatedBoundsChange()") { $0.finalizeAnimatedBoundsChange() } },
            completion: { _ in })
    }
}
