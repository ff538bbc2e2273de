import Foundation

extension UICollectionView {
    func condition(ofItemAt path: IndexPath) -> CellCondition {
        CellCondition(
            isEditing: isEditing, isExpanded: outlinePosition(at: path)?.isExpanded ?? false,
            isSwiped: swiping?.path == path, isReordering: reordering?.current == path, isAbsent: isAbsent(path),
            dragState: itemDrag?.state(ofItemAt: path) ?? .none, dropState: itemDrop?.state(ofItemAt: path) ?? .none)
    }

    /// The cells on the screen and the waiting cells, with their index paths.
    var cellsByPath: [(path: IndexPath, cell: UICollectionViewCell)] {
        cycle.shownCells.compactMap { element in
            (element.view as? UICollectionViewCell).map { (element.key.indexPath, $0) }
        } + cycle.waiting.all
    }

    func showConditions() {
        for (path, cell) in cellsByPath { cell.condition = condition(ofItemAt: path) }
    }

    func editingDidChange() {
        closeSwipeActions()
        selecting.limit()
        showConditions()
    }

    /// Whether more than one item can be selected, which depends on the editing mode.
    package var allowsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
}
