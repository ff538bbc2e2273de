import Foundation

/// The view whose screen a layout cycle keeps in step with the layout.
@MainActor protocol LayoutCycleHost: UIScrollView {
    /// The number of subviews that lie behind all elements.
    var backgroundSubviewCount: Int { get }
    var keepsVisibleCellsInPlace: Bool { get }
    var isPrefetchingEnabled: Bool { get }
    var validatesLayout: Bool { get }
    var reordering: Reordering? { get }

    /// Gives a cell the state of its item: selected, highlighted, focused, and the conditions of its configuration.
    func showState(of cell: UICollectionViewCell, at path: IndexPath)

    /// Closes the swipe actions of a view that is about to leave the screen.
    func closeSwipeActions(of view: UIView, animated: Bool)
}

/// An animated change of the screen. Views are measured during it, so a layout pass may find elements visible that the
/// change has not expected.
@MainActor protocol ViewExchange: AnyObject {
    /// Gives an element a view that begins where the element was before the change.
    func equip(_ element: Element)

    /// Lets the view of an element leave the screen with the change. Returns false if it can be removed at once.
    func dismiss(_ element: Element) -> Bool
}

/// The part of a collection view that keeps the screen in step with the layout. It finds visible elements, gives them
/// views, measures the views, and removes the views of other elements.
@MainActor final class LayoutCycle {
    private unowned let host: any LayoutCycleHost
    let state: LayoutState
    let views: ElementViews
    let delegate: DelegateBoundary
    private var sizing: SelfSizing
    private(set) var known = KnownElements()
    /// The elements with a view.
    private(set) var shown: [Element] = []
    var waiting = WaitingCells()
    /// The cell that has left the screen with the first responder in it; nil if there is none.
    weak var editedCell: UICollectionViewCell?
    private var isRunning = false
    /// Whether a pass was requested while one was running.
    private var isPassMissed = false
    /// Whether a batch waits for the end of the running pass. The model has changed already, and index paths on the screen
    /// have not, so the data source is not asked for views meanwhile.
    var awaitsBatch = false
    /// The actions to perform at the end of the running pass or change.
    private var postponed: [() -> Void] = []
    /// The revision of the state that is on the screen; nil if more than the offset may have changed since.
    private var settledRevision: Int?
    private let order = SubviewOrder()
    /// Whether a change has released the elements on the screen, and not yet given their views to others.
    var isChanging = false
    /// Whether a pass has been refused while the layout was preparing.
    private var isPassRefused = false
    /// The animated change of which the running pass is a part; nil if there is none.
    weak var change: (any ViewExchange)?

    init(
        _ state: LayoutState, in host: any LayoutCycleHost, views: ElementViews, delegate: DelegateBoundary,
        tracer: CallTracer
    ) {
        (self.host, self.state, self.views, self.delegate) = (host, state, views, delegate)
        sizing = SelfSizing(state, tracer: tracer)
    }

    var boundary: LayoutBoundary { state.boundary }

    // MARK: Preparation

    /// Prepares the layout for a layout pass. If the traits have changed, it is prepared again, and views are
    /// measured again.
    func prepareForPass() {
        if state.invalidateForTraits() { measureAgain() }
        state.invalidateForInsets()
        prepareIfNeeded()
    }

    /// Whether a pass can begin: not while the layout prepares, or answers for a change.
    var mayBeginPass: Bool { !state.isPreparing && !isChanging }

    /// Puts off a pass that cannot begin until the layout has been prepared. A change begins one by itself.
    func refusePass() {
        if state.isPreparing { isPassRefused = true }
    }

    func prepareIfNeeded() {
        defer {
            if isPassRefused, !state.isPreparing {
                isPassRefused = false
                setNeedsLayout()
            }
        }
        if let attributes = state.prepareIfNeeded() { refresh(attributes, counts: state.currentCounts) }
    }

    private func refresh(_ attributes: Invalidation.Attributes, counts: DataCounts) {
        switch attributes {
        case .valid: break
        case .all: known.forgetPages()
        case .named(let keys):
            var shrank = false
            let answers = keys.sorted().compactMap { key -> UICollectionViewLayoutAttributes? in
                let old = known[key]?.frame.size
                guard let answer = boundary.attributes(for: key, counts: counts) else {
                    known.forget(key)
                    return nil
                }
                if let old, answer.frame.width < old.width || answer.frame.height < old.height { shrank = true }
                return answer
            }
            // If an element became smaller, other elements may have become visible.
            if shrank { known.forgetPages() }
            known.rename(answers)
        }
    }

    // MARK: The pass

    /// Brings the screen up to date. Within an animation block, views that stay on the screen move to their new frames.
    func run() {
        guard !isRunning else {
            isPassMissed = true
            return
        }
        isRunning = true
        defer { endPass() }
        if isUpToDate() { return }
        for element in shown { element.preferredSizes.beginPass() }
        let held = host.keepsVisibleCellsInPlace ? HeldCell(among: shown, in: host) : nil
        var rounds = 0
        var visible = VisibleElements()
        repeat {
            rounds += 1
            if rounds > 1 { keep(held) }
            visible = lookAround()
            for element in visible.withoutView.sorted(by: { $0.key < $1.key }) {
                if let change { change.equip(element) } else { equip(element) }
            }
            if rounds <= SelfSizing.maximumRoundCount { sizing.measure(visible.elements, with: boundary) }
            // Layouts name the measured elements, but not those that move because of them.
            if !state.isValid { known.forgetPages() }
        } while !state.isValid && rounds <= SelfSizing.maximumRoundCount
        show(visible.elements)
        settledRevision = state.revision
        // A dragged cell is positioned by the finger, not by the layout, so it is not validated.
        if host.validatesLayout, host.reordering == nil {
            LayoutValidation(boundary).check(visible.elements, counts: state.currentCounts)
        }
    }

    /// Whether a pass or a change is running. Elements must not get other index paths meanwhile.
    var isBusy: Bool { isRunning || isChanging || change != nil }

    /// Calls `action` at the end of the running pass or change, or at once if there is none.
    func afterPass(_ action: @escaping () -> Void) {
        if isBusy { postponed.append(action) } else { action() }
    }

    /// Performs an action, and postpones batches and layout passes until its end. Does nothing while a pass is running.
    func holdingPaths(_ action: () -> Void) {
        guard !isRunning else { return }
        (isRunning, isPassMissed) = (true, false)
        action()
        if isPassMissed { setNeedsLayout() }
        endPass()
    }

    private func endPass() {
        isRunning = false
        releaseEditedCell()
        performPostponed()
    }

    /// Performs the postponed actions unless a pass or a change is still running.
    func performPostponed() {
        guard !isBusy else { return }
        let actions = postponed
        postponed = []
        for action in actions { action() }
    }

    /// Scrolls so that the held cell stays in place although views have been measured.
    private func keep(_ held: HeldCell?) {
        guard let held else { return }
        prepareIfNeeded()
        guard let frame = attributes(for: held.key)?.frame else { return }
        let (offset, old) = (held.offset(for: frame), host.contentOffset)
        // An offset that stays the same is not set, because clamping it would stop a bounce.
        guard max(abs(offset.x - old.x), abs(offset.y - old.y)) > 1e-6 else { return }
        host.move(to: host.range.clamp(offset), because: .content)
    }

    /// Returns whether exactly the visible elements are on the screen. Most frames of a scroll end here.
    private func isUpToDate() -> Bool {
        guard settledRevision == state.revision else { return false }
        let visible = lookAround()
        return settledRevision == state.revision && visible.withoutView.isEmpty && visible.elements.count == shown.count
    }

    /// Returns the elements that are visible according to the layout, in the order of their keys. Views are not
    /// changed.
    func findVisible() -> [Element] { lookAround().elements.sorted { $0.key < $1.key } }

    private func lookAround() -> VisibleElements {
        prepareIfNeeded()
        host.settle()
        let bounds = host.bounds
        askAbout(known.missingPages(of: bounds), around: bounds)
        var visible = known.visible(in: bounds)
        host.reordering?.lift(among: &visible, known: known, boundary: boundary)
        return visible
    }

    private func askAbout(_ pages: [Page], around bounds: CGRect) {
        guard !pages.isEmpty else { return }
        let counts = state.currentCounts
        for page in pages {
            let answer = boundary.elements(in: known.rect(of: page), counts: counts)
            for key in known.learn(page, answer) {
                boundary.warnOnce(
                    "\(type(of: boundary.layout)) returned two layout attributes for \(key.kind)"
                        + "\(key.indexPath.shortDescription) in one rectangle; the first is used")
            }
        }
        known.forgetPages(farFrom: bounds)
        settledRevision = nil
    }

    /// Gives an element a view, which is not yet displayed. Does nothing while a batch waits, which will give views to elements.
    func equip(_ element: Element) {
        guard !awaitsBatch else { return }
        let view = takeWaiting(for: element) ?? views.view(for: element)
        if let cell = view as? UICollectionViewCell, element.key.category == .cell {
            host.showState(of: cell, at: element.key.indexPath)
        }
        element.view = view
        shown.append(element)
    }

    private func show(_ visible: [Element]) {
        var isOrderStale = shown.count != visible.count
        for element in visible {
            guard let view = element.view else { continue }
            isOrderStale = isOrderStale || view.layoutAttributes?.zIndex != element.attributes.zIndex
            element.showAttributes()
            guard !element.isDisplayed else { continue }
            element.isDisplayed = true
            isOrderStale = true
            delegate.willDisplay(element, view)
        }
        hideAll(but: visible)
        if isOrderStale { order.restore(of: shown, in: host) }
    }

    private func hideAll(but visible: [Element]) {
        for element in shown { element.isWanted = false }
        for element in visible { element.isWanted = true }
        guard shown.contains(where: { !$0.isWanted }) else { return }
        let gone = shown.filter { !$0.isWanted }
        shown = visible.filter(\.hasView)
        views.expect(shownCount: shown.count)
        for element in gone where change?.dismiss(element) != true {
            dismiss(element, waitingAs: element.key)
        }
    }

    /// Takes the view of an element off the screen.
    ///
    /// - Parameter key: The element for which its cell may wait to come back; nil if there is none.
    func dismiss(_ element: Element, waitingAs key: ElementPath? = nil) {
        guard let view = element.view else { return }
        let mayWait = keepsCells || element.isEditedCell
        host.closeSwipeActions(of: view, animated: false)
        element.view = nil
        let wasDisplayed = element.isDisplayed
        element.isDisplayed = false
        if mayWait, let key, key.category == .cell, let cell = view as? UICollectionViewCell {
            element.isPrepared = true
            keepWaiting(cell, for: key.indexPath)
        } else {
            views.recycle(view)
        }
        if wasDisplayed { delegate.didEndDisplaying(view, element.key) }
    }

    /// Takes everything off the screen.
    func dismissAll() {
        let gone = shown
        shown = []
        known = KnownElements()
        for element in gone { dismiss(element) }
        editedCell = nil
        dropWaiting()
    }

    // MARK: Changes

    /// Returns the elements on the screen, to be matched with those after a change. Until then they count as shown,
    /// because layouts ask for visible elements when they prepare for updates.
    func release() -> (shown: [Element], known: KnownElements) {
        defer {
            settledRevision = nil
            known = KnownElements()
        }
        return (shown, known)
    }

    /// Forgets the shown elements after they have been matched.
    func forgetShown() { shown = [] }

    /// Gives an element the view that another element had.
    func adopt(_ element: Element, viewOf old: Element) {
        settledRevision = nil
        element.view = old.view
        element.isDisplayed = old.isDisplayed
        // The layout may use the preferred size in another section, where it has refused it before.
        if element.key.indexPath.first == old.key.indexPath.first { element.preferredSizes = old.preferredSizes }
        shown.append(element)
    }

    /// Gives the elements on the screen their new index paths, before the layout is asked again.
    func rename(through map: ElementMap) {
        let olds = release().shown
        forgetShown()
        for old in olds {
            guard let key = map.newKey(of: old.key) else {
                dismiss(old)
                continue
            }
            let element = Element(old.attributes.copied(for: key))
            known.insert(element)
            adopt(element, viewOf: old)
        }
    }

    /// Requests that a view be measured again in the next layout pass.
    func remeasure(_ view: UICollectionReusableView) {
        guard let element = shown.first(where: { $0.view === view }) else { return }
        measureAgain(element)
    }

    /// Measures all visible views again when the layout is prepared again.
    func measureAgain() {
        for element in shown { element.preferredSizes = PreferredSizes() }
    }

    func measureAgain(_ element: Element) {
        element.preferredSizes = PreferredSizes()
        settledRevision = nil
        setNeedsLayout()
    }

    /// Whether cells wait for their items after they have left the screen.
    var keepsCells: Bool { host.isPrefetchingEnabled }

    /// Requests another layout pass.
    func setNeedsLayout() { host.setNeedsLayout() }

    /// Gives a cell the state of its item.
    func showState(of cell: UICollectionViewCell, at path: IndexPath) { host.showState(of: cell, at: path) }
}
