import Foundation

/// A change of layout that an interaction drives, while its transition layout is installed.
@MainActor final class InteractiveTransition {
    let layout: UICollectionViewTransitionLayout
    private let switching: LayoutSwitch
    private let completion: UICollectionView.LayoutInteractiveTransitionCompletion?

    /// Installs a transition layout, the delegate's if it provides one.
    init(
        to next: UICollectionViewLayout, by switching: LayoutSwitch, tracer: CallTracer,
        completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    ) {
        self.switching = switching
        self.completion = completion
        let current = switching.cycle.boundary.layout
        layout =
            switching.cycle.delegate.call(
                "collectionView(_:transitionLayoutForOldLayout:newLayout:)", [type(of: current), type(of: next)]
            ) { $0.collectionView($1, transitionLayoutForOldLayout: current, newLayout: next) }
            ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
        switching.host.take(next)
        tracer.call(.layout, "prepareForTransition(to:)", [type(of: next)]) {
            current.prepareForTransition(to: next)
        }
        tracer.call(.layout, "prepareForTransition(from:)", [type(of: current)]) {
            next.prepareForTransition(from: current)
        }
        switching.install(layout)
        switching.host.take(current)
    }

    /// Animates to the next layout, or back to the current one. The completion receives whether the transition was
    /// completed, and whether the animation ran to its end.
    ///
    /// - Parameter isShown: Whether the rest is animated. False if the data source may have other items already, so
    ///   that the layout must not ask for those before.
    func end(completed: Bool, isShown: Bool) {
        let winner = completed ? layout.nextLayout : layout.currentLayout
        guard isShown else {
            switching.install(winner)
            for part in [layout.currentLayout, layout.nextLayout] { part.finalizeLayoutTransition() }
            completion?(completed, true)
            return
        }
        switching.animate(to: winner) { [completion] finished in completion?(completed, finished) }
    }
}
