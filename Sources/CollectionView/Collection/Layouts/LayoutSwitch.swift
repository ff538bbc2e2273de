import Foundation

/// The replacement of a collection view's layout by another one.
@MainActor struct LayoutSwitch {
    unowned let collectionView: UICollectionView

    /// Installs a layout without animation. The views stay with their elements.
    func install(_ layout: UICollectionViewLayout) {
        let old = collectionView.cycle.boundary.layout
        guard layout !== old else { return }
        prepareInstalling(layout)
        detach(old, unlessPartOf: layout)
        collectionView.cycle.state.install(layout)
        collectionView.views.discardDecorations(of: old)
        collectionView.cycle.state.invalidateEverything()
    }

    /// Gives the layout to this collection view. If another collection view has it, that one loses it, with a
    /// warning, because UIKit does not define the behavior of a shared layout.
    func prepareInstalling(_ layout: UICollectionViewLayout) {
        if let other = layout.owner, other !== collectionView {
            CollectionViewDiagnostics.warning(
                "the layout \(layout) is in another collection view already: one layout object belongs to one")
            other.collectionViewLayout = UICollectionViewLayout()
        }
        layout.owner = collectionView
    }

    private func detach(_ old: UICollectionViewLayout, unlessPartOf layout: UICollectionViewLayout) {
        if let transition = layout as? UICollectionViewTransitionLayout {
            if transition.currentLayout === old || transition.nextLayout === old { return }
        }
        old.owner = nil
        guard let transition = old as? UICollectionViewTransitionLayout else { return }
        for part in [transition.currentLayout, transition.nextLayout] where part !== layout { part.owner = nil }
    }

    /// Installs a layout, and moves every view from its old frame to its new one.
    func animate(to layout: UICollectionViewLayout, completion: ((Bool) -> Void)?) {
        let cycle = collectionView.cycle
        let old = cycle.boundary
        guard layout !== old.layout else {
            completion?(true)
            return
        }
        cycle.prepareIfNeeded()
        let anchor = elementNearestCenter()
        prepareInstalling(layout)
        old.call("prepareForTransition(to:)", [type(of: layout)]) { $0.prepareForTransition(to: layout) }
        let change = ElementChange(in: collectionView, from: old)
        cycle.state.install(layout)
        let new = cycle.boundary
        new.call("prepareForTransition(from:)", [type(of: old.layout)]) { $0.prepareForTransition(from: old.layout) }
        cycle.state.invalidateEverything()
        cycle.prepareIfNeeded()
        change.askForTarget(from: proposedOffset(keeping: anchor))
        change.moveToTarget()
        let cells = change.views
        for view in cells { view.willTransition(from: old.layout, to: layout) }
        change.animate(
            through: .identity,
            finalizing: {
                old.call("finalizeLayoutTransition()") { $0.finalizeLayoutTransition() }
                new.call("finalizeLayoutTransition()") { $0.finalizeLayoutTransition() }
            },
            completion: { finished in
                for view in cells { view.didTransition(from: old.layout, to: layout) }
                detach(old.layout, unlessPartOf: collectionView.collectionViewLayout)
                completion?(finished)
            })
    }

    // MARK: The content offset

    /// Returns the cell nearest to the middle of the screen, which is to stay there. UIKit proposes the current
    /// offset instead. That shows unrelated items if the two contents have different lengths.
    private func elementNearestCenter() -> Element? {
        let (x, y) = (collectionView.bounds.midX, collectionView.bounds.midY)
        func distance(_ frame: CGRect) -> CGFloat { hypot(frame.midX - x, frame.midY - y) }
        let cells = collectionView.cycle.shown.filter { $0.key.category == .cell }
        return cells.min { (distance($0.frame), $0.key) < (distance($1.frame), $1.key) }
    }

    private func frame(at path: IndexPath) -> CGRect? {
        collectionView.usingPresentationValues { collectionView.layoutAttributesForItem(at: path)?.frame }
    }

    private func proposedOffset(keeping anchor: Element?) -> CGPoint {
        let offset = collectionView.contentOffset
        guard let anchor, let frame = frame(at: anchor.key.indexPath)
        else { return collectionView.range.clamp(offset) }
        // Content at its beginning stays there.
        if offset == collectionView.range.least { return offset }
        return collectionView.range.clamp(
            CGPoint(
                x: offset.x + frame.midX - anchor.frame.midX, y: offset.y + frame.midY - anchor.frame.midY))
    }
}
