import CollectionLayout
import Foundation

extension UICollectionViewCompositionalLayout {
    /// Calls the handlers of the sections if the layout has been solved.
    func adjustVisibleItems() {
        guard adjustments.isStale else { return }
        adjustments.isStale = false
        for section in sections.indices { adjustVisibleItems(of: section) }
    }

    /// Calls the handler of a section with its visible elements. The elements shown by a section that scrolls across
    /// count as visible wherever the section is, because its appearance on the screen is not reported.
    func adjustVisibleItems(of section: Int) {
        guard sections.indices.contains(section), let described = sections[section].described,
            let handler = described.visibleItemsInvalidationHandler
        else { return adjustments.replace(inSection: section, by: []) }
        guard let collectionView, let hosted = collection.hosted, let environment = environment(of: described) else {
            return
        }
        let shelf = Shelf(inSection: section, of: hosted)
        var elements: [ElementID: LayoutElement] = [:]
        for rect in [collectionView.bounds, shelf?.frame ?? .null] where !rect.isNull {
            for element in collection.elements(in: rect, seenThrough: ScrollWindow(collectionView))
            where !element.id.kind.isGlobal && element.id.section == section {
                elements[element.id] = element
            }
        }
        let items = visibleItems(elements.values, scrolledTo: shelf?.contentOffset ?? .zero)
        handler(items, shelf?.contentOffset ?? collectionView.contentOffset, environment)
        adjustments.replace(inSection: section, by: items)
    }

    /// Returns the items for a handler: cells, then supplementary views, then decorations.
    private func visibleItems(
        _ elements: some Collection<LayoutElement>, scrolledTo offset: CGPoint
    ) -> [VisibleItem] {
        func rank(_ item: VisibleItem) -> Int {
            switch item.representedElementCategory {
            case .cell: 0
            case .supplementaryView: 1
            case .decorationView: 2
            }
        }
        let items = elements.compactMap { element -> VisibleItem? in
            guard let attributes = bareAttributes(element) else { return nil }
            // Elements that scroll with the section are in the coordinates of its scroll view.
            let isScrolled = element.id.kind == .item || element.id.kind.isItemDecoration
            return VisibleItem(
                attributes,
                at: isScrolled ? attributes.frame.offsetBy(dx: offset.x, dy: offset.y) : attributes.frame,
                look: adjustments[attributes.element])
        }
        return items.sorted { (rank($0), $0.indexPath) < (rank($1), $1.indexPath) }
    }
}
