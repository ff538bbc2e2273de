import CollectionLayout
import Foundation

/// The new index paths of elements after a change, and the old ones.
struct ElementMap {
    /// The map of sections; nil if sections do not change.
    private var sections: IndexMap?
    /// The maps of items, by section before the change, for remaining sections with inserted, deleted or moved items.
    private var items: [Int: IndexMap] = [:]
    private var moves: [IndexPath: IndexPath] = [:]
    private var movesBack: [IndexPath: IndexPath] = [:]
    /// The sections, before the change, whose elements are all replaced.
    private var replacedSections: Set<Int> = []
    /// The reloaded items, by index path before the change. They keep their position and get another view.
    private var replacedItems: Set<IndexPath> = []
    private var views: [ViewSection: IndexMap] = [:]

    /// The supplementary or decoration views of one kind in one section before the change.
    private struct ViewSection: Hashable {
        var category: UICollectionView.ElementCategory
        var kind: String
        var section: Int
    }

    static let identity = ElementMap()

    private init() {}

    /// Returns a map in which an item moves to another index path, and the items between shift by one.
    static func move(_ from: IndexPath, to: IndexPath, counts: DataCounts) -> ElementMap {
        var batch = BatchUpdate()
        batch.movedItems = [(from, to)]
        return ElementMap(batch, counts: counts) ?? .identity
    }

    /// Creates the map of a batch; nil if the batch contradicts itself or the counts before it.
    init?(_ batch: BatchUpdate, counts: DataCounts) {
        guard
            let sections = try? IndexMap(
                count: counts.sectionCount, deleting: batch.deletedSections, inserting: batch.insertedSections,
                moving: batch.movedSections)
        else { return nil }
        self.sections = sections
        replacedSections = Set(batch.reloadedSections)
        replacedItems = Set(batch.reloadedItems)
        var removed: [Int: [Int]] = [:]
        var added: [Int: [Int]] = [:]
        for path in batch.deletedItems { removed[path.section, default: []].append(path.item) }
        for path in batch.insertedItems { added[path.section, default: []].append(path.item) }
        for move in batch.movedItems {
            moves[move.from] = move.to
            movesBack[move.to] = move.from
            removed[move.from.section, default: []].append(move.from.item)
            added[move.to.section, default: []].append(move.to.item)
        }
        for section in Set(removed.keys).union(added.keys.compactMap(sections.oldIndex)) {
            let arrivals = sections.newIndex(of: section).flatMap { added[$0] } ?? []
            guard
                let map = try? IndexMap(
                    count: counts.itemCount(inSection: section), deleting: removed[section] ?? [], inserting: arrivals)
            else { return nil }
            items[section] = map
        }
    }

    // MARK: Items

    /// Returns the new index path of an item, including a reloaded one; nil if the item was deleted or its section
    /// reloaded.
    func newPath(of path: IndexPath) -> IndexPath? {
        if let end = moves[path] { return end }
        guard !replacedSections.contains(path.section), let section = newSection(of: path.section) else { return nil }
        guard let map = items[path.section] else { return IndexPath(item: path.item, section: section) }
        return map.newIndex(of: path.item).map { IndexPath(item: $0, section: section) }
    }

    /// Returns the new path of the item after a deleted one, else of the one before it; nil if there is none in its
    /// section.
    func neighbor(of path: IndexPath) -> IndexPath? {
        guard let count = items[path.section]?.oldCount else { return nil }
        let after = (path.item + 1..<max(count, path.item + 1)).prefix(Self.maximumNeighborCount)
        let before = (0..<path.item).suffix(Self.maximumNeighborCount).reversed()
        return (Array(after) + before).lazy.compactMap { newPath(of: IndexPath(item: $0, section: path.section)) }.first
    }

    private static let maximumNeighborCount = 1000

    /// Returns where the space before an item is after the change: after the last item before it that is not moved. Nil
    /// if its section was deleted or reloaded.
    func landing(ofSpaceBefore path: IndexPath) -> IndexPath? {
        guard !replacedSections.contains(path.section), let section = newSection(of: path.section) else { return nil }
        for item in stride(from: path.item - 1, through: 0, by: -1) {
            let old = IndexPath(item: item, section: path.section)
            if moves[old] == nil, let new = newPath(of: old) { return IndexPath(item: new.item + 1, section: section) }
        }
        return IndexPath(item: 0, section: section)
    }

    /// Returns the old index path of an item, including a reloaded one; nil if the item was inserted or its section
    /// reloaded.
    func oldPath(of path: IndexPath) -> IndexPath? {
        if let start = movesBack[path] { return start }
        guard let section = oldSection(of: path.section), !replacedSections.contains(section) else { return nil }
        guard let map = items[section] else { return IndexPath(item: path.item, section: section) }
        return map.oldIndex(of: path.item).map { IndexPath(item: $0, section: section) }
    }

    /// Returns the new index of a section, including a reloaded one.
    func newSection(of section: Int) -> Int? { sections.map { $0.newIndex(of: section) } ?? section }
    func oldSection(of section: Int) -> Int? { sections.map { $0.oldIndex(of: section) } ?? section }

    // MARK: Elements

    /// Returns the new key of an element that keeps its view; nil if the element was deleted or reloaded.
    func newKey(of key: ElementPath) -> ElementPath? {
        guard key.indexPath.count == 2 else { return key }
        if key.category == .cell {
            return replacedItems.contains(key.indexPath) ? nil : newPath(of: key.indexPath).map(ElementPath.cell)
        }
        guard !replacedSections.contains(key.indexPath.section), let section = newSection(of: key.indexPath.section)
        else { return nil }
        let map = views[ViewSection(category: key.category, kind: key.kind, section: key.indexPath.section)]
        let item = map.map { $0.newIndex(of: key.indexPath.item) } ?? key.indexPath.item
        return item.map { key.at(IndexPath(item: $0, section: section)) }
    }

    /// Returns the old key of an element that keeps its view; nil if the element was inserted or reloaded.
    func oldKey(of key: ElementPath) -> ElementPath? {
        guard key.indexPath.count == 2 else { return key }
        if key.category == .cell {
            guard let path = oldPath(of: key.indexPath), !replacedItems.contains(path) else { return nil }
            return .cell(path)
        }
        guard let section = oldSection(of: key.indexPath.section), !replacedSections.contains(section)
        else { return nil }
        let map = views[ViewSection(category: key.category, kind: key.kind, section: section)]
        let item = map.map { $0.oldIndex(of: key.indexPath.item) } ?? key.indexPath.item
        return item.map { key.at(IndexPath(item: $0, section: section)) }
    }

    /// Applies the layout's changes of the views of a kind. Other views of that kind follow their sections.
    mutating func change(
        _ category: UICollectionView.ElementCategory, kind: String, deleting deleted: [IndexPath],
        inserting inserted: [IndexPath]
    ) {
        let removed = Dictionary(grouping: Set(deleted).filter { $0.count == 2 }, by: \.section)
        let added = Dictionary(grouping: Set(inserted).filter { $0.count == 2 }) { oldSection(of: $0.section) }
        for section in Set(removed.keys).union(added.keys.compactMap { $0 }) {
            // Layouts do not say how many views of a kind there are; any count above all indices will do.
            let map = try? IndexMap(
                count: Int(Int32.max), deleting: (removed[section] ?? []).map(\.item),
                inserting: (added[section] ?? []).map(\.item))
            if let map { views[ViewSection(category: category, kind: kind, section: section)] = map }
        }
    }
}

extension ElementPath {
    fileprivate func at(_ indexPath: IndexPath) -> ElementPath {
        ElementPath(category: category, kind: kind, indexPath: indexPath)
    }
}
