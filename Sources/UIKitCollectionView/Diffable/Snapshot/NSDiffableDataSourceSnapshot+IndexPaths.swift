import Foundation

extension NSDiffableDataSourceSnapshot {
    func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
        guard let place = items.place(of: identifier), let section = section(at: place) else { return nil }
        return IndexPath(item: place.index, section: section)
    }

    func item(at indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2, let section = section(at: indexPath.section), let number = numbers[section],
            items[number].indices.contains(indexPath.item)
        else { return nil }
        return items[number][indexPath.item]
    }

    func section(at index: Int) -> SectionIdentifierType? {
        sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
    }
}
