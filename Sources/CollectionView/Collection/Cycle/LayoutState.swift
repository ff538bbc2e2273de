import Foundation

/// Which layout decides, what of it is valid, and how many items it lays out.
@MainActor final class LayoutState {
    private unowned let collectionView: UICollectionView
    private(set) var boundary: LayoutBoundary
    /// nil until they are asked for, and again when they are invalid.
    private(set) var counts: DataCounts?
    private var pending = Invalidation.everything
    /// How often anything has become invalid.
    private(set) var revision = 0
    private var isPreparing = false
    private var hasBeenPrepared = false

    init(_ layout: UICollectionViewLayout, of collectionView: UICollectionView) {
        self.collectionView = collectionView
        boundary = LayoutBoundary(layout, of: collectionView)
    }

    /// Another layout decides from now on.
    func install(_ layout: UICollectionViewLayout) {
        boundary = LayoutBoundary(layout, of: collectionView)
        hasBeenPrepared = false
    }

    // MARK: Counts

    var currentCounts: DataCounts {
        if let counts { return counts }
        let fetched = fetchCounts()
        counts = fetched
        return fetched
    }

    func fetchCounts() -> DataCounts { DataSourceBoundary(collectionView: collectionView).counts() }

    /// An item is in another section, as far as the collection view is concerned.
    func recount(_ newCounts: DataCounts) { counts = newCounts }

    // MARK: Invalidation

    var isValid: Bool { !pending.isNeeded && counts != nil }

    func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts { counts = nil }
        let adjustment = context.contentSizeAdjustment
        if adjustment != .zero {
            let size = collectionView.contentSize
            collectionView.contentSize = CGSize(
                width: max(0, size.width + adjustment.width), height: max(0, size.height + adjustment.height))
        }
        pending.add(context)
        didInvalidate()
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
        counts = nil
        pending.addEverything()
        didInvalidate()
    }

    private func didInvalidate() {
        revision += 1
        collectionView.setNeedsLayout()
    }

    /// Asks for other bounds before they are set; true where the layout is invalid then.
    func boundsWillChange(to bounds: CGRect) -> Bool {
        guard hasBeenPrepared, !isPreparing, let context = boundary.context(forBoundsChange: bounds) else {
            return false
        }
        boundary.call("invalidateLayout(with:)") { $0.invalidateLayout(with: context) }
        return true
    }

    // MARK: Preparation

    /// Which attributes are not what they were, after the layout has been prepared; nil where it was valid.
    func prepareIfNeeded() -> Invalidation.Attributes? {
        guard !isValid, !isPreparing else { return nil }
        isPreparing = true
        _ = currentCounts
        let work = pending
        pending = Invalidation()
        boundary.prepare()
        let size = boundary.contentSize
        let hasTurned = updateMirror(contentWidth: size.width)
        if collectionView.contentSize != size { collectionView.contentSize = size }
        isPreparing = false
        let isFirst = !hasBeenPrepared
        hasBeenPrepared = true
        if isFirst, work.offsetAdjustment == .zero, boundary.mirror != nil {
            collectionView.contentOffset.x = collectionView.range.greatest.x
        }
        move(by: work.offsetAdjustment)
        return hasTurned ? .all : work.attributes
    }

    /// Moves the content as contexts have asked for, without waiting for the layout to be prepared: some layouts say how far the
    /// content is from where it should be, and would say it again.
    func adjustOffset() { move(by: pending.takeOffsetAdjustment()) }

    /// Whether left and right have changed places.
    private func updateMirror(contentWidth: CGFloat) -> Bool {
        let layout = boundary.layout
        let isMirrored =
            layout.flipsHorizontallyInOppositeLayoutDirection
            && layout.developmentLayoutDirection != collectionView.effectiveUserInterfaceLayoutDirection
        let insets = collectionView.adjustedContentInset
        let room = collectionView.bounds.width - insets.left - insets.right
        let mirror = isMirrored ? Mirror(width: max(contentWidth, room)) : nil
        guard mirror != boundary.mirror else { return false }
        boundary.mirror = mirror
        return true
    }

    private func move(by adjustment: CGPoint) {
        guard adjustment != .zero else { return }
        let offset = collectionView.contentOffset
        collectionView.contentOffset = CGPoint(x: offset.x + adjustment.x, y: offset.y + adjustment.y)
        collectionView.rangeDidChange()
    }
}
