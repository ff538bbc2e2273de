import CollectionLayout
import Foundation

extension UICollectionViewCompositionalLayout {
    private func section(of id: ElementID) -> CompositionalSection? {
        !id.kind.isGlobal && sections.indices.contains(id.section) ? sections[id.section] : nil
    }

    /// The attributes of what a list draws besides its rows; nil for everything else.
    func listAttributes(_ element: LayoutElement) -> UICollectionViewLayoutAttributes? {
        guard let section = section(of: element.id), let list = section.described?.list,
            let frame = collection.hosted?.frame(element.frame)
        else { return nil }
        let attributes = list.attributes(of: element, isLast: element.id.item == section.count - 1)
        attributes?.show(element, at: frame)
        return attributes
    }

    /// What a list says about an element; nil outside of lists.
    func listRow(_ id: ElementID) -> ListRow? {
        guard let section = section(of: id), let list = section.described?.list else { return nil }
        if id.kind == .item { return list.row(at: id.indexPath, of: section.count) }
        guard id.kind == .boundary, section.names.boundary.indices.contains(id.item) else { return nil }
        return list.row(ofKind: section.names.boundary[id.item].kind)
    }

    /// The axis along which a view has no say in its size: that across the layout, where the description decides about it. Views are
    /// asked about the other one even where nobody listens now, for the sake of edits.
    func fixedAxes(of id: ElementID) -> UIAxis {
        guard let section = section(of: id) else { return [] }
        let isVertical = axis == .vertical
        if id.kind == .boundary { return isVertical ? .horizontal : .vertical }
        guard id.kind == .item, let measures = section.names.measures(ofItem: id.item), !measures.breadth else {
            return []
        }
        let isScrolledAcross = section.described.map { $0.orthogonalScrollingBehavior != .none } ?? false
        // The breadth of what is scrolled across lies along the layout.
        return isVertical != isScrolledAcross ? .horizontal : .vertical
    }
}
