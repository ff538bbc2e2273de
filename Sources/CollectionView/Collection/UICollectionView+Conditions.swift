import Foundation

extension UICollectionView {
    func condition(ofItemAt path: IndexPath) -> CellCondition {
        CellCondition(
            isEditing: isEditing, isExpanded: outlinePosition(at: path)?.isExpanded ?? false,
            isSwiped: swiping?.path == path, isReordering: reordering?.current == path)
    }

    /// The cells that there are, on the screen and ready for it.
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
        showConditions()
    }

    /// Whether several items may be selected at present.
    var allowsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
}
