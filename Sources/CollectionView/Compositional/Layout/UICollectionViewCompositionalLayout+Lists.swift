import CollectionLayout
import Foundation

extension UICollectionViewCompositionalLayout {
    private func section(of id: ElementID) -> CompositionalSection? {
        !id.kind.isGlobal && sections.indices.contains(id.section) ? sections[id.section] : nil
    }

    /// Returns the attributes of a list's separators and of its own background; nil for other elements.
    func listAttributes(_ element: LayoutElement) -> UICollectionViewLayoutAttributes? {
        guard let section = section(of: element.id), let list = section.described?.list,
            let frame = collection.hosted?.frame(element.frame)
        else { return nil }
        let attributes = list.attributes(
            of: element, isLast: element.id.item == section.count - 1, background: section.names.background?.kind)
        attributes?.show(element, at: frame)
        return attributes
    }

    /// Returns the list row of an element; nil outside lists.
    func listRow(_ id: ElementID) -> ListRow? {
        guard let section = section(of: id), let list = section.described?.list else { return nil }
        if id.kind == .item { return list.row(at: id.indexPath, of: section.count) }
        guard id.kind == .boundary, section.names.boundary.indices.contains(id.item) else { return nil }
        return list.row(ofKind: section.names.boundary[id.item].kind)
    }

    private func boundaryItem(_ id: ElementID) -> BoundaryItem? {
        let around =
            id.kind == .boundary ? arrangement?.headerAndFooter(ofSection: id.section) : arrangement?.headerAndFooter
        return around.flatMap { $0.boundary.indices.contains(id.item) ? $0.boundary[id.item] : nil }
    }

    /// Returns the axis along which a view does not determine its size: the one across the layout, if the description
    /// determines it. Views are measured along the other one even if the size is not used now, because an edit may use
    /// it.
    func fixedAxes(of id: ElementID) -> UIAxis {
        let isVertical = axis == .vertical
        if id.kind == .boundary || id.kind == .globalBoundary {
            guard let item = boundaryItem(id), item.breadth.isSelfSizing else {
                return isVertical ? .horizontal : .vertical
            }
            return item.length.isSelfSizing ? [] : isVertical ? .vertical : .horizontal
        }
        guard let section = section(of: id) else { return [] }
        guard id.kind == .item, let measures = section.names.measures(ofItem: id.item), !measures.breadth else {
            return []
        }
        let isScrolledAcross = section.described.map { $0.orthogonalScrollingBehavior != .none } ?? false
        // In a section that scrolls across, an item's breadth lies along the layout's scroll direction.
        return isVertical != isScrolledAcross ? .horizontal : .vertical
    }
}
