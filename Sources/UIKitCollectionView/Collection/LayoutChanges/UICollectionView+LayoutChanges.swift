import Foundation

extension UICollectionView {
    private var layoutSwitch: LayoutSwitch { LayoutSwitch(host: self, cycle: cycle) }

    func install(_ layout: UICollectionViewLayout) {
        endInteractions()
        layoutSwitch.install(layout)
    }

    func change(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        endInteractions()
        let switching = layoutSwitch
        guard !animated else { return switching.animate(to: layout, completion: completion) }
        switching.install(layout)
        completion?(true)
    }

    func beginTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        endInteractions()
        let transition = InteractiveTransition(
            to: layout, by: layoutSwitch, tracer: tracer, completion: completion)
        self.transition = transition
        return transition.layout
    }

    func endTransition(completed: Bool, isShown: Bool = true) {
        let ending = transition
        transition = nil
        ending?.end(completed: completed, isShown: isShown)
    }

    /// Ends all interactions before another one begins.
    ///
    /// - Parameter areShown: Whether the ends are shown. False if the data source may have other items already.
    func endInteractions(areShown: Bool = true) {
        closeSwipeActions()
        reordering?.end(cancelled: true, isShown: areShown)
        itemDrop?.closeGap(isShown: areShown)
        endTransition(completed: true, isShown: areShown)
    }
}
