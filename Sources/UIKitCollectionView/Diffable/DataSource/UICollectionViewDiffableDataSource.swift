import Foundation

/// A data source that takes its content from snapshots. Applying a snapshot updates the collection view with the
/// difference from the previous one.
///
/// Snapshots can be applied on the main actor, or always on the same other queue. They are applied one after the other. If
/// only the content of items has changed, reconfigure them instead of reloading them.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: DescribedObject, UICollectionViewDataSource {
    /// A closure that returns the cell of an item.
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// A closure that returns a supplementary view of a kind.
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private let cellProvider: CellProvider
    let applying: SnapshotApplying<SectionIdentifierType, ItemIdentifierType>
    /// The section snapshots, by section.
    var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// Returns a supplementary view; nil if there are none.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// What happens when a person moves an item.
    open var reorderingHandlers = ReorderingHandlers()
    /// What happens when a person expands or collapses an item.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// Creates the data source of a collection view, which retains it weakly.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        applying = SnapshotApplying(to: collectionView)
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Identifiers, as the collection view knows them

    /// Returns a copy of the snapshot that was applied last.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Returns the identifier of the item at an index path; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
    /// Returns the index path of an item; nil if there is no such item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.indexPath(of: itemIdentifier) }
    /// Returns the identifier of the section at an index; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.section(at: index) }
    /// Returns the index of a section; nil if there is no such section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    var current: Snapshot { applying.current }

    // MARK: Applying

    /// Applies a snapshot. Items with equal identifiers are the same item; their content is not compared.
    ///
    /// - Complexity: O(*n*) for *n* items; O(*n* log *n*) if they are out of order.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        MainQueue.perform(completion) { [self] completion in
            applying.serially { [self] in
                applying.show(snapshot, isAnimated: animatingDifferences, completion: completion)
                forgetOutdatedTrees()
            }
        }
    }

    /// Applies a snapshot, and returns when the update has ended.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences, completion: { continuation.resume() })
        }
    }

    /// Applies a snapshot by reloading all data, without a difference.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        MainQueue.perform(completion) { [self] completion in
            applying.serially { [self] in
                applying.reload(snapshot, completion: completion)
                forgetOutdatedTrees()
            }
        }
    }

    /// Applies a snapshot by reloading all data, and returns when the reload has ended.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot, completion: { continuation.resume() })
        }
    }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

    /// Returns the number of items in a section of the snapshot.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.section(at: section).map(current.numberOfItems) ?? 0
    }

    /// Returns the cell that the cell provider makes for an item.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let item = current.item(at: indexPath)
        if let item, let cell = cellProvider(collectionView, indexPath, item) { return cell }
        CollectionViewDiagnostics.mistake(
            "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath.shortDescription) with "
                + "item identifier '\(item.map { "\($0)" } ?? "nil")', which is not allowed. You must always return a cell to "
                + "the collection view.")
        return UICollectionViewCell(frame: .zero).asPlaceholder(.cell(""))
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        CollectionViewDiagnostics.mistake(
            "UICollectionViewDiffableDataSource \(supplementaryViewProvider == nil ? "has no" : "got nil from its") "
                + "supplementaryViewProvider, but the layout wants a supplementary view of kind '\(kind)' at "
                + "\(indexPath.shortDescription). You must always return one.")
        return UICollectionReusableView(frame: .zero).asPlaceholder(.supplementary(kind, ""))
    }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        guard let transaction = transaction(moving: sourceIndexPath, to: destinationIndexPath) else { return }
        reorderingHandlers.willReorder?(transaction)
        applying.adopt(transaction.finalSnapshot)
        adoptTrees(of: transaction)
        reorderingHandlers.didReorder?(transaction)
    }

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    override var ownDescription: String { description() }

    /// Returns the class and the numbers of items and sections. String interpolation writes the same.
    open func description() -> String {
        "<\(type(of: self)): \(current.numberOfItems) items in \(current.numberOfSections) sections>"
    }
}

extension UICollectionReusableView {
    /// Returns a substitute for a view that was not provided. It counts as dequeued, because the mistake has been
    /// reported already.
    fileprivate func asPlaceholder(_ key: ReusePool.Key) -> Self {
        reuseKey = key
        return self
    }
}
