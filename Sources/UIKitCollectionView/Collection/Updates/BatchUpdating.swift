import Foundation

/// The collection view whose items are updated.
@MainActor protocol BatchUpdatingHost: ElementChangeHost {
    /// Ends interactions with items, because index paths and counts are about to change their meaning.
    func willBeginBatch()

    /// Moves everything that refers to items by index path to their new index paths.
    func follow(_ map: ElementMap)

    /// Measures all visible views again in the next layout pass.
    func contentMayHaveChanged()

    /// Shows the state of all cells.
    func showConditions()

    /// Shows the data source's items from scratch.
    func reload(keepingSelection: Bool)
}

/// Gathers the operations of a batch, checks them against the data source, and shows them.
@MainActor final class BatchUpdating {
    private unowned let host: any BatchUpdatingHost
    private let cycle: LayoutCycle
    private var depth = 0
    private var batch = BatchUpdate()
    private var reconfigured: [ElementPath] = []
    private var completions: [(Bool) -> Void] = []
    private var wantsReload = false
    /// The actions to perform after the batch.
    private var postponed: [() -> Void] = []
    /// The counts at the beginning of the batch; nil if they were unknown, or if several batches are shown as one.
    private var before: DataCounts?

    init(in host: any BatchUpdatingHost, cycle: LayoutCycle) { (self.host, self.cycle) = (host, cycle) }

    private var presentation: Presentation {
        get { cycle.state.paths.presentation }
        set { cycle.state.paths.presentation = newValue }
    }

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

    /// Records an operation. Outside a block it is a batch of its own.
    func record(_ operation: (inout BatchUpdate) -> Void) {
        begin()
        operation(&batch)
        end()
    }

    private func begin() {
        // The animation starts from the elements that are on the screen now.
        if depth == 0 {
            if cycle.state.counts != nil, !cycle.isBusy { cycle.prepareForPass() }
            host.willBeginBatch()
            before = cycle.state.counts
        } else if cycle.awaitsBatch, depth == 1 {
            // The index paths of the new batch are those after the waiting one, so both are shown as a reload.
            before = nil
        }
        depth += 1
    }

    /// Ends a block. A batch made in a callback of a layout pass, such as `willDisplay`, is shown after the pass.
    private func end() {
        guard depth == 1, cycle.isBusy else { return close() }
        cycle.awaitsBatch = true
        let isAnimated = UIView.areAnimationsEnabled
        cycle.afterPass { [self] in
            cycle.awaitsBatch = false
            // A movement that the batch has ended meanwhile had changed the counts.
            if before != nil { before = cycle.state.counts }
            if isAnimated { close() } else { UIView.performWithoutAnimation { close() } }
        }
    }

    private func close() {
        depth -= 1
        guard depth == 0 else { return }
        commit()
        let actions = postponed
        postponed = []
        for action in actions { action() }
    }

    /// Records elements to be configured again. Returns false outside a block.
    func recordReconfiguring(_ keys: [ElementPath]) -> Bool {
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
        // Without the counts before the batch, its operations cannot be checked: the model may have changed already.
        guard !isReload, let before else {
            return reload(keepingSelection: !isReload, complete)
        }
        let data = cycle.state.fetchCounts()
        do throws(UpdateMistake) {
            try batch.checkPaths()
            var (batch, presentation) = (batch, self.presentation)
            if !presentation.isEmpty {
                let counts = presentation.dataCounts(of: before)
                guard let shown = batch.shown(in: presentation, counts: counts) else { throw .contradiction }
                (batch, presentation) = shown
            }
            let after = presentation.counts(of: data)
            let plan = try UpdatePlan(batch, before: before, after: after)
            let closesGap = self.presentation.gap != nil
            if plan.updateItems.isEmpty || closesGap { host.contentMayHaveChanged() }
            TouchCancellation.postponed {
                self.presentation = presentation
                show(plan, after: after, complete)
                // The item of a gap is invisible.
                if closesGap { host.showConditions() }
                let keys = reconfigured.map {
                    $0.category == .cell ? .cell(presentation.shownPath(of: $0.indexPath)) : $0
                }
                cycle.reconfigure(keys + plan.reconfigured.map(ElementPath.cell))
            }
        } catch {
            CollectionViewDiagnostics.mistake(error.message)
            reload(keepingSelection: true, complete)
        }
    }

    /// Shows another presentation, with animation. Within a batch, it waits until the batch has been performed.
    ///
    /// - Parameters:
    ///   - data: The data source's counts, if they have changed.
    ///   - batch: The operations on the screen; nil for those that lead from one presentation to the other.
    func present(_ new: Presentation, of data: DataCounts? = nil, by batch: BatchUpdate? = nil) {
        guard !isRecording else { return postponed.append { [self] in present(new, of: data, by: batch) } }
        let old = presentation
        guard old != new || batch != nil else { return }
        cycle.prepareIfNeeded()
        let before = cycle.state.currentCounts
        let after = new.counts(of: data ?? old.dataCounts(of: before))
        do throws(UpdateMistake) {
            let plan = try UpdatePlan(batch ?? BatchUpdate(from: old, to: new), before: before, after: after)
            presentation = new
            show(plan, after: after) { _ in }
        } catch {
            CollectionViewDiagnostics.mistake(error.message)
            reload(keepingSelection: true) { _ in }
        }
    }

    /// Reloads everything in place of a batch that cannot be shown.
    private func reload(keepingSelection: Bool, _ complete: (Bool) -> Void) {
        host.reload(keepingSelection: keepingSelection)
        host.layoutIfNeeded()
        complete(true)
    }

    private func show(_ plan: UpdatePlan, after counts: DataCounts, _ complete: @escaping (Bool) -> Void) {
        let boundary = cycle.boundary
        // Before anything is taken from the screen: that can end the editing of a text field, and lead to another batch.
        let change = ElementChange(in: host, cycle)
        host.follow(plan.map)
        let items = plan.updateItems
        boundary.layout.comingUpdates = items
        cycle.state.invalidate(for: counts)
        cycle.prepareIfNeeded()
        boundary.layout.comingUpdates = nil
        boundary.call("prepare(forCollectionViewUpdates:)", [items]) { $0.prepare(forCollectionViewUpdates: items) }
        // Some layouts know their content size only after they have received the update items.
        host.contentSize = boundary.contentSize
        change.askForTarget(from: host.range.clamp(change.offset(through: plan.map)))
        let movesBounds = change.movesBounds
        if movesBounds {
            let bounds = host.bounds
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
