import Foundation

/// The settings of a collection view that decide what gets the focus.
@MainActor protocol FocusingHost: UIScrollView {
    var isEditing: Bool { get }
    var allowsFocus: Bool { get }
    var allowsFocusDuringEditing: Bool { get }
    var selectionFollowsFocus: Bool { get }
    var remembersLastFocusedIndexPath: Bool { get }
}

/// The focused item, and its movement by keys.
@MainActor final class Focusing {
    private unowned let host: any FocusingHost
    private let cycle: LayoutCycle
    private let selecting: Selecting
    private let itemScrolling: ItemScrolling
    private let delegate: DelegateBoundary
    private(set) var path: IndexPath?
    /// The item that was focused when the focus last left the collection view.
    private var left: IndexPath?
    /// Whether an update may have given the focus to another cell.
    private var isShownElsewhere = false

    init(in host: any FocusingHost, cycle: LayoutCycle, selecting: Selecting, itemScrolling: ItemScrolling) {
        (self.host, self.cycle, delegate) = (host, cycle, cycle.delegate)
        (self.selecting, self.itemScrolling) = (selecting, itemScrolling)
    }

    private var paths: PathTranslation { cycle.state.paths }

    // MARK: Keys

    func enter(_ heading: UIFocusHeading) -> Bool {
        let isAllowed = host.isEditing ? host.allowsFocusDuringEditing : host.allowsFocus
        guard isAllowed, let target = entrance(heading) else { return false }
        return change(to: target, heading)
    }

    func leave() {
        guard let path else { return }
        left = path
        change(to: nil, [])
    }

    func move(_ heading: UIFocusHeading) -> Bool {
        guard let path, let target = FocusRoute(in: host, cycle, canFocus: canFocus).item(heading, from: path) else {
            return false
        }
        return change(to: target, heading)
    }

    func activate() -> Bool {
        guard let path else { return false }
        selecting.touchDown(path)
        selecting.touchUp(path)
        return true
    }

    // MARK: Changes

    private func entrance(_ heading: UIFocusHeading) -> IndexPath? {
        let counts = cycle.state.currentCounts
        if host.remembersLastFocusedIndexPath, let left, counts.contains(left), canFocus(left) { return left }
        let preferred = delegate.call("indexPathForPreferredFocusedView(in:)", []) {
            $0.indexPathForPreferredFocusedView(in: $1)
        }
        if let preferred = (preferred ?? nil).map(paths.taken), counts.contains(preferred), canFocus(preferred) {
            return preferred
        }
        let visible = cycle.shownCells.map(\.key.indexPath).sorted().filter(canFocus)
        return heading == .previous ? visible.last : visible.first
    }

    private func canFocus(_ path: IndexPath) -> Bool {
        guard let path = paths.presentation.dataPath(of: path) else { return false }
        return delegate.call("collectionView(_:canFocusItemAt:)", [path]) {
            $0.collectionView($1, canFocusItemAt: path)
        }
            ?? true
    }

    /// Moves the focus to an item, or out of the collection view.
    ///
    /// - Returns: False if the delegate does not allow it.
    @discardableResult private func change(to next: IndexPath?, _ heading: UIFocusHeading) -> Bool {
        let context = UICollectionViewFocusUpdateContext()
        context.previouslyFocusedIndexPath = path.map(paths.delegatePath)
        context.nextFocusedIndexPath = next.map(paths.delegatePath)
        context.previouslyFocusedView = path.flatMap(cycle.cell)
        context.nextFocusedView = next.flatMap(cycle.cell)
        context.focusHeading = heading
        let should = delegate.call("collectionView(_:shouldUpdateFocusIn:)", [context]) {
            $0.collectionView($1, shouldUpdateFocusIn: context)
        }
        guard should ?? true else { return false }
        let previous = path
        path = next
        for path in [previous, next].compactMap({ $0 }) { showState(at: path) }
        if let next {
            itemScrolling.scroll(to: next, at: [], animated: true)
            letSelectionFollow(to: next)
        }
        let coordinator = UIFocusAnimationCoordinator()
        delegate.call("collectionView(_:didUpdateFocusIn:with:)", [context]) {
            $0.collectionView($1, didUpdateFocusIn: context, with: coordinator)
        }
        coordinator.run()
        return true
    }

    private func letSelectionFollow(to path: IndexPath) {
        let item = paths.delegatePath(of: path)
        let follows = delegate.call("collectionView(_:selectionFollowsFocusForItemAt:)", [item]) {
            $0.collectionView($1, selectionFollowsFocusForItemAt: item)
        }
        if follows ?? host.selectionFollowsFocus, !selecting.paths.contains(path) {
            _ = activate()
        }
    }

    // MARK: Cells

    private func showState(at path: IndexPath) {
        if let cell = cycle.cell(at: path) { showState(of: cell, at: path) }
    }

    func showState(of cell: UICollectionViewCell, at path: IndexPath) { cell.isFocused = path == self.path }

    // MARK: Updates

    /// Moves the focus of a deleted item to the item after it, else to the one before it.
    func follow(_ map: ElementMap) {
        path = path.flatMap { map.newPath(of: $0) ?? map.neighbor(of: $0) }
        left = left.flatMap(map.newPath)
        isShownElsewhere = path != nil
    }

    /// Shows the focus in the right cells after the layout pass of an update or a reload.
    func didLayOut() {
        guard isShownElsewhere else { return }
        isShownElsewhere = false
        if let path, !cycle.state.currentCounts.contains(path) { self.path = nil }
        for path in cycle.shownCells.map(\.key.indexPath) { showState(at: path) }
    }

    func reload() {
        left = nil
        isShownElsewhere = path != nil
    }
}
