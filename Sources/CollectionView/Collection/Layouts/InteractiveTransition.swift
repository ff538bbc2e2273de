import Foundation

/// A change of layout that an interaction drives, while its transition layout is installed.
@MainActor final class InteractiveTransition {
    let layout: UICollectionViewTransitionLayout
    private unowned let collectionView: UICollectionView
    private let completion: UICollectionView.LayoutInteractiveTransitionCompletion?

    /// Installs a transition layout, the delegate's if it has one.
    init(
        to next: UICollectionViewLayout, in collectionView: UICollectionView,
        completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    ) {
        self.collectionView = collectionView
        self.completion = completion
        let current = collectionView.collectionViewLayout
        layout =
            DelegateBoundary(collectionView: collectionView).call(
                "collectionView(_:transitionLayoutForOldLayout:newLayout:)", [type(of: current), type(of: next)]
            ) { $0.collectionView($1, transitionLayoutForOldLayout: current, newLayout: next) }
            ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
        let installing = LayoutSwitch(collectionView: collectionView)
        installing.prepareInstalling(next)
        collectionView.tracer.call(.layout, "prepareForTransition(to:)", [type(of: next)]) {
            current.prepareForTransition(to: next)
        }
        collectionView.tracer.call(.layout, "prepareForTransition(from:)", [type(of: current)]) {
            next.prepareForTransition(from: current)
        }
        installing.install(layout)
        current.owner = collectionView
    }

    /// Animates to the next layout, or back to the current one. The completion receives whether the transition was
    /// completed, and whether the animation ran to its end.
    func end(completed: Bool) {
        let winner = completed ? layout.nextLayout : layout.currentLayout
        let loser = completed ? layout.currentLayout : layout.nextLayout
        LayoutSwitch(collectionView: collectionView).animate(to: winner) { [completion] finished in
            if loser !== winner { loser.owner = nil }
            completion?(completed, finished)
        }
    }
}
