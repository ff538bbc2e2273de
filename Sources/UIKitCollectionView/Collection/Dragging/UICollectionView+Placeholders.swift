import Foundation

extension UICollectionView: PlaceholderHost {
    func insert(_ placeholder: UICollectionViewPlaceholder, _ id: Int) {
        let counts = presentation.dataCounts(of: cycle.state.currentCounts)
        let path = placeholder.insertionIndexPath
        guard path.count == 2, counts.itemCounts.indices.contains(path.section) else {
            return CollectionViewDiagnostics.mistake(
                "attempt to insert a placeholder at \(path.shortDescription), but there are only \(counts.sectionCount) sections"
            )
        }
        placeholders.keep(placeholder, id)
        let item = min(max(0, path.item), counts.itemCount(inSection: path.section))
        var new = presentation
        new.insert(id, at: IndexPath(item: item, section: path.section))
        updates.present(new)
    }

    func commitPlaceholder(_ id: Int, by update: (IndexPath) -> Void) -> Bool {
        itemDrop?.closeGap()
        guard let path = presentation.shownPath(ofPlaceholder: id) else { return false }
        update(presentation.destination(at: path))
        takeItem(atPlaceholder: id)
        return true
    }

    private func takeItem(atPlaceholder id: Int) {
        guard let path = presentation.shownPath(ofPlaceholder: id) else { return }
        let fetched = cycle.state.fetchCounts()
        var new = presentation
        placeholders.forget(id)
        if fetched == presentation.dataCounts(of: cycle.state.currentCounts) {
            // The app has already inserted the item in a separate batch of updates.
            new.remove(id)
            return updates.present(new)
        }
        new.replace(id)
        var batch = BatchUpdate()
        batch.reloadedItems = [path]
        updates.present(new, of: fetched, by: batch)
    }

    func deletePlaceholder(_ id: Int) -> Bool {
        guard presentation.shownPath(ofPlaceholder: id) != nil else { return false }
        var new = presentation
        new.remove(id)
        updates.present(new)
        placeholders.forget(id)
        return true
    }

    func updateCell(ofPlaceholder id: Int) {
        guard let path = presentation.shownPath(ofPlaceholder: id), let cell = cycle.cell(at: path) else { return }
        placeholders[id]?.cellUpdateHandler?(cell)
    }

    /// Returns the cell of a placeholder or a gap; nil for items of the data source.
    func cellWithoutItem(for path: IndexPath) -> UICollectionViewCell? {
        guard !presentation.isEmpty, presentation.dataPath(of: path) == nil else { return nil }
        guard let id = presentation.placeholder(at: path), let placeholder = placeholders[id] else {
            return GapCell(frame: .zero)
        }
        let cell = views.dequeueCell(placeholder.reuseIdentifier, for: path)
        placeholder.cellUpdateHandler?(cell)
        return cell
    }
}
