import CollectionLayout
import Foundation

/// A flow layout with its delegate's answers, as sections of the core.
struct FlowDescription {
    var room: FlowRoom
    var flows: [FlowSection]
    /// The flows by their sections before an update, or none.
    var previous: [FlowSection] = []

    /// An item that is dragged takes its size along, although its delegate goes on calling it by its old place.
    mutating func moveItems(from old: [IndexPath], to new: [IndexPath]) {
        previous = flows
        for (from, to) in zip(old, new) where from != to {
            let size = flows[from.section].remove(at: from.item)
            flows[to.section].insert(size, at: to.item)
        }
    }
}

extension FlowDescription: CollectionDescription {
    var viewport: CollectionLayout.Size { room.size }
    var orientation: Orientation { room.orientation }
    var bands: Bands { Bands() }
    var sections: [Section] { flows.map { $0.section(in: room) } }

    func newSection(_ section: Int) -> Section { flows[section].section(in: room) }

    func newItem(at path: IndexPath) -> NewItem { flows[path.section].item(path.item, in: room) }

    func fits(_ arrangement: Arrangement) -> Bool { arrangement.sections.map(\.count) == flows.map(\.count) }

    /// What a delegate says otherwise than before of sections and items that stay.
    func revision(of arrangement: Arrangement, through map: CollectionMap) -> CollectionRevision {
        var revision = CollectionRevision()
        for (index, flow) in flows.enumerated() {
            guard let old = map.oldID(of: .header(section: index))?.section, previous.indices.contains(old) else {
                continue
            }
            if !flow.isArranged(like: previous[old], in: room) {
                revision.sections.append((index, flow.section(in: room)))
            } else if flow.sizes != previous[old].sizes, let items = arrangement.sections[index].items {
                for item in 0..<items.count where !items[item].isMeasured {
                    let new = flow.item(item, in: room)
                    if new != NewItem(items, at: item) {
                        revision.items.append((IndexPath(item: item, section: index), new))
                    }
                }
            }
        }
        return revision
    }
}
