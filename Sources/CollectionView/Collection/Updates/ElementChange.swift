import Foundation

/// The scroll view in which elements move to new places.
@MainActor protocol ElementChangeHost: UIScrollView {
    var keepsVisibleCellsInPlace: Bool { get }

    /// Closes the swipe actions of a view that is about to leave the screen.
    func closeSwipeActions(of view: UIView, animated: Bool)
}

/// An animated change of the screen, from the elements that are visible when it is made to those visible after it.
///
/// Batches, animated changes of the bounds and changes of the layout use it. They differ in their calls to the layout
/// before and after it.
@MainActor final class ElementChange {
    static let duration: TimeInterval = 0.3

    private unowned let host: any ElementChangeHost
    private let cycle: LayoutCycle
    private let old: LayoutBoundary
    private let shown: [Element]
    private let known: KnownElements
    /// The content offset that the layout and the delegate have chosen.
    private var target: CGPoint?

    /// A view that is disappearing, and has no element any more.
    private struct DisappearingView {
        var view: UICollectionReusableView
        var key: ElementKey
        var end: UICollectionViewLayoutAttributes
        var wasDisplayed: Bool
    }

    /// Takes over the elements on the screen.
    init(in host: any ElementChangeHost, _ cycle: LayoutCycle) {
        (self.host, self.cycle, old) = (host, cycle, cycle.boundary)
        (shown, known) = cycle.release()
    }

    /// The views of the elements that were on the screen.
    var views: [UICollectionReusableView] { shown.compactMap(\.view) }

    private var new: LayoutBoundary { cycle.boundary }

    /// Returns the proposed content offset. If visible cells keep their place, it holds the first remaining cell.
    /// Otherwise it is the current offset.
    func offset(through map: ElementMap) -> CGPoint {
        let offset = host.contentOffset
        guard host.keepsVisibleCellsInPlace,
            let held = HeldCell(among: shown.filter { map.newPath(of: $0.key.indexPath) != nil }, in: host),
            let path = map.newPath(of: held.key.indexPath),
            let frame = new.attributes(for: .cell(path), counts: cycle.state.currentCounts)?.frame
        else { return offset }
        return held.offset(for: frame)
    }

    /// Asks the layout for the content offset after the change, and then the delegate, which decides.
    func askForTarget(from proposed: CGPoint) {
        let target = new.targetOffset(forProposed: proposed, breadth: host.bounds.width)
        self.target = cycle.delegate.targetOffset(forProposed: target)
    }

    /// Whether the target differs from the current offset when it is clamped to the content and rounded to a pixel.
    var movesBounds: Bool {
        guard let target else { return false }
        return host.possibleOffset(host.range.clamp(target)) != host.contentOffset
    }

    func moveToTarget() {
        guard let target, target != host.contentOffset else { return }
        UIView.animate(withDuration: Self.duration) { [host] in host.contentOffset = target }
    }

    /// Asks the layout for inserted and deleted supplementary and decoration views.
    func askForChanges(_ map: inout ElementMap) {
        struct Kind: Hashable {
            var category: UICollectionView.ElementCategory
            var kind: String
        }
        _ = cycle.findVisible()
        let keys = (Array(known.all) + Array(cycle.known.all)).map(\.key).filter { $0.category != .cell }
        let kinds = Set(keys.map { Kind(category: $0.category, kind: $0.kind) })
        for kind in kinds.sorted(by: { ($0.category.rawValue, $0.kind) < ($1.category.rawValue, $1.kind) }) {
            let changes = new.changes(of: kind.category, kind: kind.kind)
            map.change(kind.category, kind: kind.kind, deleting: changes.deleted, inserting: changes.inserted)
        }
    }

    /// - Parameter finalizing: Called within the animation, after the final attributes have been applied.
    func animate(
        through map: ElementMap, fadesInUnknownElements: Bool = true, finalizing: @escaping () -> Void,
        completion: @escaping (Bool) -> Void
    ) {
        let visible = cycle.findVisible().sorted { $0.key < $1.key }
        beginUpdate(of: visible, through: map, fadesInUnknownElements: fadesInUnknownElements)
        let ends = shown.sorted { $0.key < $1.key }.map { ($0, old.final(of: $0.key)) }
        let starts = visible.map { ($0, new.initial(of: $0.key)) }
        cycle.forgetShown()
        let disappearing = dismissOld(ends, keeping: visible, through: map)
        for (element, start) in starts { equip(element, start: start) }
        old.layout.update = nil
        new.layout.update = nil
        run(disappearing, finalizing: finalizing, completion: completion)
    }

    /// Tells the layouts the attributes before and after.
    private func beginUpdate(of visible: [Element], through map: ElementMap, fadesInUnknownElements: Bool) {
        let mirrored = old.mirror != nil
        var attributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
        for element in known.all {
            attributes[element.key] = mirrored ? old.give(element.attributes) : element.attributes
        }
        if old !== new {
            // The old layout still knows the former attributes of elements that become visible.
            for element in visible where attributes[element.key] == nil {
                attributes[element.key] = old.layout.attributes(for: element.key)
            }
        }
        for layout in [old.layout, new.layout] {
            layout.update = LayoutUpdate(
                old: attributes, map: map,
                new: { [cycle, new] key in
                    cycle.known[key].map { new.give($0.attributes) } ?? new.layout.attributes(for: key)
                }, fadesInUnknownElements: fadesInUnknownElements)
        }
    }

    /// Gives the views of elements that stay visible to their new elements. Returns the other views.
    private func dismissOld(
        _ ends: [(Element, UICollectionViewLayoutAttributes?)], keeping visible: [Element], through map: ElementMap
    ) -> [DisappearingView] {
        let visible = Dictionary(visible.map { ($0.key, $0) }) { first, _ in first }
        return ends.compactMap { element, end in
            guard let view = element.view else { return nil }
            let newKey = map.newKey(of: element.key)
            if let newKey, let survivor = visible[newKey], survivor.view == nil {
                cycle.adopt(survivor, viewOf: element)
                return nil
            }
            // The view goes back to the pool, and its content must not be moved aside when it is reused.
            host.closeSwipeActions(of: view, animated: true)
            let place = newKey.flatMap { new.attributes(for: $0, counts: cycle.state.currentCounts) }
            return DisappearingView(
                view: view, key: element.key, end: end ?? place ?? element.attributes,
                wasDisplayed: element.isDisplayed)
        }
    }

    /// Applies the initial attributes of an element. If there are none, a new view begins with its final attributes,
    /// and other views stay where they are.
    private func equip(_ element: Element, start: UICollectionViewLayoutAttributes?) {
        if element.view == nil {
            cycle.equip(element)
            // The content of a new view has no former position, so it must not fly in from a corner.
            UIView.performWithoutAnimation { element.view?.layoutIfNeeded() }
            element.view?.setNeedsLayout()
        }
        guard let view = element.view, let start, view.layoutAttributes?.look != start.look else { return }
        UIView.performWithoutAnimation { view.adopt(start) }
    }

    private func run(
        _ disappearing: [DisappearingView], finalizing: @escaping () -> Void, completion: @escaping (Bool) -> Void
    ) {
        let animations = { [host, target] in
            // Subviews are laid out within the animation, so that they move along.
            host.setNeedsLayout()
            host.layoutIfNeeded()
            for entry in disappearing { entry.view.adopt(entry.end) }
            // Layouts have been asked for the target only once. If views were measured since, layouts adjust the
            // offset in `finalizing`, relative to the target. So the target is set again before.
            if let target {
                host.contentOffset = target
                host.rangeDidChange()
            }
            finalizing()
            // If a layout adjusts the offset in `finalizing`, the adjustment is part of the same animation.
            host.layoutIfNeeded()
        }
        // The host stays at least until the end of the animation.
        let end = { [host, cycle] (finished: Bool) in
            for entry in disappearing {
                cycle.views.recycle(entry.view)
                if entry.wasDisplayed { cycle.delegate.didEndDisplaying(entry.view, entry.key) }
            }
            withExtendedLifetime(host) {}
            completion(finished)
        }
        guard UIView.areAnimationsEnabled else {
            animations()
            return end(true)
        }
        UIView.animate(withDuration: Self.duration, animations: animations, completion: end)
    }
}
