import Foundation

extension UICollectionViewCompositionalLayout: SwipeActionLayout {
    var hasSwipeActions: Bool {
        sections.contains {
            $0.described?.list.map { $0.leadingActions != nil || $0.trailingActions != nil } == true
        }
    }

    package func swipeActions(forItemAt path: IndexPath, at edge: NSDirectionalRectEdge) -> UISwipeActionsConfiguration?
    {
        guard sections.indices.contains(path.section), let list = sections[path.section].described?.list else {
            return nil
        }
        return (edge.contains(.leading) ? list.leadingActions : list.trailingActions)?(path)
    }
}
