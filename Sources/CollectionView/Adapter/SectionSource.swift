import CollectionLayout
import Foundation

/// The sections of a collection view as the owner of its layout describes them, at one moment.
@MainActor final class SectionSource: NewElementSource {
    private let description: SectionDescription
    private let collectionView: UICollectionView
    private let window: ScrollWindow
    private let orientation: Orientation
    /// Those that were asked for single items.
    private var askedSections: [Int: CollectionSection] = [:]

    init(
        _ description: SectionDescription, of collectionView: UICollectionView, in window: ScrollWindow,
        _ orientation: Orientation
    ) {
        self.description = description
        self.collectionView = collectionView
        self.window = window
        self.orientation = orientation
    }

    var sections: [CollectionSection] { (0..<collectionView.numberOfSections).map(newSection) }

    func newSection(_ section: Int) -> CollectionSection {
        description.section(section, environment(itemCount: collectionView.numberOfItems(inSection: section)))
    }

    func newItem(at path: IndexPath) -> NewItem {
        if let size = description.size {
            return NewItem(size: size(path, environment(itemCount: 0).breadth))
        }
        let section = askedSections[path.section] ?? newSection(path.section)
        askedSections[path.section] = section
        guard let items = section.items, path.item < items.count else { return NewItem(size: .fixed(0)) }
        return NewItem(
            size: items[path.item], span: items.span(of: path.item), rowSpan: items.rowSpan(of: path.item),
            breadth: items.breadth(of: path.item))
    }

    /// Whether an arrangement has as many sections and items as the collection view.
    func fits(_ arrangement: Arrangement) -> Bool {
        arrangement.sectionCount == collectionView.numberOfSections
            && (0..<arrangement.sectionCount).allSatisfy {
                arrangement.itemCount(inSection: $0) == collectionView.numberOfItems(inSection: $0)
            }
    }

    private func environment(itemCount: Int) -> SectionEnvironment {
        SectionEnvironment(
            itemCount: itemCount, size: CGSize(width: window.size.width, height: window.size.height),
            orientation: orientation, traitCollection: collectionView.traitCollection)
    }
}

/// What the owner of a layout says about its sections.
@MainActor struct SectionDescription {
    let section: CollectionLayoutAdapter.SectionProvider
    /// Of single items, where they are described one by one; else they are looked up in the whole section.
    var size: CollectionLayoutAdapter.SizeProvider?
}
