import Foundation

/// A data source whose sections may be trees.
@MainActor protocol OutlineDataSource: AnyObject {
    /// Returns the position of an item in its section's tree; nil for an item outside trees.
    func outlinePosition(at path: IndexPath) -> OutlinePosition?

    /// Shows or hides the descendants of an item, because a person has requested it.
    func setExpanded(_ isExpanded: Bool, at path: IndexPath)
}

/// The position of an item in a tree.
struct OutlinePosition {
    /// The number of the item's ancestors; 0 for a root.
    var level: Int
    var isExpanded: Bool
}

extension UICollectionView {
    private var outline: (any OutlineDataSource)? { dataSource as? any OutlineDataSource }

    func outlinePosition(at path: IndexPath) -> OutlinePosition? { outline?.outlinePosition(at: dataPath(of: path)) }

    func toggleOutline(at path: IndexPath) {
        guard let outline, let position = outline.outlinePosition(at: path) else { return }
        outline.setExpanded(!position.isExpanded, at: path)
    }

    /// Indents a list cell by its item's level in the tree.
    func indent(_ cell: UICollectionViewCell, at path: IndexPath) {
        guard let cell = cell as? UICollectionViewListCell, let position = outlinePosition(at: path) else { return }
        cell.indentationLevel = position.level
    }

    /// Updates the indentation and the expansion of all cells after trees have changed.
    func outlineDidChange() {
        for (path, cell) in cellsByPath { indent(cell, at: path) }
        showConditions()
    }
}
