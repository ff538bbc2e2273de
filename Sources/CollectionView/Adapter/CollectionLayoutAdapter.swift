import CollectionLayout
import Foundation

/// Any layout of the core as a `UICollectionViewLayout`, on Apple's platforms and elsewhere.
///
/// ```swift
/// let layout = CollectionLayoutAdapter(Waterfall(lanes: .count(2), spacing: 8)) { path, width in
///     .ratio(photos[path.item].height / photos[path.item].width)
/// }
/// collectionView.collectionViewLayout = layout
/// ```
///
/// ``ElementName`` has the kinds by which views are found. Items, headers and footers with an estimated size are sized
/// by `preferredLayoutAttributesFitting(_:)`, while the elements on the screen stay in place. The layout runs from
/// right to left if the collection view does. Batch updates ask only for the sizes of items that are inserted, reloaded or
/// moved to another section. `invalidateLayout()` asks for all sizes, but keeps measured ones, and the item in the middle
/// of the screen stays in place. `reloadData()` keeps only the offsets of sections that scroll across.
///
/// Sections that scroll across have a scroll view, a ``ShelfView`` below their cells; see also
/// ``scrollSection(_:to:)``. In batch updates, one of their visible items stays in place. They keep their offset when the
/// description or the size changes; a section that rests at a page or a group also rests there at another size. Sections
/// are recognized by their identifier if the data source is diffable, otherwise by their index when everything is
/// reloaded.
@preconcurrency @MainActor
open class CollectionLayoutAdapter: UICollectionViewLayout {
    /// Returns the length of an item; `breadth` is the space of the section across the main axis, in points.
    public typealias SizeProvider = @MainActor (_ indexPath: IndexPath, _ breadth: CGFloat) -> ItemSize
    /// Returns a value for the view of an element of a given size; nil for none.
    public typealias PayloadProvider<Payload> = @MainActor (_ element: ElementID, _ size: CGSize) -> Payload?
    /// Describes a section for the current size of the collection view.
    public typealias SectionProvider =
        @MainActor (_ section: Int, _ environment: SectionEnvironment) -> CollectionSection

    /// The axis that scrolls.
    var axis: Orientation.Axis
    private let described: SectionDescription
    let collection = HostedCollection()
    var payload = ElementPayload.none
    private var batch: AdapterUpdate?
    /// The arrangement before an animated change of the bounds, and its names; nil unless elements are about to move.
    var before: (arrangement: SeenArrangement, naming: any ElementNaming)?

    /// The global header and footer.
    public var headerAndFooter = HeaderAndFooter() {
        didSet { if headerAndFooter != oldValue { invalidateLayout() } }
    }

    /// The element that stays in place on the screen while views are measured and a batch of updates is shown; nil to
    /// keep the content offset in a batch.
    public var heldPosition: ScrollAnchor.HeldPosition? = .start {
        didSet { collection.policy.heldPosition = heldPosition ?? .start }
    }

    /// The anchor that would stay in place on the screen if the content changed now; nil at the very start of the
    /// content, and before the first layout pass. It stays the same until a person scrolls.
    public var heldAnchor: ScrollAnchor? { collection.heldAnchor }

    /// The style of elements that appear and disappear with a batch of updates.
    public var transitionStyle = TransitionStyle.fade {
        didSet { collection.policy.style = transitionStyle }
    }

    /// The offsets at which scrolling along the main axis comes to rest. An adapter of a `Carousel` uses those of the
    /// carousel.
    public var snapping: CollectionSession.Snapping {
        get { collection.policy.snapping }
        set { collection.policy.snapping = newValue }
    }

    /// Makes an adapter for a subclass, which overrides ``section(_:in:)``.
    public init(axis: Orientation.Axis = .vertical) {
        self.axis = axis
        described = SectionDescription {
            CollectionSection(LinearList(), items: Items(count: $1.itemCount, size: .fixed(0)))
        }
        super.init()
        register(ShelfView.self, forDecorationViewOfKind: ElementName.shelfKind)
    }

    /// Makes an adapter whose sections may have different layouts.
    ///
    /// - Parameter section: Called for every section when the layout is prepared for the first time, for another size,
    ///   or after `invalidateLayout()`, and for sections with items that are inserted, reloaded or moved there.
    public init(axis: Orientation.Axis = .vertical, section: @escaping SectionProvider) {
        self.axis = axis
        described = SectionDescription(section: section)
        super.init()
        register(ShelfView.self, forDecorationViewOfKind: ElementName.shelfKind)
    }

    /// Makes an adapter with one layout for all sections, and items of different sizes.
    ///
    /// - Parameter size: Called once for every item when the layout is prepared, and for items that are inserted,
    ///   reloaded or moved to another section.
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
        register(ShelfView.self, forDecorationViewOfKind: ElementName.shelfKind)
    }

    /// Makes an adapter with one layout in closed form for all sections.
    public init<Layout: FormulaLayout>(
        _ layout: Layout, axis: Orientation.Axis = .vertical, insets: LogicalInsets = .zero
    ) {
        self.axis = axis
        described = SectionDescription { CollectionSection(layout, count: $1.itemCount, insets: insets) }
        super.init()
        register(ShelfView.self, forDecorationViewOfKind: ElementName.shelfKind)
        if let carousel = layout as? Carousel { snapping = .items(carousel.rest == .center ? .center : .start) }
    }

    /// Returns nil, because closures cannot be decoded.
    public required init?(coder: NSCoder) { nil }

    /// Attaches a value to the attributes of each element, in place of an earlier one. Views read it in `apply(_:)`,
    /// with `layoutAttributes.payload(as:)`.
    ///
    /// - Parameter payload: Called whenever attributes are made, with the element's current position in the data
    ///   source. If it depends on anything other than the layout, call `invalidateLayout()` when that changes.
    public final func attach<Payload: Equatable>(_ payload: @escaping PayloadProvider<Payload>) {
        self.payload = ElementPayload(payload)
        let context = AdapterInvalidationContext()
        context.keepsArrangement = true
        invalidateLayout(with: context)
    }

    /// The arrangement, for looking up positions; nil before the first layout pass.
    public var arrangement: Arrangement? { collection.hosted?.arrangement }

    /// The names that the collection view uses for elements.
    var naming: any ElementNaming { StandardNaming() }

    /// Returns the content to be arranged in a window.
    func source(of collectionView: UICollectionView, in window: ScrollWindow) -> any CollectionDescription {
        let description = SectionDescription(
            section: { [unowned self] in section($0, in: $1) }, size: described.size)
        return SectionSource(
            description, of: collectionView, in: window, orientation(of: collectionView),
            headerAndFooter: headerAndFooter, dragging: collection.drag)
    }

    /// Describes a section, by default with the closure that made the layout. Overrides are called instead of that
    /// closure, and need not call super.
    open func section(_ section: Int, in environment: SectionEnvironment) -> CollectionSection {
        described.section(section, environment)
    }

    final func orientation(of collectionView: UICollectionView) -> Orientation {
        let isRightToLeft = collectionView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return Orientation(axis, isRightToLeft ? .rightToLeft : .leftToRight)
    }

    // MARK: Invalidation

    open override class var invalidationContextClass: AnyClass { AdapterInvalidationContext.self }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        if (context as? AdapterInvalidationContext)?.keepsArrangement == true { return }
        collection.invalidate(
            context.invalidateEverything
                ? .everything : context.invalidateDataSourceCounts ? .counts : .description)
    }

    open override func prepare() {
        super.prepare()
        arrange()
    }

    func arrange() {
        guard let collectionView else { return }
        let window = ScrollWindow(collectionView)
        let distance = collection.prepare(
            from: source(of: collectionView, in: window), seenThrough: window, keepingPlace: true)
        if distance != .zero { collectionView.contentOffset = window.moved(by: distance).bounds.origin }
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        let window = ScrollWindow(collectionView)
        let next = window.with(bounds: newBounds)
        guard collection.hosted != nil else { return false }
        return !collection.fits(next.size) || collection.follows(window, to: next)
    }

    /// Returns a context. For a scroll, it names pinned elements and items with an effect. For another size, everything
    /// is arranged at once, so that the item in the middle of the screen can stay there.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let collectionView, let adapterContext = context as? AdapterInvalidationContext else { return context }
        let window = ScrollWindow(collectionView)
        let next = window.with(bounds: newBounds)
        adapterContext.keepsArrangement = true
        if collection.fits(next.size) {
            if collection.followsWindow {
                context.name(collection.followers(from: window, to: next), in: naming)
            }
        } else {
            context.contentOffsetAdjustment = collection.resize(
                source(of: collectionView, in: next), seenThrough: window, then: next)
        }
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { measurement(preferredAttributes).map { collection.isNew($0) } ?? false }

    /// Returns the size that a view prefers; nil for a view that does not size itself.
    func measurement(_ preferred: UICollectionViewLayoutAttributes) -> MeasuredSize? {
        preferred.id(in: naming).flatMap { collection.measurement(of: $0, preferring: preferred.size) }
    }

    /// Returns new descriptions of sections that a measurement changes.
    func sections(after measurement: MeasuredSize) -> [(index: Int, section: CollectionSection)] { [] }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        guard let collectionView, let measurement = measurement(preferredAttributes) else {
            return context
        }
        (context as? AdapterInvalidationContext)?.keepsArrangement = true
        let change = collection.measure(
            measurement, describing: sections(after: measurement), seenThrough: ScrollWindow(collectionView))
        context.contentOffsetAdjustment = change.offset
        context.contentSizeAdjustment = change.size
        return context
    }

    /// Called after a batch of updates has been applied.
    ///
    /// - Parameters:
    ///   - map: The new positions of all elements; nil if everything was arranged again.
    ///   - oldNaming: The names of the elements before the batch.
    func didUpdate(through map: CollectionMap?, from oldNaming: any ElementNaming) {}

    /// Called after a section has been scrolled across.
    func sectionDidScroll(_ section: Int) {}

    /// Returns the behavior of a section that scrolls across.
    func scrollProperties(ofShelfInSection section: Int) -> ShelfScrollProperties { ShelfScrollProperties() }

    // MARK: Geometry

    open override var collectionViewContentSize: CGSize {
        // This is the first query after `prepare()`, where a subclass may have invalidated the layout after calling
        // super.
        if collection.hasToArrange { arrange() }
        return collection.contentSize
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let window = collectionView.map(ScrollWindow.init)
        let elements = collection.elements(in: rect, seenThrough: window).compactMap(attributes)
        return elements + shelves(in: rect)
    }

    private func attributes(for id: ElementID?) -> UICollectionViewLayoutAttributes? {
        id.flatMap { collection.element($0, seenThrough: collectionView.map(ScrollWindow.init)) }.flatMap(attributes)
    }

    /// Returns the attributes of an element of the arrangement.
    func attributes(_ element: LayoutElement) -> UICollectionViewLayoutAttributes? {
        guard let frame = collection.hosted?.frame(element.frame) else { return nil }
        let attributes = payload.attributes(of: element.id, in: naming, showing: element, at: frame)
        // Until the update items have arrived, the data source may not have an element of this name.
        if collection.validity.isValid {
            payload.attach(to: attributes, of: collection.dataID(of: element.id), size: frame.size)
        }
        return attributes
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(for: ElementID(itemAt: indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(for: naming.id(ofKind: elementKind, at: indexPath)) }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        elementKind == ElementName.shelfKind
            ? shelf(at: indexPath) : attributes(for: naming.id(ofKind: elementKind, at: indexPath))
    }

    // MARK: Updates

    open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        guard let collectionView else { return }
        let window = ScrollWindow(collectionView)
        let oldNaming = naming
        let map = collection.update(
            updateItems, from: source(of: collectionView, in: window), seenThrough: window, animated: true,
            keepingPlace: heldPosition != nil)
        didUpdate(through: map, from: oldNaming)
        guard map != nil, let session = collection.session else { return }
        let target = collection.beginUpdate(in: window)
        let transition = HostedTransition(
            of: session, from: window.visible.origin, to: window.with(origin: target).visible.origin)
        batch = AdapterUpdate(
            transition, to: target, updateItems, from: oldNaming, to: naming, payload: payload)
    }

    open override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        batch?.target ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }

    open override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        let rest = collectionView.flatMap {
            collection.restingOffset(in: ScrollWindow($0), proposed: proposedContentOffset, velocity: velocity)
        }
        return rest
            ?? super.targetContentOffset(
                forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    }

    open override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        defer { batch = nil }
        guard let collectionView else { return }
        let distance = collection.endUpdate(in: ScrollWindow(collectionView))
        guard distance != .zero else { return }
        let context = AdapterInvalidationContext()
        context.keepsArrangement = true
        context.contentOffsetAdjustment = distance
        invalidateLayout(with: context)
    }

    private func start(of id: ElementID?) -> UICollectionViewLayoutAttributes? {
        guard let id, let batch else { return nil }
        return batch.start(of: id)
    }

    private func end(
        of id: ElementID?, after last: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        guard let id, let batch else { return last }
        return batch.end(of: id, after: last) ?? last
    }

    open override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        start(of: ElementID(itemAt: itemIndexPath))
            ?? super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    open override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let last = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        return end(of: ElementID(itemAt: itemIndexPath), after: last)
    }

    open override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        start(of: naming.id(ofKind: elementKind, at: elementIndexPath))
            ?? super.initialLayoutAttributesForAppearingSupplementaryElement(
                ofKind: elementKind, at: elementIndexPath)
    }

    open override func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let last = super.finalLayoutAttributesForDisappearingSupplementaryElement(
            ofKind: elementKind, at: elementIndexPath)
        return end(of: batch?.oldNaming.id(ofKind: elementKind, at: elementIndexPath), after: last)
    }

    open override func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        start(of: naming.id(ofKind: elementKind, at: decorationIndexPath))
            ?? super.initialLayoutAttributesForAppearingDecorationElement(
                ofKind: elementKind, at: decorationIndexPath)
    }

    open override func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let last = super.finalLayoutAttributesForDisappearingDecorationElement(
            ofKind: elementKind, at: decorationIndexPath)
        return end(of: batch?.oldNaming.id(ofKind: elementKind, at: decorationIndexPath), after: last)
    }

    // Views that decorate items are inserted and deleted with them.

    open override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        batch?.arrivals(ofKind: elementKind) ?? []
    }

    open override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        batch?.departures(ofKind: elementKind) ?? []
    }

    open override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
        batch?.arrivals(ofKind: elementKind) ?? []
    }

    open override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
        batch?.departures(ofKind: elementKind) ?? []
    }

    // MARK: Interactive movement

    open override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
            previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
        (context as? AdapterInvalidationContext)?.keepsArrangement =
            drag(from: previousIndexPaths, to: targetIndexPaths, isLast: false)
        return context
    }

    open override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
        (context as? AdapterInvalidationContext)?.keepsArrangement =
            drag(from: previousIndexPaths, to: indexPaths, isLast: true)
        return context
    }

    /// Moves dragged items. Returns false if the layout must be described again, as another section may describe the
    /// items otherwise than the one from which they come.
    private func drag(from old: [IndexPath], to new: [IndexPath], isLast: Bool) -> Bool {
        let origins = isLast ? collection.drag?.origins ?? old : old
        guard collection.moveItems(from: old, to: new, isLast: isLast) != nil else { return false }
        let sections = new.map(\.section)
        return old.map(\.section) == sections && origins.map(\.section) == sections
    }
}
