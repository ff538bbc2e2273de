import CollectionLayout
import Foundation

/// The names of elements in a section of a compositional layout, and their layers.
struct SectionNames: Equatable {
    /// The views for one kind of the core's decorations.
    struct Attached: Equatable {
        var kind: String
        var zIndex: Int
        /// The positions in a group of the items with this view.
        var positions: [Int]
    }

    struct Named: Equatable {
        var kind: String
        var zIndex: Int
    }

    /// The boundary items, by their numbers.
    var boundary: [Named] = []
    /// The attached views, by the numbers of ``ElementKind/custom(_:)``.
    var attached: [Attached] = []
    var background: Named?
    /// The number of items in a group.
    var itemsPerGroup = 1
    /// The layers by position in a group; empty if all are 0.
    var zIndices: [Int] = []
    /// Whether the cell determines its length and its breadth, by position in a group; empty if all cells determine
    /// both.
    var measures: [(length: Bool, breadth: Bool)] = []
    /// Whether the item is as long, and as broad, as others of the section, by position in a group; empty if none is.
    var uniform: [(length: Bool, breadth: Bool)] = []

    static func == (one: Self, other: Self) -> Bool {
        one.boundary == other.boundary && one.attached == other.attached && one.background == other.background
            && one.itemsPerGroup == other.itemsPerGroup && one.zIndices == other.zIndices
    }

    func zIndex(ofItem item: Int) -> Int {
        // Cells lie above a background whose layer is 0.
        (zIndices.isEmpty ? 0 : zIndices[item % zIndices.count]) + (background == nil ? 0 : 1)
    }

    /// Returns the positions in a group at which a kind is attached.
    private func positions(of kind: String) -> [Int] {
        attached.filter { $0.kind == kind }.flatMap(\.positions).sorted()
    }

    /// Returns the number of an attached view among those of its kind.
    func number(ofAttached index: Int, at item: Int) -> Int {
        let positions = positions(of: attached[index].kind)
        let (group, position) = item.quotientAndRemainder(dividingBy: itemsPerGroup)
        return group * positions.count + (positions.firstIndex(of: position) ?? 0)
    }

    /// Returns the inverse of ``number(ofAttached:at:)``; nil where nothing of that kind is attached.
    func attached(_ kind: String, number: Int) -> (index: Int, item: Int)? {
        let positions = positions(of: kind)
        guard !positions.isEmpty, number >= 0 else { return nil }
        let (group, place) = number.quotientAndRemainder(dividingBy: positions.count)
        let position = positions[place]
        let index = attached.firstIndex { $0.kind == kind && $0.positions.contains(position) }
        return index.map { ($0, group * itemsPerGroup + position) }
    }
}

/// The names of elements in a compositional layout.
struct CompositionalNaming: ElementNaming {
    var sections: [SectionNames]
    /// The boundary items of the whole layout, by their numbers.
    var global: [SectionNames.Named]

    func name(of id: ElementID) -> ViewName {
        let standard = StandardNaming().name(of: id)
        if id.kind == .globalBoundary {
            return global.indices.contains(id.item)
                ? ViewName(kind: global[id.item].kind, indexPath: IndexPath(index: 0), isDecoration: false) : standard
        }
        guard sections.indices.contains(id.section) else { return standard }
        let names = sections[id.section]
        switch id.kind {
        case .boundary where names.boundary.indices.contains(id.item):
            let path = IndexPath(item: 0, section: id.section)
            return ViewName(kind: names.boundary[id.item].kind, indexPath: path, isDecoration: false)
        case .background:
            guard let background = names.background else { return standard }
            let path = IndexPath(item: 0, section: id.section)
            return ViewName(kind: background.kind, indexPath: path, isDecoration: true)
        default:
            guard let index = id.kind.customNumber, names.attached.indices.contains(index) else { return standard }
            let number = names.number(ofAttached: index, at: id.item)
            return ViewName(
                kind: names.attached[index].kind, indexPath: IndexPath(item: number, section: id.section),
                isDecoration: false)
        }
    }

    func id(ofKind viewKind: String, at path: IndexPath) -> ElementID? {
        if path.count == 1 {
            return global.firstIndex { $0.kind == viewKind }.map { ElementID(.globalBoundary, section: 0, item: $0) }
        }
        guard path.count == 2, sections.indices.contains(path.section) else { return nil }
        let names = sections[path.section]
        if path.item == 0, let index = names.boundary.firstIndex(where: { $0.kind == viewKind }) {
            return ElementID(.boundary, section: path.section, item: index)
        }
        if path.item == 0, names.background?.kind == viewKind { return .background(section: path.section) }
        if let (index, item) = names.attached(viewKind, number: path.item) {
            return ElementID(.custom(index), section: path.section, item: item)
        }
        return viewKind == ElementName.separatorKind ? ElementID(ofKind: viewKind, at: path) : nil
    }

    /// Returns whether every item has a view of the kind, in all sections with such views.
    func followsItems(_ viewKind: String) -> Bool {
        let attached = sections.filter { names in names.attached.contains { $0.kind == viewKind } }
        return viewKind == ElementName.separatorKind
            || !attached.isEmpty
                && attached.allSatisfy { names in
                    names.attached.filter { $0.kind == viewKind }.reduce(0) { $0 + $1.positions.count }
                        == names.itemsPerGroup
                }
    }

    /// Returns the layer of an element.
    func zIndex(of element: LayoutElement) -> Int {
        let id = element.id
        let pinned = element.zIndex >= ElementKind.pinnedZIndex ? Self.pinnedZIndex : 0
        if id.kind == .globalBoundary {
            return (global.indices.contains(id.item) ? global[id.item].zIndex : 1) + pinned
        }
        guard sections.indices.contains(id.section) else { return element.zIndex }
        let names = sections[id.section]
        switch id.kind {
        case .item: return names.zIndex(ofItem: id.item)
        case .background: return names.background?.zIndex ?? 0
        case .boundary:
            return (names.boundary.indices.contains(id.item) ? names.boundary[id.item].zIndex : 1) + pinned
        default:
            guard let index = id.kind.customNumber, names.attached.indices.contains(index) else {
                return element.zIndex
            }
            return names.zIndex(ofItem: id.item) + names.attached[index].zIndex
        }
    }

    /// The number that is added to the layers of pinned elements, as on iOS.
    private static let pinnedZIndex = 1_000_000_000
}
