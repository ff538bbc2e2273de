import Foundation

/// Gathers the operations of a batch, checks them against the data source and has them shown.
@MainActor final class BatchUpdating {
    private unowned let collectionView: UICollectionView
    private var depth = 0
    private var batch = BatchUpdate()
    private var reconfigured: [ElementKey] = []
    private var completions: [(Bool) -> Void] = []
    private var wantsReload = false
    /// The counts at the beginning of the batch; nil if they were unknown.
    private var before: DataCounts?

    init(of collectionView: UICollectionView) { self.collectionView = collectionView }

    /// Whether a batch is being recorded. The data source is not asked meanwhile, because the app is changing its
    /// model.
    var isRecording: Bool { depth > 0 }

    /// Performs a batch. A block within another one is part of the outermost batch.
    func perform(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        if let completion { completions.append(completion) }
        begin()
        updates?()
        end()
    }

    /// Records an operation. Outside of a block it is a batch of its own.
    func record(_ operation: (inout BatchUpdate) -> Void) {
        begin()
        operation(&batch)
        end()
    }

    private func begin() {
        // The animation starts from the elements that are on the screen now.
        if depth == 0 {
            // The dragged item goes back, because its index path and its counts are about to change their meaning.
            collectionView.cancelInteractiveMovement()
            before = collectionView.cycle.state.counts
            if before != nil { collectionView.cycle.prepareIfNeeded() }
        }
        depth += 1
    }

    private func end() {
        depth -= 1
        if depth == 0 { commit() }
    }

    /// Records elements to be configured again. Returns false outside of a block.
    func recordReconfiguring(_ keys: [ElementKey]) -> Bool {
        if isRecording { reconfigured += keys }
        return isRecording
    }

    /// `reloadData` in a block makes the whole batch a reload.
    func recordReload() { wantsReload = true }

    private func commit() {
        let (batch, completions, reconfigured) = (self.batch, self.completions, self.reconfigured)
        let isReload = wantsReload
        (self.batch, self.completions, self.reconfigured, wantsReload) = (BatchUpdate(), [], [], false)
        let complete: (Bool) -> Void = { finished in for completion in completions { completion(finished) } }
        let cycle = collectionView.cycle
        // Without the counts before the batch, its operations cannot be checked: the model may have changed already.
        guard !isReload, let before else {
            return reload(keepingSelection: !isReload, complete)
        }
        let after = cycle.state.fetchCounts()
        do throws(UpdateMistake) {
            let plan = try UpdatePlan(batch, before: before, after: after)
            TouchCancellation.postponed {
                show(plan, after: after, complete)
                cycle.reconfigure(reconfigured + plan.reconfigured.map(ElementKey.cell))
            }
        } catch {
            CollectionViewDiagnostics.mistake(error.message)
            reload(keepingSelection: true, complete)
        }
    }

    /// Replaces a batch that cannot be shown.
    private func reload(keepingSelection: Bool, _ complete: (Bool) -> Void) {
        collectionView.reload(keepingSelection: keepingSelection)
        collectionView.layoutIfNeeded()
        complete(true)
    }

    private func show(_ plan: UpdatePlan, after counts: DataCounts, _ complete: @escaping (Bool) -> Void) {
        let cycle = collectionView.cycle
        let boundary = cycle.boundary
        collectionView.follow(plan.map)
        let change = ElementChange(in: collectionView, from: boundary)
        let items = plan.updateItems
        boundary.layout.comingUpdates = items
        cycle.state.invalidate(for: counts)
        cycle.prepareIfNeeded()
        boundary.layout.comingUpdates = nil
        boundary.call("prepare(forCollectionViewUpdates:)", [items]) { $0.prepare(forCollectionViewUpdates: items) }
        // Some layouts know their content size only after they have received the update items.
        collectionView.contentSize = boundary.contentSize
        change.askForTarget(from: collectionView.range.clamp(change.offset(through: plan.map)))
        let movesBounds = change.movesBounds
        if movesBounds {
            let bounds = collectionView.bounds
            boundary.call("prepare(forAnimatedBoundsChange:)", [bounds]) { $0.prepare(forAnimatedBoundsChange: bounds) }
        }
        change.moveToTarget()
        var map = plan.map
        change.askForChanges(&map)
        change.animate(
            through: map,
            finalizing: {
                boundary.call("finalizeCollectionViewUpdates()") { $0.finalizeCollectionViewUpdates() }
                if movesBounds {
                    boundary.call("finalizeAnimatedBoundsChange()") { $0.finalizeAnimatedBoundsChange() }
                }
            }, completion: complete)
    }
}
