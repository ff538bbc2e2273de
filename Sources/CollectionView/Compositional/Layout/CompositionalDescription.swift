import CollectionLayout
import Foundation

/// The sections of a compositional layout. The provider is called for them once, when a layout pass first needs them.
@MainActor final class CompositionalDescription: CollectionDescription {
    private let collectionView: UICollectionView
    private let room: SectionRoom
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    /// The sections of the last arrangement.
    private let previous: [CompositionalSection]
    /// Whether the sections of the last arrangement have the same indices.
    private let hasSameIndices: Bool
    private let report: ([CompositionalSection]) -> Void
    private var described: [CompositionalSection]?
    let headerAndFooter: HeaderAndFooter

    /// - Parameter report: Receives the sections as soon as they are described.
    init(
        of collectionView: UICollectionView, in room: SectionRoom, headerAndFooter: HeaderAndFooter,
        after previous: [CompositionalSection], sameIndices: Bool,
        by provider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        report: @escaping ([CompositionalSection]) -> Void
    ) {
        self.collectionView = collectionView
        self.room = room
        self.headerAndFooter = headerAndFooter
        self.previous = previous
        hasSameIndices = sameIndices
        self.provider = provider
        self.report = report
    }

    private var all: [CompositionalSection] {
        if let described { return described }
        let sections = (0..<collectionView.numberOfSections).map { section in
            let count = collectionView.numberOfItems(inSection: section)
            let described = provider(section, room.environment(.automatic))
            if described == nil, count > 0 {
                CollectionViewDiagnostics.mistake(
                    "invalid section definition: the provider returned nil for section \(section), which has \(count) items; "
                        + "this is a client error: return an NSCollectionLayoutSection")
            }
            var new = CompositionalSection(described, count: count, isFirst: section == 0, in: room)
            if hasSameIndices, previous.indices.contains(section) {
                new.makeUniform(previous[section].extents(for: new))
            }
            return new
        }
        described = sections
        report(sections)
        return sections
    }

    var viewport: CollectionLayout.Size { room.size }

    var orientation: Orientation { room.orientation }

    var names: (any SectionNaming)? { collectionView.dataSource as? any SectionNaming }

    var sections: [CollectionSection] { all.map(\.core) }

    func newSection(_ section: Int) -> CollectionSection { all[section].core }

    func newItem(at path: IndexPath) -> NewItem {
        guard let items = all[path.section].core.items, path.item < items.count else {
            return NewItem(size: .fixed(0))
        }
        return NewItem(items, at: path.item)
    }

    func fits(_ arrangement: Arrangement) -> Bool {
        let sections = all
        return arrangement.sectionCount == sections.count
            && sections.indices.allSatisfy { arrangement.itemCount(inSection: $0) == sections[$0].count }
    }

    func movedItem(from old: IndexPath, to new: IndexPath, in arrangement: Arrangement) -> NewItem? {
        // Without a size, the arrangement's template determines everything.
        guard arrangement.size(of: .item(new.item, section: new.section)) != nil else { return nil }
        let item = newItem(at: new)
        guard previous.indices.contains(old.section), let known = previous[old.section].core.items,
            old.item < known.count
        else { return item }
        return NewItem(known, at: old.item) == item ? nil : item
    }

    /// Returns the sections whose descriptions have changed.
    func revision(of arrangement: Arrangement, through map: CollectionMap) -> CollectionRevision {
        var revision = CollectionRevision()
        var sections = all
        for index in sections.indices {
            guard let old = map.oldID(of: .header(section: index))?.section, previous.indices.contains(old) else {
                continue
            }
            sections[index].makeUniform(previous[old].extents(for: sections[index]))
            if !sections[index].isArranged(like: previous[old]) {
                revision.sections.append((index, sections[index].core))
            }
        }
        described = sections
        report(sections)
        return revision
    }
}
