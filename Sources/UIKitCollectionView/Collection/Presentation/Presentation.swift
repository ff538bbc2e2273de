import Foundation

/// The difference between the items of the data source and those on the screen: the gap of a drop, and placeholders.
///
/// There are three kinds of index paths: those of the data source, those with the gap, and those on the
/// screen, which also count placeholders. Sections are the same in all of them.
///
/// - Complexity: Every translation is O(*p*) for *p* placeholders.
struct Presentation: Equatable {
    /// The gap that opens for a dragged item.
    enum Gap: Equatable {
        /// The gap is an item of the data source, shown at another index path.
        case moved(from: IndexPath, to: IndexPath)
        /// An additional index path without an item of the data source.
        case inserted(at: IndexPath)
    }

    /// A placeholder for an item that the data source does not have yet.
    struct Placeholder: Equatable {
        let id: Int
        var section: Int
        /// The number of the data source's items before it in its section.
        var anchor: Int
    }

    var gap: Gap?
    /// The placeholders in the order in which they are on the screen.
    private(set) var placeholders: [Placeholder] = []

    var isEmpty: Bool { gap == nil && placeholders.isEmpty }

    // MARK: Counts

    /// Returns the numbers of items on the screen.
    func counts(of data: DataCounts) -> DataCounts { isEmpty ? data : change(data, by: 1) }

    /// Returns the numbers of items of the data source.
    func dataCounts(of shown: DataCounts) -> DataCounts { isEmpty ? shown : change(shown, by: -1) }

    private func change(_ counts: DataCounts, by sign: Int) -> DataCounts {
        var items = counts.itemCounts
        func add(_ difference: Int, _ section: Int) {
            if items.indices.contains(section) { items[section] += sign * difference }
        }
        for placeholder in placeholders { add(1, placeholder.section) }
        switch gap {
        case .moved(let from, let to):
            add(-1, from.section)
            add(1, to.section)
        case .inserted(let path): add(1, path.section)
        case nil: break
        }
        return DataCounts(itemCounts: items)
    }

    // MARK: Index paths

    /// Returns the index path on the screen of an item of the data source.
    func shownPath(of path: IndexPath) -> IndexPath {
        guard !isEmpty, path.count == 2 else { return path }
        return withPlaceholders(withGap(path))
    }

    /// Returns the data source's index path for an index path on the screen; nil for a placeholder or a gap.
    func dataPath(of path: IndexPath) -> IndexPath? {
        guard !isEmpty, path.count == 2 else { return path }
        guard let gapped = withoutPlaceholders(path) else { return nil }
        switch gap {
        case .moved(let from, let to):
            if gapped == to { return from }
            let closed = gapped.section == to.section && gapped.item > to.item ? gapped.offset(by: -1) : gapped
            return closed.section == from.section && closed.item >= from.item ? closed.offset(by: 1) : closed
        case .inserted(let end):
            if gapped == end { return nil }
            return gapped.section == end.section && gapped.item > end.item ? gapped.offset(by: -1) : gapped
        case nil: return gapped
        }
    }

    /// Returns the index path of an insertion at an index path on the screen. It counts the gap, but no placeholders.
    func destination(at path: IndexPath) -> IndexPath {
        withoutPlaceholders(path)
            ?? path.offset(by: -shownItems(in: path.section).count { $0 < path.item })
    }

    /// The gap's index path on the screen.
    var gapPath: IndexPath? {
        switch gap {
        case .moved(_, let to): withPlaceholders(to)
        case .inserted(let path): withPlaceholders(path)
        case nil: nil
        }
    }

    private func withGap(_ path: IndexPath) -> IndexPath {
        switch gap {
        case .moved(let from, let to):
            if path == from { return to }
            let closed = path.section == from.section && path.item > from.item ? path.offset(by: -1) : path
            return closed.section == to.section && closed.item >= to.item ? closed.offset(by: 1) : closed
        case .inserted(let end):
            return path.section == end.section && path.item >= end.item ? path.offset(by: 1) : path
        case nil: return path
        }
    }

    private func withPlaceholders(_ path: IndexPath) -> IndexPath {
        path.offset(by: anchors(in: path.section).count { $0 <= path.item })
    }

    /// Returns nil for a placeholder.
    private func withoutPlaceholders(_ path: IndexPath) -> IndexPath? {
        let items = shownItems(in: path.section)
        return items.contains(path.item) ? nil : path.offset(by: -items.count { $0 < path.item })
    }

    // MARK: Placeholders

    /// Returns the number of items before each placeholder of a section, including the gap. If the gap is at the same
    /// index, the gap comes first.
    private func anchors(in section: Int) -> [Int] {
        placeholders.filter { $0.section == section }.map { placeholder in
            var anchor = placeholder.anchor
            switch gap {
            case .moved(let from, let to):
                if from.section == section, from.item < anchor { anchor -= 1 }
                if to.section == section, to.item <= anchor { anchor += 1 }
            case .inserted(let path):
                if path.section == section, path.item <= anchor { anchor += 1 }
            case nil: break
            }
            return anchor
        }
    }

    /// Returns the indices of a section's placeholders on the screen, in order.
    private func shownItems(in section: Int) -> [Int] { anchors(in: section).enumerated().map { $0 + $1 } }

    /// Returns a placeholder's index path on the screen; nil if it no longer exists.
    func shownPath(ofPlaceholder id: Int) -> IndexPath? {
        guard let placeholder = placeholders.first(where: { $0.id == id }) else { return nil }
        let siblings = placeholders.filter { $0.section == placeholder.section }
        guard let index = siblings.firstIndex(of: placeholder) else { return nil }
        return IndexPath(item: shownItems(in: placeholder.section)[index], section: placeholder.section)
    }

    /// Returns the placeholder at an index path on the screen.
    func placeholder(at path: IndexPath) -> Int? {
        guard !placeholders.isEmpty, let index = shownItems(in: path.section).firstIndex(of: path.item) else {
            return nil
        }
        return placeholders.filter { $0.section == path.section }[index].id
    }

    /// Adds a placeholder before an item of the data source, after any placeholders that are already there.
    mutating func insert(_ id: Int, at path: IndexPath) {
        let new = Placeholder(id: id, section: path.section, anchor: path.item)
        let index = placeholders.firstIndex { ($0.section, $0.anchor) > (new.section, new.anchor) }
        placeholders.insert(new, at: index ?? placeholders.count)
    }

    mutating func remove(_ id: Int) { placeholders.removeAll { $0.id == id } }

    /// Replaces a placeholder with the item that the data source has inserted at its index path.
    mutating func replace(_ id: Int) {
        guard let index = placeholders.firstIndex(where: { $0.id == id }) else { return }
        let section = placeholders.remove(at: index).section
        for later in index..<placeholders.count where placeholders[later].section == section {
            placeholders[later].anchor += 1
        }
    }

    // MARK: Updates

    /// Returns the presentation after a batch of updates. Each placeholder follows the nearest remaining item before it.
    ///
    /// - Parameter map: The map of the data source's items.
    func following(_ map: ElementMap) -> Presentation {
        var result = Presentation()
        result.placeholders = placeholders.compactMap { placeholder in
            map.landing(ofSpaceBefore: IndexPath(item: placeholder.anchor, section: placeholder.section)).map {
                Placeholder(id: placeholder.id, section: $0.section, anchor: $0.item)
            }
        }
        result.placeholders.sort { ($0.section, $0.anchor) < ($1.section, $1.anchor) }
        return result
    }
}

extension IndexPath {
    fileprivate func offset(by distance: Int) -> IndexPath { IndexPath(item: item + distance, section: section) }
}
