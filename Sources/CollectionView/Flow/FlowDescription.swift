import CollectionLayout
import Foundation

/// A flow layout with its delegate's answers, as sections of the core.
struct FlowDescription {
    var room: FlowContainer
    var flows: [FlowSection]
    /// The sections before an update; empty if there is no update.
    var previous: [FlowSection] = []
    /// The preferred sizes of cells before the update.
    var preferredSizes = FlowSizes()

    /// Whether the update only moves items, which keep their sizes.
    private(set) var onlyMoves = false

    /// Moves the sizes of dragged items. The delegate cannot be asked, because it has the items at their old index
    /// paths.
    mutating func moveItems(from old: [IndexPath], to new: [IndexPath]) {
        for (from, to) in zip(old, new) where from != to {
            let size = flows[from.section].remove(at: from.item)
            flows[to.section].insert(size, at: to.item)
        }
        onlyMoves = true
    }
}

extension FlowDescription: CollectionDescription {
    var viewport: CollectionLayout.Size { room.size }
    var orientation: Orientation { room.orientation }
    var headerAndFooter: HeaderAndFooter { HeaderAndFooter() }
    var sections: [CollectionSection] { flows.map { $0.section(in: room) } }

    func newSection(_ section: Int) -> CollectionSection { flows[section].section(in: room) }

    func newItem(at path: IndexPath) -> NewItem { flows[path.section].item(path.item, in: room) }

    func fits(_ arrangement: Arrangement) -> Bool {
        (0..<arrangement.sectionCount).map { arrangement.itemCount(inSection: $0) } == flows.map(\.count)
    }

    /// Returns the delegate's new values for remaining sections and items.
    func revision(of arrangement: Arrangement, through map: CollectionMap) -> CollectionRevision {
        var revision = CollectionRevision()
        if room.isSelfSizing { revision.measured = preferredSizes.mapped(through: map).unknown(to: arrangement) }
        let isUniform = isUniform
        for (index, flow) in flows.enumerated() {
            guard let old = map.oldID(of: .header(section: index))?.section, previous.indices.contains(old) else {
                continue
            }
            if !flow.isArranged(like: previous[old], in: room) {
                revision.sections.append((index, flow.section(in: room)))
            } else if !isUniform, !onlyMoves {
                for item in 0..<arrangement.itemCount(inSection: index) {
                    let id = ElementID.item(item, section: index)
                    guard let size = arrangement.size(of: id), !size.isSelfSizing || size.isEstimate else { continue }
                    let new = flow.item(item, in: room)
                    if new.rounded != NewItem(size: size, breadth: arrangement.preferredBreadth(of: id)) {
                        revision.items.append((IndexPath(item: item, section: index), new))
                    }
                }
            }
        }
        return revision
    }

    /// Whether all items have the same size, before the update and after it.
    private var isUniform: Bool {
        let all = previous + flows
        guard let first = all.first?.sizes, case .same = first else { return false }
        return all.allSatisfy { $0.sizes == first }
    }
}
