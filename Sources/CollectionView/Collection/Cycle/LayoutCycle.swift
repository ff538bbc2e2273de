import Foundation

/// Keeps what is on the screen in step with the layout: gathers invalidations, prepares the layout, finds what is visible, and gives it
/// views.
@MainActor final class LayoutCycle {
    unowned let collectionView: UICollectionView
    private(set) var boundary: LayoutBoundary
    private let delegate: DelegateBoundary
    private var sizing: SelfSizing
    /// nil until they are asked for, and again when they are invalid.
    private(set) var counts: DataCounts?
    private var pending = Invalidation.everything
    private(set) var known = KnownElements()
    /// With a view.
    private(set) var shown: [Element] = []
    private var isPreparing = false
    private var isRunning = false
    /// Whether nothing but the offset can have changed since the last pass.
    private var isSettled = false
    private(set) var hasBeenPrepared = false
    private var order = SubviewOrder()

    init(_ layout: UICollectionViewLayout, of collectionView: UICollectionView) {
        self.collectionView = collectionView
        boundary = LayoutBoundary(layout, of: collectionView)
        delegate = DelegateBoundary(collectionView: collectionView)
        sizing = SelfSizing(of: collectionView)
    }

    // MARK: Invalidation

    func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts { counts = nil }
        let adjustment = context.contentSizeAdjustment
        if adjustment != .zero {
            let size = collectionView.contentSize
            collectionView.contentSize = CGSize(
                width: max(0, size.width + adjustment.width), height: max(0, size.height + adjustment.height))
        }
        pending.add(context)
        isSettled = false
        collectionView.setNeedsLayout()
    }

    /// Sends the context of `reloadData` and of new data sources and layouts.
    func invalidateEverything() { invalidate(everything: true) }

    /// Sends the context of a batch, after which the counts are known.
    func invalidate(for newCounts: DataCounts) {
        invalidate(everything: false)
        counts = newCounts
    }

    private func invalidate(everything: Bool) {
        let context = boundary.layout.newInvalidationContext()
        context.concernsEverything = everything
        context.concernsCounts = true
        boundary.call("invalidateLayout(with:)") { $0.invalidateLayout(with: context) }
        // Also for a layout that does not call super.
        if context.invalidateDataSourceCounts { counts = nil }
        pending = .everything
        isSettled = false
        collectionView.setNeedsLayout()
    }

    /// Asks for other bounds before they are set.
    func boundsWillChange(to bounds: CGRect) -> Bool {
        guard hasBeenPrepared, !isPreparing, let context = boundary.context(forBoundsChange: bounds) else {
            return false
        }
        boundary.call("invalidateLayout(with:)") { $0.invalidateLayout(with: context) }
        return true
    }

    // MARK: Preparation

    var currentCounts: DataCounts {
        if let counts { return counts }
        let fetched = fetchCounts()
        counts = fetched
        return fetched
    }

    func fetchCounts() -> DataCounts { DataSourceBoundary(collectionView: collectionView).counts() }

    var isValid: Bool { !pending.isNeeded && counts != nil }

    func prepareIfNeeded() {
        guard !isValid, !isPreparing else { return }
        isPreparing = true
        let counts = currentCounts
        let work = pending
        pending = Invalidation()
        boundary.prepare()
        let size = boundary.contentSize
        updateMirror(contentWidth: size.width)
        if collectionView.contentSize != size { collectionView.contentSize = size }
        refresh(work.attributes, counts: counts)
        isPreparing = false
        let isFirst = !hasBeenPrepared
        hasBeenPrepared = true
        move(by: work.offsetAdjustment, toLeadingEdge: isFirst)
    }

    private func updateMirror(contentWidth: CGFloat) {
        let layout = boundary.layout
        let isMirrored =
            layout.flipsHorizontallyInOppositeLayoutDirection
            && layout.developmentLayoutDirection != collectionView.effectiveUserInterfaceLayoutDirection
        let insets = collectionView.adjustedContentInset
        let room = collectionView.bounds.width - insets.left - insets.right
        let mirror = isMirrored ? Mirror(width: max(contentWidth, room)) : nil
        guard mirror != boundary.mirror else { return }
        boundary.mirror = mirror
        known.forgetPages()
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
            // Where something shrank, others may have become visible.
            if shrank { known.forgetPages() }
            known.rename(answers)
        }
    }

    private func move(by adjustment: CGPoint, toLeadingEdge: Bool) {
        let offset = collectionView.contentOffset
        if adjustment != .zero {
            collectionView.contentOffset = CGPoint(x: offset.x + adjustment.x, y: offset.y + adjustment.y)
        } else if toLeadingEdge, boundary.mirror != nil {
            collectionView.contentOffset.x = collectionView.range.greatest.x
        }
        collectionView.settle()
    }

    // MARK: The pass

    /// Brings the screen up to date. Within an animation block, what stays moves.
    func run() {
        guard !isRunning else { return }
        isRunning = true
        defer { isRunning = false }
        if isSettled, isUpToDate() { return }
        isSettled = true
        for element in shown { element.wish.beginPass() }
        var rounds = 0
        var visible: [Element] = []
        repeat {
            rounds += 1
            visible = findVisible()
            for element in visible where !element.hasView { equip(element) }
            if rounds <= SelfSizing.maximalRounds { sizing.measure(visible, with: boundary) }
        } while !isValid && rounds <= SelfSizing.maximalRounds
        show(visible)
    }

    /// Whether the screen shows what is visible, no more and no less. Most frames of a scroll end here.
    private func isUpToDate() -> Bool {
        let visible = lookAround()
        return isSettled && visible.allHaveViews && visible.elements.count == shown.count
    }

    /// What is visible by the layout's word, lowest index path first; views are not touched.
    func findVisible() -> [Element] {
        let visible = lookAround()
        return visible.allHaveViews ? visible.elements : visible.elements.sorted { $0.key < $1.key }
    }

    private func lookAround() -> VisibleElements {
        prepareIfNeeded()
        let counts = currentCounts
        let bounds = collectionView.bounds
        let hasAsked = known.look(
            at: bounds, { boundary.elements(in: $0, counts: counts) },
            report: { key in
                boundary.warnOnce(
                    "\(type(of: boundary.layout)) returned two layout attributes for \(key.kind)"
                        + "\(key.indexPath.shortDescription) in one rectangle; the first is used")
            })
        if hasAsked { isSettled = false }
        var visible = known.visible(in: bounds)
        collectionView.reordering?.lift(among: &visible.elements, known: known, boundary: boundary)
        return visible
    }

    /// Gives an element a view, which is not yet displayed.
    func equip(_ element: Element) {
        let view = collectionView.views.view(for: element)
        if let cell = view as? UICollectionViewCell, element.key.category == .cell {
            collectionView.selecting.showState(of: cell, at: element.key.indexPath)
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
        if isOrderStale { order.restore(of: shown, in: collectionView) }
    }

    private func hideAll(but visible: [Element]) {
        for element in shown { element.isWanted = false }
        for element in visible { element.isWanted = true }
        guard shown.contains(where: { !$0.isWanted }) else { return }
        let gone = shown.filter { !$0.isWanted }
        shown = visible
        collectionView.views.expect(shownCount: shown.count)
        for element in gone { dismiss(element) }
    }

    /// Takes the view of an element off the screen.
    private func dismiss(_ element: Element) {
        guard let view = element.view else { return }
        element.view = nil
        let wasDisplayed = element.isDisplayed
        element.isDisplayed = false
        collectionView.views.recycle(view)
        if wasDisplayed { delegate.didEndDisplaying(view, element.key) }
    }

    /// Takes everything off the screen.
    func dismissAll() {
        let gone = shown
        shown = []
        known = KnownElements()
        for element in gone { dismiss(element) }
    }

    // MARK: Changes

    /// Hands over what is on the screen, to be matched with what will be.
    func release() -> (shown: [Element], known: KnownElements) {
        defer {
            isSettled = false
            shown = []
            known = KnownElements()
        }
        return (shown, known)
    }

    /// Gives an element the view that another element had.
    func adopt(_ element: Element, viewOf old: Element) {
        isSettled = false
        element.view = old.view
        element.isDisplayed = old.isDisplayed
        element.wish = old.wish
        shown.append(element)
    }

    /// What is on the screen has other index paths from now on, before the layout is asked again.
    func rename(through map: ElementMap) {
        for old in release().shown {
            guard let key = map.newKey(of: old.key) else {
                dismiss(old)
                continue
            }
            let attributes = old.attributes.copied()
            attributes.element = key
            let element = Element(attributes)
            known.insert(element)
            adopt(element, viewOf: old)
        }
    }

    /// Has the view of an element asked for its size again.
    func remeasure(_ view: UICollectionReusableView) {
        guard let element = shown.first(where: { $0.view === view }) else { return }
        measureAgain(element)
    }

    func measureAgain(_ element: Element) {
        element.wish = SizeWish()
        isSettled = false
        collectionView.setNeedsLayout()
    }

    /// Another layout decides from now on.
    func install(_ layout: UICollectionViewLayout) {
        boundary = LayoutBoundary(layout, of: collectionView)
        hasBeenPrepared = false
    }
}
