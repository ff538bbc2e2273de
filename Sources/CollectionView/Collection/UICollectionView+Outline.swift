import Foundation

/// A data source whose sections may be trees.
@MainActor protocol OutlineDataSource: AnyObject {
    /// nil for an item that is in no tree.
    func outlinePosition(at path: IndexPath) -> OutlinePosition?

    /// A person shows or hides the items below an item.
    func setExpanded(_ isExpanded: Bool, at path: IndexPath)
}

/// The position of an item in a tree.
struct OutlinePosition {
    /// 0 for items below no other one.
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

    /// Indents a cell as deep as its item is.
    func indent(_ cell: UICollectionViewCell, at path: IndexPath) {
        guard let cell = cell as? UICollectionViewListCell, let position = outlinePosition(at: path) else { return }
        cell.indentationLevel = position.level
    }

    /// Items may be elsewhere in their trees, expanded or collapsed.
    func outlineDidChange() {
        for (path, cell) in cellsByPath { indent(cell, at: path) }
        showConditions()
    }
}
