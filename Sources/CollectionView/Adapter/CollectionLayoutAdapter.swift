import CollectionLayout
import Foundation

/// Any layout of the core as a `UICollectionViewLayout`, on Apple's platforms and elsewhere.
///
/// ```swift
/// collectionView.collectionViewLayout = CollectionLayoutAdapter(Waterfall(lanes: .count(2), spacing: 8)) { path, width in
///     .ratio(photos[path.item].height / photos[path.item].width)
/// }
/// ```
///
/// Views are found by the kinds of ``ElementName``. Items, headers and footers whose size is an estimate are sized by
/// `preferredLayoutAttributesFitting(_:)`, and what is on the screen stays where it is meanwhile. It lays out from right to left where
/// the collection view does. Batch updates ask for the sizes of inserted and reloaded items only; `invalidateLayout()` asks for
/// everything, but keeps what has been measured; `reloadData()` keeps nothing.
///
/// It holds no scroll views: sections that scroll across stay where they are.
@preconcurrency @MainActor
open class CollectionLayoutAdapter: UICollectionViewLayout {
    /// How long an item is; `breadth` is what the section has to share out across the main axis, in points.
    public typealias SizeProvider = @MainActor (_ indexPath: IndexPath, _ breadth: CGFloat) -> ItemSize
    /// What the view of an element gets along with its place, of whatever size that is; nil for nothing.
    public typealias PayloadProvider<Payload> = @MainActor (_ element: ElementID, _ size: CGSize) -> Payload?
    public typealias SectionProvider =
        @MainActor (_ section: Int, _ environment: SectionEnvironment) -> CollectionSection

    private let axis: Orientation.Axis
    private let described: SectionDescription
    let state = AdapterState()

    /// The global header and footer.
    public var headerAndFooter = HeaderAndFooter() {
        didSet { if headerAndFooter != oldValue { invalidateLayout() } }
    }

    /// What stays where it is on the screen when a batch of updates is shown; nil for the content offset.
    public var hold: ScrollAnchor.Hold? = .start

    /// How elements come and go with a batch of updates.
    public var transitionStyle = TransitionStyle.fade

    /// For subclasses, which override ``section(_:in:)``.
    public init(axis: Orientation.Axis = .vertical) {
        self.axis = axis
        described = SectionDescription {
            CollectionSection(LinearList(), items: Items(count: $1.itemCount, size: .fixed(0)))
        }
        super.init()
    }

    /// Sections of different layouts.
    ///
    /// - Parameter section: called for every section when the layout is prepared for the first time, for another size, or after
    ///   `invalidateLayout()`, and for those in which something is inserted or reloaded.
    public init(axis: Orientation.Axis = .vertical, section: @escaping SectionProvider) {
        self.axis = axis
        described = SectionDescription(section: section)
        super.init()
    }

    /// One layout for all sections, and items of different sizes.
    ///
    /// - Parameter size: called once for every item when the layout is prepared, and for inserted and reloaded ones.
    public init<Layout: RunLayout>(
        _ layout: Layout, axis: Orientation.Axis = .vertical, insets: LogicalInsets = .zero,
        size: @escaping SizeProvider
    ) {
        self.axis = axis
        described = SectionDescription(
            section: { section, environment in
                let breadth = environment.breadth
                let sizes = (0..<environment.itemCount).map { size(IndexPath(item: $0, section: section), breadth) }
                return CollectionSection(layout, items: Items(sizes), insets: insets)
            }, size: size)
        super.init()
    }

    /// One layout in closed form for all sections.
    public init<Layout: FormulaLayout>(
        _ layout: Layout, axis: Orientation.Axis = .vertical, insets: LogicalInsets = .zero
    ) {
        self.axis = axis
        described = SectionDescription { CollectionSection(layout, count: $1.itemCount, insets: insets) }
        super.init()
    }

    /// Closures cannot be decoded.
    public required init?(coder: NSCoder) { nil }

    /// Attaches something of one's own to the attributes of elements, in the place of what was attached before. Views take it out
    /// in `apply(_:)`, with `layoutAttributes.payload(as:)`.
    ///
    /// - Parameter payload: called whenever attributes are made, with the element as the data source has it at that time. Where it
    ///   depends on something else than the layout, call `invalidateLayout()` when that changes.
    public func attach<Payload: Equatable>(_ payload: @escaping PayloadProvider<Payload>) {
        state.payload = ElementPayload(payload)
        let context = AdapterInvalidationContext()
        context.keepsArrangement = true
        invalidateLayout(with: context)
    }

    /// What the core has arranged; nil before the first layout pass. A value, good for looking things up.
    public var arrangement: Arrangement? { state.hosted?.arrangement }

    private func source(of collectionView: UICollectionView, in window: ScrollWindow) -> SectionSource {
        let description = SectionDescription(
            section: { [unowned self] in section($0, in: $1) }, size: described.size)
        return SectionSource(description, of: collectionView, in: window, orientation(of: collectionView))
    }

    /// How a section is arranged: as the closure says that the layout was made with. Overrides are called whenever that closure would
    /// be, and need not call super.
    open func section(_ section: Int, in environment: SectionEnvironment) -> CollectionSection {
        described.section(section, environment)
    }

    private func orientation(of collectionView: UICollectionView) -> Orientation {
        let isRightToLeft = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return Orientation(axis, isRightToLeft ? .rightToLeft : .leftToRight)
    }

    // MARK: Invalidation

    open override class var invalidationContextClass: AnyClass { AdapterInvalidationContext.self }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        if (context as? AdapterInvalidationContext)?.keepsArrangement != true {
            state.invalidate(everything: context.invalidateEverything, counts: context.invalidateDataSourceCounts)
        }
    }

    open override func prepare() {
        super.prepare()
        arrange()
    }

    private func arrange() {
        guard let collectionView else { return }
        let window = ScrollWindow(collectionView)
        let isFirst = state.hosted == nil
        state.prepare(
            from: source(of: collectionView, in: window), for: window, orientation(of: collectionView),
            headerAndFooter: headerAndFooter)
        // Content that runs to the left is to be seen from its right end, which no scroll view knows by itself.
        if isFirst, axis == .horizontal, let hosted = state.hosted {
            let start = hosted.contentOffset(at: 0, of: window)
            if start != window.bounds.origin, hosted.arrangement.orientation.direction == .rightToLeft {
                collectionView.contentOffset = start
            }
        }
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        let window = ScrollWindow(collectionView)
        return state.mustChange(from: window, to: window.with(bounds: newBounds))
    }

    /// Of a scroll: names what is pinned, and items with an effect. Of another size: arranges everything for it at once, so that the
    /// item in the middle of the screen can stay there.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let collectionView, let adapterContext = context as? AdapterInvalidationContext else { return context }
        let window = ScrollWindow(collectionView)
        let next = window.with(bounds: newBounds)
        adapterContext.keepsArrangement = true
        if state.fits(next.size) {
            context.name(state.hosted?.elementsMoved(from: window, to: next) ?? [])
        } else {
            context.contentOffsetAdjustment = state.resize(
                from: source(of: collectionView, in: next), seenThrough: window, then: next,
                orientation(of: collectionView), headerAndFooter: headerAndFooter)
        }
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { state.measurement(preferredAttributes) != nil }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        guard let collectionView, let measurement = state.measurement(preferredAttributes) else { return context }
        (context as? AdapterInvalidationContext)?.keepsArrangement = true
        let change = state.measure(measurement, seenThrough: ScrollWindow(collectionView))
        context.contentOffsetAdjustment = change.offset
        context.contentSizeAdjustment = change.size
        return context
    }

    // MARK: Geometry

    open override var collectionViewContentSize: CGSize {
        // The first question after `prepare()`, in which subclasses may have invalidated the layout after calling super.
        if state.hasToArrange { arrange() }
        return state.hosted?.contentSize ?? .zero
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        state.attributes(in: rect, seenThrough: collectionView.map(ScrollWindow.init))
    }

    private func attributes(for id: ElementID?) -> UICollectionViewLayoutAttributes? {
        id.flatMap { state.attributes(for: $0, seenThrough: collectionView.map(ScrollWindow.init)) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(for: ElementID(itemAt: indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(for: ElementID(ofKind: elementKind, at: indexPath)) }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(for: ElementID(ofKind: elementKind, at: indexPath)) }

    // MARK: Updates

    open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        guard let collectionView else { return }
        let window = ScrollWindow(collectionView)
        state.update(
            updateItems, from: source(of: collectionView, in: window), seenThrough: window, holding: hold,
            style: transitionStyle)
    }

    open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        state.transition?.contentOffset ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }

    open override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        guard let collectionView else { return }
        let distance = state.endUpdate(seenThrough: ScrollWindow(collectionView))
        guard distance != .zero else { return }
        let context = AdapterInvalidationContext()
        context.keepsArrangement = true
        context.contentOffsetAdjustment = distance
        invalidateLayout(with: context)
    }

    open override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        state.start(of: ElementID(itemAt: itemIndexPath))
            ?? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    open override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        state.end(
            of: ElementID(itemAt: itemIndexPath),
            after: super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath))
    }

    open override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        state.start(of: ElementID(ofKind: elementKind, at: elementIndexPath))
            ?? super.initialLayoutAttributesForAppearingSupplementaryElement(
                ofKind: elementKind, at: elementIndexPath)
    }

    open override func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        state.end(
            of: ElementID(ofKind: elementKind, at: elementIndexPath),
            after: super.finalLayoutAttributesForDisappearingSupplementaryElement(
                ofKind: elementKind, at: elementIndexPath))
    }

    open override func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        state.start(of: ElementID(ofKind: elementKind, at: decorationIndexPath))
            ?? super.initialLayoutAttributesForAppearingDecorationElement(
                ofKind: elementKind, at: decorationIndexPath)
    }

    open override func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        state.end(
            of: ElementID(ofKind: elementKind, at: decorationIndexPath),
            after: super.finalLayoutAttributesForDisappearingDecorationElement(
                ofKind: elementKind, at: decorationIndexPath))
    }

    // Views that decorate items come and go with them.

    open override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        state.arrivals(ofKind: elementKind)
    }

    open override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        state.departures(ofKind: elementKind)
    }

    open override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
        state.arrivals(ofKind: elementKind)
    }

    open override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
        state.departures(ofKind: elementKind)
    }

    // MARK: Interactive movement

    open override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
            previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
        (context as? AdapterInvalidationContext)?.keepsArrangement = state.moveItems(
            from: previousIndexPaths, to: targetIndexPaths, isLast: false)
        return context
    }

    open override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
        (context as? AdapterInvalidationContext)?.keepsArrangement = state.moveItems(
            from: previousIndexPaths, to: indexPaths, isLast: true)
        return context
    }
}
