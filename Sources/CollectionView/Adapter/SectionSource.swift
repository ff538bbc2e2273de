import CollectionLayout
import Foundation

/// The sections of a collection view at one moment, as the owner of an adapter describes them.
@MainActor final class SectionSource: CollectionDescription {
    let headerAndFooter: HeaderAndFooter
    let orientation: Orientation
    private let description: SectionDescription
    private let collectionView: UICollectionView
    private let window: ScrollWindow
    private let drag: HostedDrag?
    /// The sections in which single items were looked up, by index.
    private var askedSections: [Int: CollectionSection] = [:]

    init(
        _ description: SectionDescription, of collectionView: UICollectionView, in window: ScrollWindow,
        _ orientation: Orientation, headerAndFooter: HeaderAndFooter, dragging drag: HostedDrag?
    ) {
        self.description = description
        self.collectionView = collectionView
        self.window = window
        self.drag = drag
        self.orientation = orientation
        self.headerAndFooter = headerAndFooter
    }

    var viewport: CollectionLayout.Size { window.size }

    var names: (any SectionNaming)? { collectionView.dataSource as? any SectionNaming }

    var sections: [CollectionSection] { (0..<collectionView.numberOfSections).map(newSection) }

    func newSection(_ section: Int) -> CollectionSection {
        description.section(section, environment(itemCount: itemCount(inSection: section)))
    }

    private func itemCount(inSection section: Int) -> Int {
        let count = collectionView.numberOfItems(inSection: section)
        return drag?.dataCount(inSection: section, showing: count) ?? count
    }

    func newItem(at path: IndexPath) -> NewItem {
        if let size = description.size {
            return NewItem(size: size(path, environment(itemCount: 0).breadth))
        }
        let section = askedSections[path.section] ?? newSection(path.section)
        askedSections[path.section] = section
        guard let items = section.items, path.item < items.count else { return NewItem(size: .fixed(0)) }
        return NewItem(items, at: path.item)
    }

    func movedItem(from old: IndexPath, to new: IndexPath, in arrangement: Arrangement) -> NewItem? {
        let id = ElementID.item(new.item, section: new.section)
        guard let size = arrangement.size(of: id) else { return nil }
        let item = newItem(at: new)
        let isMeasured =
            size.isSelfSizing && item.size.isSelfSizing && size.lengthPerBreadth == item.size.lengthPerBreadth
            && item.breadth == nil && arrangement.preferredBreadth(of: id) == nil
        return isMeasured ? nil : item
    }

    func fits(_ arrangement: Arrangement) -> Bool {
        arrangement.sectionCount == collectionView.numberOfSections
            && (0..<arrangement.sectionCount).allSatisfy {
                arrangement.itemCount(inSection: $0) == itemCount(inSection: $0)
            }
    }

    private func environment(itemCount: Int) -> SectionEnvironment {
        SectionEnvironment(
            itemCount: itemCount, size: CGSize(width: window.size.width, height: window.size.height),
            orientation: orientation, traitCollection: collectionView.traitCollection)
    }
}

/// The functions with which a layout's owner describes sections and items.
@MainActor struct SectionDescription {
    let section: CollectionLayoutAdapter.SectionProvider
    /// Returns the size of a single item. If nil, the size is looked up in the description of the item's section.
    var size: CollectionLayoutAdapter.SizeProvider?
}
