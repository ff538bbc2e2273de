import Foundation

/// The collection view whose layout is replaced.
@MainActor protocol LayoutSwitchHost: ElementChangeHost {
    /// Becomes the collection view of a layout.
    func take(_ layout: UICollectionViewLayout)
}

/// The replacement of a collection view's layout by another one.
@MainActor struct LayoutSwitch {
    unowned let host: any LayoutSwitchHost
    let cycle: LayoutCycle

    /// Installs a layout without animation. The views stay with their elements.
    func install(_ layout: UICollectionViewLayout) {
        let old = cycle.boundary.layout
        guard layout !== old else { return }
        host.take(layout)
        cycle.state.install(layout)
        detach(old)
        cycle.views.discardDecorations(of: old)
        cycle.state.invalidateEverything()
    }

    /// Detaches a layout and its parts from the collection view, except those that are in use again or went to another
    /// collection view.
    private func detach(_ old: UICollectionViewLayout) {
        let current = cycle.boundary.layout.parts
        for layout in old.parts where layout.owner === host && !current.contains(where: { $0 === layout }) {
            layout.owner = nil
        }
    }

    /// Installs a layout, and moves every view from its old frame to its new one.
    func animate(to layout: UICollectionViewLayout, completion: ((Bool) -> Void)?) {
        let old = cycle.boundary
        guard layout !== old.layout else {
            completion?(true)
            return
        }
        cycle.prepareIfNeeded()
        let anchor = elementNearestCenter()
        host.take(layout)
        old.call("prepareForTransition(to:)", [type(of: layout)]) { $0.prepareForTransition(to: layout) }
        let change = ElementChange(in: host, cycle)
        cycle.state.install(layout)
        let new = cycle.boundary
        new.call("prepareForTransition(from:)", [type(of: old.layout)]) { $0.prepareForTransition(from: old.layout) }
        cycle.state.invalidateEverything()
        let start = prepare()
        change.askForTarget(from: start ?? proposedOffset(keeping: anchor))
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
                detach(old.layout)
                completion?(finished)
            })
    }

    // MARK: The content offset

    /// Prepares the new layout, and keeps the content offset. Some layouts scroll when they are prepared for the first
    /// time: to the start of content that runs from right to left, or to the end of shorter content. The way there is part
    /// of the animation.
    ///
    /// - Returns: The offset of a start at the right, if the old content was at its own start; otherwise nil.
    private func prepare() -> CGPoint? {
        let offset = host.contentOffset
        let wasAtStart = offset == CGPoint(x: host.range.greatest.x, y: host.range.least.y)
        cycle.prepareIfNeeded()
        let start = host.contentOffset
        guard start != offset else { return nil }
        UIView.performWithoutAnimation { host.move(to: offset, because: .content) }
        return wasAtStart ? start : nil
    }

    /// Returns the cell nearest to the middle of the screen, which is to stay there. UIKit proposes the current
    /// offset instead. That shows unrelated items if the two contents have different lengths.
    private func elementNearestCenter() -> Element? {
        let (x, y) = (host.bounds.midX, host.bounds.midY)
        func distance(_ frame: CGRect) -> CGFloat { hypot(frame.midX - x, frame.midY - y) }
        let cells = cycle.shown.filter { $0.key.category == .cell }
        return cells.min { (distance($0.frame), $0.key) < (distance($1.frame), $1.key) }
    }

    private func proposedOffset(keeping anchor: Element?) -> CGPoint {
        let offset = host.contentOffset
        guard let anchor, let frame = cycle.attributes(for: .cell(anchor.key.indexPath))?.frame
        else { return host.range.clamp(offset) }
        // Content at its beginning stays there.
        if offset == host.range.least { return offset }
        return host.range.clamp(
            CGPoint(
                x: offset.x + frame.midX - anchor.frame.midX, y: offset.y + frame.midY - anchor.frame.midY))
    }
}

extension UICollectionView: LayoutSwitchHost {
    /// Becomes the collection view of a layout. If another collection view has it, that one loses it, with a warning,
    /// because UIKit does not define the behavior of a shared layout.
    func take(_ layout: UICollectionViewLayout) {
        // A layout that another one has replaced keeps its owner until the end of the animation.
        if let other = layout.owner, other !== self,
            other.collectionViewLayout.parts.contains(where: { $0 === layout })
        {
            CollectionViewDiagnostics.warning(
                "the layout \(layout) is in another collection view already: one layout object belongs to one")
            other.collectionViewLayout = UICollectionViewLayout()
        }
        layout.owner = self
    }
}

extension UICollectionViewLayout {
    /// The layout itself, and the two layouts of a transition layout.
    fileprivate var parts: [UICollectionViewLayout] {
        guard let transition = self as? UICollectionViewTransitionLayout else { return [self] }
        return [transition, transition.currentLayout, transition.nextLayout]
    }
}
