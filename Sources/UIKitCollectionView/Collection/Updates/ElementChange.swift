import Foundation

/// The scroll view in which elements move to new positions.
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
    /// The reflection before the change. The boundaries before and after it may be the same object.
    private let oldMirror: Mirror?
    private let shown: [Element]
    private let known: KnownElements
    /// The content offset that the layout and the delegate have chosen.
    private var target: CGPoint?
    private var map = ElementMap.identity
    private var disappearing: [DisappearingView] = []
    /// Whether the layout has been told that the change is over.
    private var isFinalized = false

    /// Takes over the elements on the screen.
    init(in host: any ElementChangeHost, _ cycle: LayoutCycle) {
        (self.host, self.cycle, old, oldMirror) = (host, cycle, cycle.boundary, cycle.boundary.mirror)
        (shown, known) = cycle.release()
        cycle.isChanging = true
    }

    /// The views of the elements that were on the screen.
    var views: [UICollectionReusableView] { shown.compactMap(\.view) }

    private var new: LayoutBoundary { cycle.boundary }

    /// Returns the proposed content offset. If visible cells keep their place, it holds the first remaining cell.
    /// Otherwise it keeps the distance from the leading edge.
    func offset(through map: ElementMap) -> CGPoint {
        guard host.keepsVisibleCellsInPlace,
            let held = HeldCell(among: shown.filter { map.newPath(of: $0.key.indexPath) != nil }, in: host),
            let path = map.newPath(of: held.key.indexPath),
            let frame = new.attributes(for: .cell(path), counts: cycle.state.currentCounts)?.frame
        else { return offsetFromLeadingEdge }
        return held.offset(for: frame)
    }

    private var offsetFromLeadingEdge: CGPoint {
        let offset = host.contentOffset
        guard let oldMirror, let mirror = new.mirror else { return offset }
        return mirror.offset(offset, following: oldMirror)
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
        UIView.animate(withDuration: Self.duration) { [host] in host.move(to: target, because: .content) }
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

    /// Moves the elements. Views are measured meanwhile, and elements that become visible or invisible because of that move
    /// with the others.
    ///
    /// - Parameters:
    ///   - isBoundsChange: Whether only the bounds change.
    ///   - finalizing: Called within the animation, after the final attributes have been applied.
    func animate(
        through map: ElementMap, isBoundsChange: Bool = false, finalizing: @escaping () -> Void,
        completion: @escaping (Bool) -> Void
    ) {
        self.map = map
        let visible = cycle.findVisible().sorted { $0.key < $1.key }
        beginUpdate(through: map, fadesInUnknownElements: !isBoundsChange)
        let ends = shown.sorted { $0.key < $1.key }.map { ($0, old.final(of: $0.key)) }
        let starts = visible.map { ($0, new.initial(of: $0.key)) }
        cycle.forgetShown()
        disappearing = dismissOld(ends, keeping: visible)
        for (element, start) in starts { equip(element, start: start) }
        run(isBoundsChange: isBoundsChange, finalizing: finalizing, completion: completion)
    }

    private func endUpdate() {
        old.layout.update = nil
        new.layout.update = nil
    }

    /// Tells the layouts the attributes before and after the change, each in its own coordinates. Mirrored layouts whose
    /// contents differ in width have different coordinates for the same position.
    private func beginUpdate(through map: ElementMap, fadesInUnknownElements: Bool) {
        let remaining = known.all.filter { known.isCurrent($0) || $0.hasView }
        // An old layout still knows the former attributes of elements that become visible.
        let remembering = new.layout as? any RememberingLayout
        for boundary in old === new ? [new] : [old, new] {
            let mirrored = boundary.mirror != nil
            let former: (ElementPath) -> UICollectionViewLayoutAttributes? =
                old === new
                ? { remembering?.attributesBeforeBoundsChange(for: $0) }
                : { [old] in old.receiveUnchecked(old.layout.attributes(for: $0)).map(boundary.give) }
            boundary.layout.update = LayoutUpdate(
                old: Dictionary(
                    remaining.map { ($0.key, mirrored ? boundary.give($0.attributes) : $0.attributes) }
                ) { first, _ in first },
                former: former, map: map,
                new: { [cycle, new] key in
                    (cycle.known.attributes(for: key) ?? new.receiveUnchecked(new.layout.attributes(for: key)))
                        .map(boundary.give)
                }, fadesInUnknownElements: fadesInUnknownElements)
        }
    }

    /// Gives the views of elements that stay visible to their new elements. Returns the other views.
    private func dismissOld(
        _ ends: [(Element, UICollectionViewLayoutAttributes?)], keeping visible: [Element]
    ) -> [DisappearingView] {
        let visible = Dictionary(visible.map { ($0.key, $0) }) { first, _ in first }
        return ends.compactMap { element, end in
            guard let view = element.view else { return nil }
            let newKey = map.newKey(of: element.key)
            if let newKey, let survivor = visible[newKey], survivor.view == nil {
                cycle.adopt(survivor, viewOf: element)
                return nil
            }
            // A cell with the first responder stays in use.
            if let newKey, element.isEditedCell {
                cycle.dismiss(element, waitingAs: newKey)
                return nil
            }
            // The view goes back to the pool, and its content must not be moved aside when it is reused.
            host.closeSwipeActions(of: view, animated: true)
            let place = newKey.flatMap(place)
            return DisappearingView(
                view, of: element, newKey: newKey, end: end ?? place ?? element.attributes, place: place)
        }
    }

    /// Returns the layout's attributes after the change, as far as views have been measured.
    private func place(_ newKey: ElementPath) -> UICollectionViewLayoutAttributes? {
        new.attributes(for: newKey, counts: cycle.state.currentCounts)
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

    private func run(isBoundsChange: Bool, finalizing: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        let revision = cycle.state.revision
        let animations = { [self, host, target] in
            cycle.change = self
            cycle.isChanging = false
            // Subviews are laid out within the animation, so that they move along.
            host.setNeedsLayout()
            host.layoutIfNeeded()
            moveDisappearing(since: revision)
            // Layouts have been asked for the target only once. If views were measured since, layouts adjust the
            // offset in `finalizing`, relative to the target. So the target is set again first.
            if let target, !isBoundsChange {
                host.move(to: target, because: .content)
                host.rangeDidChange()
            }
            finalizing()
            isFinalized = true
            // If a layout adjusts the offset in `finalizing`, the adjustment is part of the same animation.
            host.layoutIfNeeded()
            moveDisappearing(since: revision)
            endUpdate()
            cycle.change = nil
            cycle.performPostponed()
        }
        // The host stays at least until the end of the animation.
        let end = { [self, host, cycle] (finished: Bool) in
            for entry in disappearing {
                cycle.views.recycle(entry.view)
                if entry.wasDisplayed { cycle.delegate.didEndDisplaying(entry.view, entry.element.key) }
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

    /// Moves disappearing views to their ends, which follow from measuring since a revision.
    private func moveDisappearing(since revision: Int) {
        for index in disappearing.indices {
            if cycle.state.revision != revision { disappearing[index].follow(place) }
            disappearing[index].view.adopt(disappearing[index].end)
        }
    }
}

extension ElementChange: ViewExchange {
    func equip(_ element: Element) {
        guard let index = disappearing.firstIndex(where: { $0.newKey == element.key }) else {
            return equip(element, start: start(of: element.key))
        }
        // The element stays on the screen after all.
        let entry = disappearing.remove(at: index)
        (entry.element.view, entry.element.isDisplayed) = (entry.view, entry.wasDisplayed)
        cycle.adopt(element, viewOf: entry.element)
        element.preferredSizes.beginPass()
    }

    /// Returns the initial attributes of an element that measuring makes visible. Layouts that have finalized the change are
    /// not asked for them any longer.
    private func start(of key: ElementPath) -> UICollectionViewLayoutAttributes? {
        isFinalized ? new.receiveUnchecked(new.layout.update?.initial(of: key)) : new.initial(of: key)
    }

    func dismiss(_ element: Element) -> Bool {
        // Other views have not been on the screen before the change.
        guard element.isDisplayed, let view = element.view, !element.isEditedCell else { return false }
        host.closeSwipeActions(of: view, animated: true)
        let place = place(element.key)
        disappearing.append(
            DisappearingView(
                view, of: element, newKey: element.key, end: place ?? element.attributes, place: place))
        (element.view, element.isDisplayed) = (nil, false)
        return true
    }
}
