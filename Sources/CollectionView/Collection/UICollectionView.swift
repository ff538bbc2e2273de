import Foundation

/// Shows the items of a data source where a layout puts them.
///
/// The class itself forwards: `LayoutCycle` keeps the screen in step with the layout, `ElementViews` makes and reuses views,
/// `BatchUpdating` performs updates, `Selecting` knows the selection, `Focusing` the item on which keys act, `ItemScrolling` scrolls to items.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    let tracer = CallTracer()
    private let initialLayout: UICollectionViewLayout
    private(set) lazy var cycle = LayoutCycle(initialLayout, of: self)
    private(set) lazy var views = ElementViews(of: self)
    private(set) lazy var updates = BatchUpdating(of: self)
    private(set) lazy var selecting = Selecting(of: self)
    private(set) lazy var focusing = Focusing(of: self)
    private(set) lazy var itemScrolling = ItemScrolling(of: self)
    private(set) lazy var prefetching = Prefetching(of: self)
    var reordering: Reordering?
    var swiping: Swiping?
    private var transition: InteractiveTransition?
    private var isInvalidatedByBounds = false

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        initialLayout = layout
        super.init(frame: frame)
        LayoutSwitch(collectionView: self).prepareInstalling(layout)
    }

    /// Decodes nothing, and has a layout without content.
    public required init?(coder: NSCoder) {
        initialLayout = UICollectionViewLayout()
        super.init(coder: coder)
        initialLayout.owner = self
    }

    // MARK: Parties

    /// Our addition: hears of every call between the collection view, its layout, its data source, its delegate and its views, just
    /// before it is made.
    public var trace: (@MainActor (CollectionViewCall) -> Void)? {
        get { tracer.listener }
        set { tracer.listener = newValue }
    }

    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reload(keepingSelection: false) } }
    }

    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet { scrollDelegate = delegate }
    }

    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true {
        didSet { if !isPrefetchingEnabled { cycle.dropWaiting() } }
    }

    /// Setting it changes the layout at once.
    open var collectionViewLayout: UICollectionViewLayout {
        get { cycle.boundary.layout }
        set { install(newValue) }
    }

    /// Behind all elements; as large as the visible bounds, it does not scroll.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Behavior

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    open var reorderingCadence = ReorderingCadence.immediate
    open var selectionFollowsFocus = false
    open var remembersLastFocusedIndexPath = false
    open var allowsFocus = true
    open var allowsFocusDuringEditing = true

    /// Our addition: whether the first cell on the screen stays where it is when something is inserted, deleted or measured before it.
    /// Else the content offset stays, unless the layout says otherwise. False by default, as on iOS.
    public var keepsVisibleCellsInPlace = false

    /// Our addition: whether the layout is asked twice for all that is visible, by rectangle and by index path, and differences are
    /// reported. For tests of layouts; false by default.
    public var validatesLayout = false

    // MARK: Registering and dequeuing

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        views.register(cellClass, .cell(identifier))
    }

    /// Nibs are not read here: a plain cell stands in. nil unregisters.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        nib?.reportThatItIsNotRead(instead: "register a class with the identifier \(identifier)")
        register(nib == nil ? nil : UICollectionViewCell.self as AnyClass, forCellWithReuseIdentifier: identifier)
    }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) { views.register(viewClass, .supplementary(elementKind, identifier)) }

    /// Nibs are not read here: a plain view stands in. nil unregisters.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        nib?.reportThatItIsNotRead(instead: "register a class with the identifier \(identifier)")
        register(
            nib == nil ? nil : UICollectionReusableView.self as AnyClass, forSupplementaryViewOfKind: kind,
            withReuseIdentifier: identifier)
    }

    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        tracer.received("dequeueReusableCell(withReuseIdentifier:for:)", [identifier, indexPath])
        return views.dequeueCell(identifier, for: indexPath)
    }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        tracer.received(
            "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)", [elementKind, identifier, indexPath])
        return views.dequeue(.supplementary(elementKind, identifier), for: indexPath)
    }

    open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        registration.dequeue(from: self, for: indexPath, item: item)
    }

    open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        registration.dequeue(from: self, for: indexPath)
    }

    // MARK: Counts and attributes

    open var numberOfSections: Int {
        tracer.received("numberOfSections")
        return cycle.state.currentCounts.sectionCount
    }

    open func numberOfItems(inSection section: Int) -> Int {
        tracer.received("numberOfItems(inSection:)", [section])
        return cycle.itemCount(inSection: section)
    }

    /// Returns a copy. Prepares the layout if necessary, and asks it only for unknown elements.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        tracer.received("layoutAttributesForItem(at:)", [indexPath])
        return cycle.attributes(for: .cell(indexPath))
    }

    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        tracer.received("layoutAttributesForSupplementaryElement(ofKind:at:)", [kind, indexPath])
        return cycle.attributes(for: .supplementary(kind, indexPath))
    }

    // MARK: What is on the screen

    // None of these starts a layout pass, so a layout may call them.

    open var visibleCells: [UICollectionViewCell] { cycle.shownCells.compactMap { $0.view as? UICollectionViewCell } }

    open var indexPathsForVisibleItems: [IndexPath] { cycle.shownCells.map(\.key.indexPath) }

    /// Returns the cell of an item. It may be off the screen if it was prepared ahead of a scroll or has just left the
    /// screen.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        cycle.warnIfLayingOut("cellForItem(at:)")
        return cycle.cell(at: indexPath)
    }

    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        cycle.view(of: .supplementary(elementKind, indexPath))
    }

    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        cycle.shownSupplementaries(ofKind: elementKind).compactMap(\.view)
    }

    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        cycle.shownSupplementaries(ofKind: elementKind).map(\.key.indexPath)
    }

    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        cycle.shownCells.first { $0.view === cell }?.key.indexPath
    }

    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        cycle.shown.first { $0.view === supplementaryView && $0.key.category == .supplementaryView }?.key.indexPath
    }

    /// The topmost cell at a point of the content.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { cycle.topmostCell(at: point) }

    // MARK: Updates

    open var hasUncommittedUpdates: Bool { updates.isRecording || reordering != nil }

    open func reloadData() {
        tracer.received("reloadData()")
        reload(keepingSelection: false)
    }

    /// Changes of the model belong into the block.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        tracer.received("performBatchUpdates(_:completion:)")
        endInteractions()
        self.updates.perform(updates, completion: completion)
    }

    open func insertItems(at indexPaths: [IndexPath]) { updates.record { $0.insertedItems += indexPaths } }
    open func deleteItems(at indexPaths: [IndexPath]) { updates.record { $0.deletedItems += indexPaths } }
    open func reloadItems(at indexPaths: [IndexPath]) { updates.record { $0.reloadedItems += indexPaths } }

    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        updates.record { $0.movedItems.append((indexPath, newIndexPath)) }
    }

    open func insertSections(_ sections: IndexSet) { updates.record { $0.insertedSections += sections } }
    open func deleteSections(_ sections: IndexSet) { updates.record { $0.deletedSections += sections } }
    open func reloadSections(_ sections: IndexSet) { updates.record { $0.reloadedSections += sections } }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        updates.record { $0.movedSections.append((section, newSection)) }
    }

    /// Has the data source configure the cells that there are, without reuse. In a batch the index paths are those after it.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        let keys = indexPaths.map(ElementKey.cell)
        if !updates.recordReconfiguring(keys) { cycle.reconfigure(keys) }
    }

    // MARK: Selection

    /// The selected items, in the order of their selection. Nil or empty if no item is selected.
    open var indexPathsForSelectedItems: [IndexPath]? { selecting.paths }

    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selecting.select(indexPath)
        if let indexPath, !scrollPosition.isEmpty {
            scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) { selecting.deselect(indexPath) }

    // MARK: Scrolling

    /// `[]` scrolls no farther than necessary. Before the first layout, the wish is kept.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        itemScrolling.scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    override func targetContentOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
        cycle.boundary.targetOffset(forProposed: offset, velocity: velocity, breadth: bounds.width)
    }

    // MARK: Other layouts

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        endInteractions()
        let switching = LayoutSwitch(collectionView: self)
        guard !animated else { return switching.animate(to: layout, completion: completion) }
        switching.install(layout)
        completion?(true)
    }

    private func install(_ layout: UICollectionViewLayout) {
        endInteractions()
        LayoutSwitch(collectionView: self).install(layout)
    }

    /// Installs a transition layout; set its progress and invalidate it.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        endInteractions()
        let transition = InteractiveTransition(to: layout, in: self, completion: completion)
        self.transition = transition
        return transition.layout
    }

    open func finishInteractiveTransition() { endTransition(completed: true) }
    open func cancelInteractiveTransition() { endTransition(completed: false) }

    private func endTransition(completed: Bool) {
        let ending = transition
        transition = nil
        ending?.end(completed: completed)
    }

    /// Ends all interactions before another one begins.
    func endInteractions() {
        closeSwipeActions()
        reordering?.end(cancelled: true)
        endTransition(completed: true)
    }

    // MARK: Interactive movement

    /// False where the data source does not let the item move.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        endInteractions()
        reordering = Reordering(of: indexPath, in: self)
        showConditions()
        setNeedsLayout()
        return reordering != nil
    }

    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        reordering?.move(to: targetPosition)
    }

    open func endInteractiveMovement() { reordering?.end(cancelled: false) }

    open func cancelInteractiveMovement() {
        guard let reordering else { return }
        // A grip that goes away during a layout pass ends its movement, which renames what the pass is about to show.
        cycle.afterPass { [self] in
            if self.reordering === reordering { reordering.end(cancelled: true) }
        }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        // The offset is put into the range of the content that there will be, not of the one that there was.
        if !updates.isRecording { cycle.prepareIfNeeded() }
        super.layoutSubviews()
        guard !updates.isRecording else { return }
        cycle.run()
        backgroundView?.frame = bounds
        itemScrolling.didLayOut()
        focusing.didLayOut()
        prefetching.didLayOut()
    }

    override func fingerWillScroll() {
        selecting.touchCancel()
        closeSwipeActions()
    }

    // MARK: Touches

    /// The touch that highlights an item.
    private weak var highlightingTouch: UITouch?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // A touch beside open swipe actions only closes them.
        if swiping != nil { return closeSwipeActions() }
        guard highlightingTouch == nil, let touch = touches.first,
            let path = indexPathForItem(at: touch.location(in: self))
        else { return super.touchesBegan(touches, with: event) }
        highlightingTouch = touch
        selecting.touchDown(path)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if highlightingTouch.map(touches.contains) != true { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = highlightingTouch, touches.contains(touch) else {
            return super.touchesEnded(touches, with: event)
        }
        highlightingTouch = nil
        selecting.touchUp(indexPathForItem(at: touch.location(in: self)))
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = highlightingTouch, touches.contains(touch) else {
            return super.touchesCancelled(touches, with: event)
        }
        highlightingTouch = nil
        selecting.touchCancel()
    }

    override func willChangeBounds(to newBounds: CGRect) {
        super.willChangeBounds(to: newBounds)
        isInvalidatedByBounds = cycle.state.boundsWillChange(to: newBounds)
    }

    override func didChangeBounds(from oldBounds: CGRect) {
        super.didChangeBounds(from: oldBounds)
        guard isInvalidatedByBounds, bounds.size != oldBounds.size, UIView.inheritedAnimationDuration > 0 else {
            return
        }
        AnimatedBoundsChange(collectionView: self).run(from: oldBounds)
    }
}
