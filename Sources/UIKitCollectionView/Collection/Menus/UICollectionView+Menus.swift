import Foundation

extension UICollectionView {
    /// Returns the menu for a long press.
    ///
    /// - Parameter point: The position of the finger in content coordinates.
    func contextMenu(at point: CGPoint) -> UIMenu? {
        let boundary = DelegateBoundary(collectionView: self)
        let touched = indexPathForItem(at: point)
        let selected = indexPathsForSelectedItems ?? []
        // A menu for one of the selected items is a menu for all of them.
        let paths = touched.map { selected.contains($0) ? selected : [$0] } ?? []
        let configuration: UIContextMenuConfiguration?? = boundary.call(
            "collectionView(_:contextMenuConfigurationForItemsAt:point:)", [paths, point]
        ) { $0.collectionView($1, contextMenuConfigurationForItemsAt: paths, point: point) }
        if let menu = configuration.flatMap({ $0 })?.makeMenu() { return menu }
        guard let path = touched else { return nil }
        let single: UIContextMenuConfiguration?? = boundary.call(
            "collectionView(_:contextMenuConfigurationForItemAt:point:)", [path, point]
        ) { $0.collectionView($1, contextMenuConfigurationForItemAt: path, point: point) }
        return single.flatMap { $0 }?.makeMenu()
    }

    /// Opens a menu beside the cell at a point, or at the point if there is no cell.
    func open(_ menu: UIMenu, at point: CGPoint) {
        let cell = indexPathForItem(at: point).flatMap { cellForItem(at: $0) }
        OpenMenu.open(
            menu, at: cell?.frame ?? CGRect(origin: point, size: .zero), of: self, sender: cell ?? self)
    }
}
