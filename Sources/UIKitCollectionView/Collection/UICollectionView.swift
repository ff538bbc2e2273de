import Foundation
@_spi(Host) import UIKitViews

/// A scroll view that shows the items of a data source at the positions that a layout computes.
///
/// The class itself forwards: `LayoutCycle` keeps the screen in step with the layout, `ElementViews` makes and reuses views,
/// `BatchUpdating` performs updates, `Selecting` knows the selection, `Focusing` the item on which keys act, and
/// `ItemScrolling` scrolls to items.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    let tracer = CallTracer()
    private let initialLayout: UICollectionViewLayout
    let paths = PathTranslation()
    var dataSourceBoundary: DataSourceBoundary { DataSourceBoundary(collectionView: self) }
    private(set) lazy var cycle = LayoutCycle(
        LayoutState(initialLayout, in: self, dataSource: dataSourceBoundary, paths: paths, tracer: tracer), in: self,
        views: views, delegate: DelegateBoundary(collectionView: self), tracer: tracer)
    private(set) lazy var views = ElementViews(for: self, dataSource: dataSourceBoundary, paths: paths)
    private(set) lazy var updates = BatchUpdating(in: self, cycle: cycle)
    private(set) lazy var selecting = Selecting(in: self, cycle: cycle)
    private(set) lazy var itemScrolling = ItemScrolling(in: self, cycle: cycle)
    private(set) lazy var focusing = Focusing(
        in: self, cycle: cycle, selecting: selecting, itemScrolling: itemScrolling)
    private(set) lazy var prefetching = Prefetching(in: self, cycle: cycle, dataSource: dataSourceBoundary)
    private(set) lazy var indexTitles = IndexTitles(in: self, dataSource: dataSourceBoundary) { [unowned self] in
        scrollToItem(at: $0, at: .top, animated: false)
    }
    var reordering: Reordering?
    let placeholders = Placeholders()
    /// The drag that began here, and the drag that is over the collection view.
    var itemDrag: Drag?
    var itemDrop: Drop?
    /// The index paths on the screen to which the pictures of dropped items are on their way.
    var landings: [ObjectIdentifier: IndexPath] = [:]
    var swiping: Swiping?
    var transition: InteractiveTransition?
    private var boundsChange: AnimatedBoundsChange?

    /// Creates a collection view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        initialLayout = layout
        super.init(frame: frame)
        addGestures()
        take(layout)
    }

    /// Creates a collection view with a layout without content. Nothing is decoded.
    public required init?(coder: NSCoder) {
        initialLayout = UICollectionViewLayout()
        super.init(coder: coder)
        initialLayout.owner = self
        addGestures()
    }

    // MARK: Parties

    /// A function that is called just before each call between the collection view, its layout, its data source, its
    /// delegate and its views. This is an addition to UIKit.
    public var trace: (@MainActor (CollectionViewCall) -> Void)? {
        get { tracer.listener }
        set { tracer.listener = newValue }
    }

    /// The object that provides cells and supplementary views. Setting it reloads the data. It is not retained.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reload(keepingSelection: false) } }
    }

    /// The object that is told about selection, display and scrolling. It is not retained.
    open weak var delegate: (any UICollectionViewDelegate)? { didSet { scrollDelegate = delegate } }

    /// The object that provides dragged items; nil if nothing can be dragged. It is not retained.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { dragGesture.isEnabled = allowsDrag } }
    /// The object that accepts dropped items; nil if nothing can be dropped. It is not retained.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    /// The object that prepares data for items that will soon be visible. It is not retained.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether cells and data are prepared before they are visible. The default is true.
    open var isPrefetchingEnabled = true {
        didSet { if !isPrefetchingEnabled { cycle.dropWaiting() } }
    }

    /// The current layout. Setting it changes the layout without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { cycle.boundary.layout }
        set { install(newValue) }
    }

    /// The view behind all elements. It fills the visible bounds and does not scroll.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    @_spi(Host) open override var refreshControlIndex: Int { backgroundView == nil ? 0 : 1 }
    @_spi(Host) open override var constraintsDetermineContentSize: Bool { false }

    // MARK: Drag and drop

    let dragGesture = DragGestureRecognizer()

    /// Whether a long press drags items. The default is true; on an iPhone, it is false.
    open var dragInteractionEnabled = true { didSet { dragGesture.isEnabled = allowsDrag } }

    private var allowsDrag: Bool { dragInteractionEnabled && dragDelegate != nil }

    /// Whether items of the collection view are lifted or dragged.
    open var hasActiveDrag: Bool { itemDrag != nil }

    /// Whether a drag that can be dropped here is over the collection view.
    open var hasActiveDrop: Bool { itemDrop != nil }

    // MARK: Behavior

    /// Whether a person can select items. The default is true.
    open var allowsSelection = true
    /// Whether a person can select several items. The default is false.
    open var allowsMultipleSelection = false { didSet { selecting.limit() } }
    /// Whether a person can select items in editing mode. The default is false.
    open var allowsSelectionDuringEditing = false
    /// Whether a person can select several items in editing mode. The default is false.
    open var allowsMultipleSelectionDuringEditing = false { didSet { selecting.limit() } }
    /// Whether the collection view is in editing mode, in which list cells show their accessories for editing.
    open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
    /// When visible cells are measured again. The default is ``SelfSizingInvalidation/enabled``.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    /// How soon a gap opens where a dragged item would be dropped. The default is at once.
    open var reorderingCadence = ReorderingCadence.immediate
    /// Whether an item is selected when it gets the keyboard focus. The default is false.
    open var selectionFollowsFocus = false
    /// Whether the item that had the focus last gets it again. The default is false.
    open var remembersLastFocusedIndexPath = false
    /// Whether items can have the keyboard focus. The default is true.
    open var allowsFocus = true
    /// Whether items can have the keyboard focus in editing mode. The default is true.
    open var allowsFocusDuringEditing = true

    /// Whether the first visible cell stays in place on the screen when elements before it are inserted, deleted or
    /// measured. If false, as on iOS, the content offset stays the same unless the layout changes it. The default is
    /// false. This is an addition to UIKit.
    public var keepsVisibleCellsInPlace = false

    /// Whether each layout pass compares the layout's attributes for rectangles with those for index paths, and reports
    /// differences. It is meant for tests of layouts. The default is false. This is an addition to UIKit.
    public var validatesLayout = false

    // MARK: Registering and dequeuing

    /// Registers the class of the cells for an identifier; nil removes the registration.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        views.register(cellClass, .cell(identifier))
    }

    /// Registers plain cells, and reports a mistake, because nibs cannot be read. Passing nil unregisters the
    /// identifier.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        nib?.reportThatItIsNotRead(instead: "register a class with the identifier \(identifier)")
        register(nib == nil ? nil : UICollectionViewCell.self as AnyClass, forCellWithReuseIdentifier: identifier)
    }

    /// Registers the class of the supplementary views of a kind for an identifier; nil removes the registration.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) { views.register(viewClass, .supplementary(elementKind, identifier)) }

    /// Registers plain views, and reports a mistake, because nibs cannot be read. Passing nil unregisters the
    /// identifier.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        nib?.reportThatItIsNotRead(instead: "register a class with the identifier \(identifier)")
        register(
            nib == nil ? nil : UICollectionReusableView.self as AnyClass, forSupplementaryViewOfKind: kind,
            withReuseIdentifier: identifier)
    }

    /// Returns a cell that is not in use, or a new one. The identifier must be registered.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        tracer.received("dequeueReusableCell(withReuseIdentifier:for:)", [identifier, indexPath])
        return views.dequeueCell(identifier, for: indexPath)
    }

    /// Returns a supplementary view that is not in use, or a new one. The identifier must be registered.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        tracer.received(
            "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)", [elementKind, identifier, indexPath])
        return views.dequeue(.supplementary(elementKind, identifier), for: indexPath)
    }

    /// Returns a cell that is not in use, or a new one, after the registration's handler has configured it for an item.
    open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        registration.dequeue(from: self, for: indexPath, item: item)
    }

    /// Returns a supplementary view that is not in use, or a new one, after the registration's handler has configured it.
    open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        registration.dequeue(from: self, for: indexPath)
    }

    // MARK: Counts and attributes

    /// The number of sections that the data source has returned.
    open var numberOfSections: Int {
        tracer.received("numberOfSections")
        return cycle.state.currentCounts.sectionCount
    }

    /// Returns the number of items that the data source has returned for a section.
    open func numberOfItems(inSection section: Int) -> Int {
        tracer.received("numberOfItems(inSection:)", [section])
        let count = cycle.itemCount(inSection: section)
        if paths.usesPresentationValues || presentation.isEmpty { return count }
        return presentation.dataCounts(of: cycle.state.currentCounts).itemCount(inSection: section)
    }

    /// Returns a copy of an item's attributes. Prepares the layout, and asks it only if they are not known yet.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        tracer.received("layoutAttributesForItem(at:)", [indexPath])
        return cycle.attributes(for: .cell(paths.taken(indexPath)))
    }

    /// Returns the layout's attributes of a supplementary view; nil if there is none.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        tracer.received("layoutAttributesForSupplementaryElement(ofKind:at:)", [kind, indexPath])
        return cycle.attributes(for: .supplementary(kind, indexPath))
    }

    // MARK: Visible views

    // These members do not start a layout pass, so that a layout may call them.

    /// The cells on the screen, in no particular order.
    open var visibleCells: [UICollectionViewCell] { cycle.shownCells.compactMap { $0.view as? UICollectionViewCell } }

    /// The index paths of the cells on the screen, in no particular order.
    open var indexPathsForVisibleItems: [IndexPath] { cycle.shownCells.compactMap { paths.given($0.key.indexPath) } }

    /// Returns the cell of an item. It may be off the screen if it was prepared ahead of a scroll or has just left the
    /// screen.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        cycle.warnIfLayingOut("cellForItem(at:)")
        return cycle.cell(at: paths.taken(indexPath))
    }

    /// Returns a supplementary view that is on the screen; nil if it is not.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        cycle.view(of: .supplementary(elementKind, indexPath))
    }

    /// Returns the supplementary views of a kind that are on the screen, in no particular order.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        cycle.shownSupplementaries(ofKind: elementKind).compactMap(\.view)
    }

    /// Returns the index paths of the supplementary views of a kind that are on the screen, in no particular order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        cycle.shownSupplementaries(ofKind: elementKind).map(\.key.indexPath)
    }

    /// Returns the index path of a cell; nil if the cell is not on the screen.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        cycle.shownCells.first { $0.view === cell }.flatMap { paths.given($0.key.indexPath) }
    }

    /// Returns the index path of a supplementary view; nil if the view is not on the screen.
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        cycle.shown.first { $0.view === supplementaryView && $0.key.category == .supplementaryView }?.key.indexPath
    }

    /// Returns the index path of the topmost cell at a point in content coordinates.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { cycle.topmostCell(at: point).flatMap(paths.given) }

    // MARK: Updates

    /// Whether the screen shows other items than the data source has: within a batch, while an item is moved, while a gap is
    /// open for a drop, and while there are placeholders.
    open var hasUncommittedUpdates: Bool { updates.isRecording || reordering != nil || !presentation.isEmpty }

    /// Asks the data source for everything again, without an animation. Selected items are deselected.
    open func reloadData() {
        tracer.received("reloadData()")
        reload(keepingSelection: false)
    }

    /// Performs a batch of updates with animation. The block has to change the model, too.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        tracer.received("performBatchUpdates(_:completion:)")
        // In a callback of a layout pass, interactions end with the batch after the pass.
        if !cycle.isBusy { endInteractions() }
        self.updates.perform(updates, completion: completion)
    }

    /// Inserts items with an animation. The data source must already have them. Index paths are those after the update.
    open func insertItems(at indexPaths: [IndexPath]) {
        updates.record { $0.insertedItems += indexPaths.map(paths.recorded(destination:)) }
    }
    /// Deletes items with an animation. The data source no longer has them. Index paths are those before the update.
    open func deleteItems(at indexPaths: [IndexPath]) {
        updates.record { $0.deletedItems += indexPaths.compactMap(paths.recorded) }
    }
    /// Replaces the cells of items with an animation. Index paths are those before the update.
    open func reloadItems(at indexPaths: [IndexPath]) {
        updates.record { $0.reloadedItems += indexPaths.compactMap(paths.recorded) }
    }

    /// Moves an item with an animation: from its index path before the update to that after it.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        guard let start = paths.recorded(indexPath) else { return }
        updates.record { $0.movedItems.append((start, paths.recorded(destination: newIndexPath))) }
    }

    /// Inserts sections with an animation. Indices are those after the update.
    open func insertSections(_ sections: IndexSet) { updates.record { $0.insertedSections += sections } }
    /// Deletes sections with an animation. Indices are those before the update.
    open func deleteSections(_ sections: IndexSet) { updates.record { $0.deletedSections += sections } }
    /// Replaces the items and supplementary views of sections with an animation. Indices are those before the update.
    open func reloadSections(_ sections: IndexSet) { updates.record { $0.reloadedSections += sections } }

    /// Moves a section with an animation: from its index before the update to that after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        updates.record { $0.movedSections.append((section, newSection)) }
    }

    /// Asks the data source to configure existing cells again, without replacing them. Within a batch, the index
    /// paths are those after the batch.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        let keys = indexPaths.map { ElementPath.cell(updates.isRecording ? $0 : paths.taken($0)) }
        if !updates.recordReconfiguring(keys) { cycle.reconfigure(keys) }
    }

    // MARK: Selection

    /// The selected items, in the order of their selection. Nil or empty if no item is selected.
    open var indexPathsForSelectedItems: [IndexPath]? { selecting.paths.compactMap(paths.given) }

    /// Selects an item, and scrolls to it unless the position is empty; nil deselects all items. The delegate is not told.
    /// Has no effect if ``allowsSelection`` is false.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard selecting.select(indexPath.map(paths.taken)), let indexPath, !scrollPosition.isEmpty else { return }
        scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Deselects an item. The delegate is not told.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { selecting.deselect(paths.taken(indexPath)) }

    // MARK: Scrolling

    /// Scrolls to an item. The position `[]` stands for the least distance that makes the item visible. While the
    /// collection view has no size, the request waits for a layout pass in which it has one.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        itemScrolling.scroll(to: paths.taken(indexPath), at: scrollPosition, animated: animated)
    }

    @_spi(Host) open override func targetContentOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
        cycle.boundary.targetOffset(forProposed: offset, velocity: velocity, breadth: bounds.width)
    }

    // MARK: Other layouts

    /// Changes to another layout. If the change is animated, elements move from their old frames to their new ones.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Changes to another layout, and calls a closure after the animation, or at once if there is none.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        change(to: layout, animated: animated, completion: completion)
    }

    /// Installs and returns a transition layout. The caller sets its progress and invalidates it.
    @discardableResult open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        beginTransition(to: layout, completion: completion)
    }

    /// Ends an interactive transition with the new layout.
    open func finishInteractiveTransition() { endTransition(completed: true) }
    /// Ends an interactive transition with the old layout.
    open func cancelInteractiveTransition() { endTransition(completed: false) }

    // MARK: Interactive movement

    /// Begins to move an item. Returns false if the item does not exist, or the data source does not let it move.
    @discardableResult open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        endInteractions()
        reordering = Reordering(
            of: paths.taken(indexPath), in: self, cycle: cycle, dataSource: dataSourceBoundary)
        showConditions()
        setNeedsLayout()
        return reordering != nil
    }

    /// Moves the item that a person is dragging to a point, in the coordinates of the collection view.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        reordering?.move(to: targetPosition)
    }

    /// Ends dragging an item, which stays at its new index path.
    open func endInteractiveMovement() { reordering?.end(cancelled: false) }

    /// Ends dragging an item, which returns to its old index path.
    open func cancelInteractiveMovement() { cancelMovement(isShown: true) }

    // MARK: Layout

    @_spi(Host) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(container: .list)
    }

    /// The views of elements, and after them the app's own subviews.
    @_spi(Host) open override var accessibleSubviews: [UIView] {
        let elements = cycle.viewsInReadingOrder
        let known = Set(elements.map(ObjectIdentifier.init))
        return elements + subviewsByPosition.filter { !known.contains(ObjectIdentifier($0)) }
    }

    open override func layoutSubviews() {
        // The layout is prepared first, so that `super` clamps the offset to the range of the new content.
        if mayLayOut { cycle.prepareForPass() }
        super.layoutSubviews()
        guard mayLayOut else { return cycle.refusePass() }
        cycle.run()
        backgroundView?.frame = bounds
        itemScrolling.didLayOut()
        focusing.didLayOut()
        prefetching.didLayOut()
        indexTitles.didLayOut()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { cancelDrag() }
        // The window may have other traits.
        setNeedsLayout()
    }

    @_spi(Host) open override func fingerWillScroll() {
        selecting.touchCancel()
        closeSwipeActions()
    }

    @_spi(Host) open override func endScrollRequest() { if !isCorrectingOffset { itemScrolling.end() } }
    // A layout that is prepared keeps content in place.
    @_spi(Host) open override var isCorrectingOffset: Bool { cycle.state.isPreparing }

    // MARK: Touches

    /// The touch that highlights an item.
    weak var highlightingTouch: UITouch?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !beginTouch(touches) { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if highlightingTouch.map(touches.contains) != true { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !endTouch(touches) { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !cancelTouch(touches) { super.touchesCancelled(touches, with: event) }
    }

    @_spi(Host) open override func willChangeBounds(to newBounds: CGRect) {
        super.willChangeBounds(to: newBounds)
        boundsChange = AnimatedBoundsChange(of: self, cycle: cycle, to: newBounds)
    }

    @_spi(Host) open override func didChangeBounds(from oldBounds: CGRect) {
        super.didChangeBounds(from: oldBounds)
        let change = boundsChange
        boundsChange = nil
        change?.run(from: oldBounds)
    }
}
