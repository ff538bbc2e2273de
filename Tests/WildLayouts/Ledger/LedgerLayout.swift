import UIKit

/// A table that scrolls in both directions. Each section is a row; the first rows and columns stay in view.
class LedgerLayout: UICollectionViewLayout {
    var rowHeight: CGFloat = 40 { didSet { invalidateLayout() } }
    var frozenRows = 1 { didSet { invalidateLayout() } }
    var frozenColumns = 1 { didSet { invalidateLayout() } }
    /// The width of columns without a delegate, in points.
    var columnWidth: CGFloat = 80 { didSet { invalidateLayout() } }

    private var grid: LedgerGrid?

    override class var invalidationContextClass: AnyClass { LedgerInvalidationContext.self }

    override func prepare() {
        super.prepare()
        guard grid == nil, let collectionView else { return }
        let rows = collectionView.numberOfSections
        let columns = rows > 0 ? collectionView.numberOfItems(inSection: 0) : 0
        let delegate = collectionView.delegate as? LedgerLayoutDelegate
        grid = LedgerGrid(
            columnWidths: (0..<columns).map {
                delegate?.collectionView(collectionView, layout: self, widthOfColumn: $0) ?? columnWidth
            },
            rowHeight: rowHeight, rowCount: rows)
    }

    override var collectionViewContentSize: CGSize { grid?.size ?? .zero }

    // MARK: Invalidation

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        frozenRows > 0 || frozenColumns > 0
    }

    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        (context as? LedgerInvalidationContext)?.keepsGrid = true
        return context
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let keepsGrid = (context as? LedgerInvalidationContext)?.keepsGrid ?? false
        if !keepsGrid || context.invalidateEverything || context.invalidateDataSourceCounts { grid = nil }
        super.invalidateLayout(with: context)
    }

    // MARK: Attributes

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let grid, indexPath.section < grid.rowCount, indexPath.item < grid.columnCount else { return nil }
        let hasFrozenRow = indexPath.section < frozenRows
        let hasFrozenColumn = indexPath.item < frozenColumns
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        // A frozen cell keeps its distance from the corner of the visible area, unless the content is pulled away from
        // it.
        let corner = visibleRect.origin
        attributes.frame = grid.cell(row: indexPath.section, column: indexPath.item).offsetBy(
            dx: hasFrozenColumn ? max(0, corner.x) : 0, dy: hasFrozenRow ? max(0, corner.y) : 0)
        // A column without a width is hidden.
        attributes.isHidden = attributes.frame.isEmpty
        attributes.zIndex = (hasFrozenRow ? 2 : 0) + (hasFrozenColumn ? 1 : 0)
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let grid else { return nil }
        let rows = IndexSet(integersIn: grid.rows(meeting: rect))
            .union(IndexSet(integersIn: 0..<min(frozenRows, grid.rowCount)))
        let columns = IndexSet(integersIn: grid.columns(meeting: rect))
            .union(IndexSet(integersIn: 0..<min(frozenColumns, grid.columnCount)))
        return rows.flatMap { row in
            columns.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: row)) }
        }
        .filter { $0.frame.intersects(rect) }
    }

    private var visibleRect: CGRect {
        collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? .zero
    }
}

@MainActor protocol LedgerLayoutDelegate: UICollectionViewDelegate {
    /// Returns the width of a column, in points. Called once for each column, until more than the scroll position has
    /// changed.
    func collectionView(
        _ collectionView: UICollectionView, layout: LedgerLayout, widthOfColumn column: Int
    ) -> CGFloat
}

final class LedgerInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether columns and rows are unchanged, as in every scroll.
    var keepsGrid = false
}
