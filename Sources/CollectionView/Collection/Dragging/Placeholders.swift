import Foundation

/// The placeholders of a collection view, by the numbers that the presentation has for them.
@MainActor final class Placeholders {
    private var all: [Int: UICollectionViewPlaceholder] = [:]
    private static var count = 0

    static func nextID() -> Int {
        count += 1
        return count
    }

    subscript(id: Int) -> UICollectionViewPlaceholder? { all[id] }

    /// Shows a placeholder. Its index path is limited to the items that there are.
    func insert(_ placeholder: UICollectionViewPlaceholder, _ id: Int, in collectionView: UICollectionView) {
        let counts = collectionView.presentation.dataCounts(of: collectionView.cycle.state.currentCounts)
        let path = placeholder.insertionIndexPath
        guard path.count == 2, counts.itemCounts.indices.contains(path.section) else {
            return CollectionViewDiagnostics.mistake(
                "attempt to insert a placeholder at \(path.shortDescription), but there are only \(counts.sectionCount) sections"
            )
        }
        all[id] = placeholder
        let item = min(max(0, path.item), counts.itemCount(inSection: path.section))
        var new = collectionView.presentation
        new.insert(id, at: IndexPath(item: item, section: path.section))
        collectionView.updates.present(new)
    }

    func forget(_ id: Int) { all[id] = nil }
    func forgetAll() { all = [:] }
}

/// A placeholder that waits, as the app holds it.
final class PlaceholderContext: DragAnimation, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    let id = Placeholders.nextID()
    private weak var collectionView: UICollectionView?

    init(_ item: UIDragItem, of collectionView: UICollectionView) {
        (dragItem, self.collectionView) = (item, collectionView)
    }

    private var path: IndexPath? { collectionView?.presentation.shownPath(ofPlaceholder: id) }

    @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard let collectionView else { return false }
        collectionView.itemDrop?.closeGap()
        guard let path else { return false }
        dataSourceUpdates(collectionView.presentation.destination(at: path))
        collectionView.commitPlaceholder(id)
        return true
    }

    @discardableResult func deletePlaceholder() -> Bool {
        guard let collectionView, path != nil else { return false }
        var new = collectionView.presentation
        new.remove(id)
        collectionView.updates.present(new)
        collectionView.placeholders.forget(id)
        return true
    }

    func setNeedsCellUpdate() {
        guard let collectionView, let path, let cell = collectionView.cycle.cell(at: path) else { return }
        collectionView.placeholders[id]?.cellUpdateHandler?(cell)
    }
}

/// The invisible cell in a gap without an item.
final class GapCell: UICollectionViewCell {}
