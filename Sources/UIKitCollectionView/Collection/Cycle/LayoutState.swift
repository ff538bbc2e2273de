import Foundation

/// The current layout, the parts of it that are invalid, and the numbers of sections and items.
@MainActor final class LayoutState {
    private unowned let scrollView: UIScrollView
    private let dataSource: DataSourceBoundary
    let paths: PathTranslation
    private let tracer: CallTracer
    private(set) var boundary: LayoutBoundary
    /// The numbers of sections and items; nil if they are invalid or have not been fetched yet.
    private(set) var counts: DataCounts?
    private var pending = Invalidation.everything
    /// The number of invalidations.
    private(set) var revision = 0
    private(set) var isPreparing = false
    private var hasBeenPrepared = false
    /// The size of the bounds for which the layout was last prepared or asked.
    private var askedSize: CGSize?
    /// The width within the insets for which the layout was last prepared.
    private var preparedRoom: CGFloat = 0
    /// The traits for which the layout was last prepared.
    private var preparedTraits: Traits?
    /// The insets for which the layout was last prepared or asked.
    private var askedInsets: Insets?

    /// The traits that layouts read. The direction also depends on the view's semantic content attribute.
    private struct Traits: Equatable {
        let values: UITraitOverrides
        let direction: UIUserInterfaceLayoutDirection
    }

    /// The insets from which layouts place content.
    private struct Insets: Equatable {
        let content: UIEdgeInsets
        let safeArea: UIEdgeInsets
        let margins: UIEdgeInsets
    }

    /// - Parameter scrollView: The view that the layout fills.
    init(
        _ layout: UICollectionViewLayout, in scrollView: UIScrollView, dataSource: DataSourceBoundary,
        paths: PathTranslation, tracer: CallTracer
    ) {
        (self.scrollView, self.dataSource, self.paths, self.tracer) = (scrollView, dataSource, paths, tracer)
        boundary = LayoutBoundary(layout, paths: paths, tracer: tracer)
    }

    /// Replaces the layout.
    func install(_ layout: UICollectionViewLayout) {
        boundary = LayoutBoundary(layout, paths: paths, tracer: tracer)
        hasBeenPrepared = false
    }

    // MARK: Counts

    var currentCounts: DataCounts {
        if let counts { return counts }
        let fetched = paths.presentation.counts(of: fetchCounts())
        counts = fetched
        return fetched
    }

    /// Returns the data source's numbers of items.
    func fetchCounts() -> DataCounts { dataSource.counts() }

    /// Replaces the counts while an item is dragged, because the data source does not know of the movement yet.
    func recount(_ newCounts: DataCounts) { counts = newCounts }

    // MARK: Invalidation

    var isValid: Bool { !pending.isNeeded && counts != nil }

    func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts { counts = nil }
        let adjustment = context.contentSizeAdjustment
        if adjustment != .zero {
            let size = scrollView.contentSize
            scrollView.contentSize = CGSize(
                width: max(0, size.width + adjustment.width), height: max(0, size.height + adjustment.height))
        }
        pending.add(context)
        didInvalidate()
    }

    /// Invalidates everything, for `reloadData()`, a new data source or a new layout.
    func invalidateEverything() { invalidate(everything: true) }

    /// Invalidates the layout for a batch, after which the counts are known.
    func invalidate(for newCounts: DataCounts) {
        invalidate(everything: false)
        counts = newCounts
    }

    private func invalidate(everything: Bool) {
        let context = boundary.layout.newInvalidationContext()
        context.concernsEverything = everything
        context.concernsCounts = true
        boundary.call("invalidateLayout(with:)") { $0.invalidateLayout(with: context) }
        // Set here, too, for layouts that do not call super.
        counts = nil
        pending.addEverything()
        didInvalidate()
    }

    private func didInvalidate() {
        revision += 1
        scrollView.setNeedsLayout()
    }

    /// Asks the layout about new bounds before they are set. Returns whether they have invalidated it.
    func boundsWillChange(to bounds: CGRect) -> Bool {
        guard hasBeenPrepared, !isPreparing, !isSame(bounds) else { return false }
        askedSize = bounds.size
        let isInvalidated = invalidate(for: bounds)
        if !isInvalidated { warnIfStale(for: bounds) }
        return isInvalidated
    }

    /// Invalidates the layout if it wants that for bounds. Returns whether it does.
    private func invalidate(for bounds: CGRect) -> Bool {
        guard let context = boundary.context(forBoundsChange: bounds) else { return false }
        askedInsets = insets
        boundary.call("invalidateLayout(with:)") { $0.invalidateLayout(with: context) }
        if (boundary.layout as? any RefreshingLayout)?.refreshesAll == true, pending.isNeeded {
            pending.addEverything()
        }
        return true
    }

    /// Returns whether bounds are the current ones. Rounding by some views and not by others changes sizes by less than
    /// half a pixel.
    private func isSame(_ bounds: CGRect) -> Bool {
        let old = scrollView.bounds
        return bounds.origin == old.origin
            && bounds.size.isEqual(to: askedSize ?? old.size, tolerance: halfPixel)
    }

    private var traits: Traits {
        Traits(values: scrollView.traitCollection.traits, direction: scrollView.effectiveUserInterfaceLayoutDirection)
    }

    /// Invalidates the layout because something other than the data or the bounds has changed.
    private func invalidateDescription() {
        let context = boundary.layout.newInvalidationContext()
        boundary.call("invalidateLayout(with:)") { $0.invalidateLayout(with: context) }
    }

    private var insets: Insets {
        Insets(
            content: scrollView.adjustedContentInset, safeArea: scrollView.safeAreaInsets,
            margins: scrollView.layoutMargins)
    }

    /// Invalidates a layout that follows insets if they have changed since it was prepared or asked.
    func invalidateForInsets() {
        guard hasBeenPrepared, !isPreparing, insets != askedInsets,
            let layout = boundary.layout as? any InsetFollowingLayout
        else { return }
        guard layout.choosesInsets else { return invalidateDescription() }
        askedInsets = insets
        _ = invalidate(for: scrollView.bounds)
    }

    /// Invalidates the layout if the traits have changed since it was prepared. Returns whether they have.
    func invalidateForTraits() -> Bool {
        guard hasBeenPrepared, !isPreparing, traits != preparedTraits else { return false }
        invalidateDescription()
        return true
    }

    /// Half a pixel, in points. Sizes that differ by less are treated as equal.
    var halfPixel: CGFloat { 0.5 / max(1, scrollView.traitCollection.displayScale) }

    /// Warns about a layout that ignores a new breadth, because most layouts fill the breadth.
    private func warnIfStale(for bounds: CGRect) {
        #if DEBUG
            let (content, insets) = (scrollView.contentSize, scrollView.adjustedContentInset)
            let (old, new) = (scrollView.bounds.inset(by: insets).size, bounds.inset(by: insets).size)
            let isTooWide = content.width == old.width && content.width > new.width && content.height > old.height
            let isTooHigh = content.height == old.height && content.height > new.height && content.width > old.width
            guard new.width > 0, new.height > 0, isTooWide || isTooHigh else { return }
            boundary.warnOnce(
                "\(type(of: boundary.layout)) fills bounds of \(old) and does not invalidate for smaller ones: see "
                    + "shouldInvalidateLayout(forBoundsChange:)")
        #endif
    }

    // MARK: Preparation

    /// Prepares the layout if it is invalid. Returns the attributes that have changed; nil if the layout was valid.
    func prepareIfNeeded() -> Invalidation.Attributes? {
        guard !isValid, !isPreparing else { return nil }
        isPreparing = true
        askedSize = scrollView.bounds.size
        askedInsets = insets
        preparedTraits = traits
        _ = currentCounts
        var work = pending
        pending = Invalidation()
        boundary.prepare()
        if pending.isNeeded { boundary.layout.followOwnInvalidation() }
        let size = boundary.contentSize
        let oldMirror = boundary.mirror
        let hasTurned = updateMirror(contentWidth: size.width)
        if scrollView.contentSize != size { scrollView.contentSize = size }
        // Anything that a layout invalidates during `prepare()` belongs to this pass and needs no other one.
        work.add(pending)
        pending = Invalidation()
        _ = currentCounts
        isPreparing = false
        let isFirst = !hasBeenPrepared
        hasBeenPrepared = true
        if isFirst {
            if work.offsetAdjustment == .zero { moveToLeadingEdge() }
        } else if let oldMirror, oldMirror != boundary.mirror, boundary.layout.comingUpdates == nil {
            followLeadingEdge(from: oldMirror)
        }
        preparedRoom = room
        move(by: work.offsetAdjustment)
        return hasTurned ? .all : work.attributes
    }

    /// Applies the offset adjustments of contexts at once, before the layout is prepared. Some layouts return the
    /// distance from the current offset to the correct one, and would return it again.
    func adjustOffset() { move(by: pending.takeOffsetAdjustment()) }

    /// Updates the mirror. Returns whether it has changed.
    private func updateMirror(contentWidth: CGFloat) -> Bool {
        let layout = boundary.layout
        let isMirrored =
            layout.flipsHorizontallyInOppositeLayoutDirection
            && layout.developmentLayoutDirection != scrollView.effectiveUserInterfaceLayoutDirection
        let mirror = isMirrored ? Mirror(width: max(contentWidth, room)) : nil
        guard mirror != boundary.mirror else { return false }
        boundary.mirror = mirror
        return true
    }

    /// The width of the bounds within the insets.
    private var room: CGFloat {
        let insets = scrollView.adjustedContentInset
        return scrollView.bounds.width - insets.left - insets.right
    }

    /// Keeps the distance from the leading edge, which is the right one in a mirrored layout, when the width of the
    /// content changes. A batch does so in its animation.
    private func followLeadingEdge(from oldMirror: Mirror) {
        guard oldMirror.width > preparedRoom else { return moveToLeadingEdge() }
        guard let mirror = boundary.mirror, room == preparedRoom else { return }
        let offset = mirror.offset(scrollView.contentOffset, following: oldMirror)
        scrollView.move(to: scrollView.range.clamp(offset), because: .content)
    }

    private func moveToLeadingEdge() {
        guard boundary.mirror != nil else { return }
        let start = CGPoint(x: scrollView.range.greatest.x, y: scrollView.contentOffset.y)
        scrollView.move(to: start, because: .content)
    }

    /// - Parameter adjustment: A distance in the layout's coordinates.
    private func move(by adjustment: CGPoint) {
        guard adjustment != .zero else { return }
        let adjustment = boundary.mirror == nil ? adjustment : CGPoint(x: -adjustment.x, y: adjustment.y)
        let offset = scrollView.contentOffset
        scrollView.move(
            to: CGPoint(x: offset.x + adjustment.x, y: offset.y + adjustment.y), because: .content)
        scrollView.rangeDidChange()
    }
}
