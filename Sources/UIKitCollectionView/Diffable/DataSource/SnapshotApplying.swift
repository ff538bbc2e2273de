/// The application of snapshots to a collection view, one after the other.
@MainActor
final class SnapshotApplying<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private(set) var current = Snapshot()
    private var isFirst = true
    private var isBusy = false
    private var waiting: [() -> Void] = []
    private weak var collectionView: UICollectionView?

    init(to collectionView: UICollectionView) { self.collectionView = collectionView }

    /// Makes a change at once, or after the change that is being made.
    func serially(_ change: @escaping () -> Void) {
        waiting.append(change)
        guard !isBusy else { return }
        isBusy = true
        defer { isBusy = false }
        while !waiting.isEmpty { waiting.removeFirst()() }
    }

    /// Applies the difference to a snapshot. The first snapshot reloads all data.
    func show(_ snapshot: Snapshot, isAnimated: Bool, completion: (() -> Void)?) {
        guard !isFirst, let collectionView else { return reload(snapshot, completion: completion) }
        if isAnimated {
            update(collectionView, to: snapshot, completion)
        } else {
            UIView.performWithoutAnimation { update(collectionView, to: snapshot, completion) }
        }
    }

    func reload(_ snapshot: Snapshot, completion: (() -> Void)?) {
        isFirst = false
        current = snapshot.forgettingChanges()
        collectionView?.reloadData()
        completion?()
    }

    /// Updates the indentation and expansion of cells from their section snapshots.
    func showOutline(isAnimated: Bool) {
        guard let collectionView else { return }
        if isAnimated {
            collectionView.outlineDidChange()
        } else {
            UIView.performWithoutAnimation { collectionView.outlineDidChange() }
        }
    }

    /// Takes over a snapshot that the collection view already shows.
    func adopt(_ snapshot: Snapshot) { current = snapshot }

    /// Performs a batch for the differences, and then a batch at the final positions for reloaded items. Both take
    /// equally long, so the end of the last one is the end of both.
    private func update(_ collectionView: UICollectionView, to snapshot: Snapshot, _ completion: (() -> Void)?) {
        let old = current
        let difference = SnapshotDifference(from: old, to: snapshot)
        let renewal = SnapshotRenewal(of: snapshot, after: old)
        let complete: (Bool) -> Void = { _ in completion?() }
        if difference.isEmpty {
            // Equal identifiers may be values with other content.
            current = snapshot.forgettingChanges()
        } else {
            collectionView.performBatchUpdates(
                {
                    self.current = snapshot.forgettingChanges()
                    difference.perform(on: collectionView)
                }, completion: renewal.isEmpty ? complete : nil)
        }
        if !renewal.isEmpty {
            collectionView.performBatchUpdates({ renewal.perform(on: collectionView) }, completion: complete)
        }
        if difference.isEmpty, renewal.isEmpty { completion?() }
    }
}
