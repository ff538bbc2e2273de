import Foundation

extension BatchUpdate {
    /// Returns the batch in index paths on the screen, and the presentation after it, in which no gap is left.
    ///
    /// - Parameters:
    ///   - presentation: The presentation before the batch.
    ///   - counts: The numbers of the data source's items before the batch.
    /// - Returns: Nil if the batch contradicts itself.
    func shown(
        in presentation: Presentation, counts: DataCounts
    ) -> (batch: BatchUpdate, presentation: Presentation)? {
        let lean = withoutRedundancies
        guard let map = ElementMap(lean, counts: counts) else { return nil }
        let new = presentation.following(map)
        var shown = lean
        shown.deletedItems = lean.deletedItems.map(presentation.shownPath)
        shown.reloadedItems = lean.reloadedItems.map(presentation.shownPath)
        shown.insertedItems = lean.insertedItems.map(new.shownPath)
        shown.movedItems = lean.movedItems.map { (presentation.shownPath(of: $0.from), new.shownPath(of: $0.to)) }
        shown.closeGap(of: presentation) { map.newPath(of: $0).map(new.shownPath) }
        return (shown, new)
    }

    /// Removes a gap: an inserted one, or the distance of an item from its position in the data source.
    ///
    /// - Parameter end: Returns an item's index path on the screen after the batch; nil if the item is deleted, or its section
    ///   deleted or reloaded.
    private mutating func closeGap(of presentation: Presentation, end: (IndexPath) -> IndexPath?) {
        guard let gap = presentation.gap, let start = presentation.gapPath else { return }
        let vanishes = deletedSections.contains(start.section) || reloadedSections.contains(start.section)
        switch gap {
        case .inserted: if !vanishes { deletedItems.append(start) }
        case .moved(let from, _):
            if deletedItems.contains(start) || movedItems.contains(where: { $0.from == start }) { return }
            let wasReloaded = reloadedItems.contains(start)
            reloadedItems.removeAll { $0 == start }
            switch (vanishes, end(from)) {
            case (false, let end?) where !wasReloaded: movedItems.append((start, end))
            case (_, let end):
                if !vanishes { deletedItems.append(start) }
                if let end { insertedItems.append(end) }
            }
        }
    }

    /// Creates the batch that leads from one presentation to another one, while the data source stays the same.
    init(from old: Presentation, to new: Presentation) {
        self.init()
        for placeholder in old.placeholders {
            let path = old.shownPath(ofPlaceholder: placeholder.id)
            if let path, new.shownPath(ofPlaceholder: placeholder.id) == nil { deletedItems.append(path) }
        }
        for placeholder in new.placeholders where old.shownPath(ofPlaceholder: placeholder.id) == nil {
            if let path = new.shownPath(ofPlaceholder: placeholder.id) { insertedItems.append(path) }
        }
        switch (old.gap, new.gap) {
        case (.inserted, .inserted):
            if let start = old.gapPath, let end = new.gapPath, start != end { movedItems.append((start, end)) }
        case (.inserted, _): deletedItems += [old.gapPath].compactMap { $0 }
        case (_, .inserted): insertedItems += [new.gapPath].compactMap { $0 }
        default: break
        }
        var origins: [IndexPath] = []
        for case .moved(let from, _) in [old.gap, new.gap].compactMap({ $0 }) where !origins.contains(from) {
            origins.append(from)
        }
        for origin in origins {
            let (start, end) = (old.shownPath(of: origin), new.shownPath(of: origin))
            if start != end { movedItems.append((start, end)) }
        }
    }
}
