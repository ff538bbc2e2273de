import UIKit

/// Round pictures in rows that scroll sideways, every other row shifted a little to the right: the layout as it is
/// written for UIKit.
///
/// Items go down the rows before they go on to the right, and only the first section is shown. See ``StaggeredRows``
/// for the same frames in closed form.
public final class StaggeredRowsLayout: UICollectionViewLayout {
    /// The width and the height of every cell, in points.
    public var side: CGFloat = 80 { didSet { invalidateLayout() } }
    public var spacing: CGFloat = 15 { didSet { invalidateLayout() } }
    /// The margin above the first row and below the last one, in points.
    public var margin: CGFloat = 10 { didSet { invalidateLayout() } }

    /// The cells of each row, from left to right.
    private var rows: [[CGRect]] = []

    public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    public override func prepare() {
        super.prepare()
        guard let view = collectionView, view.numberOfSections > 0 else {
            rows = []
            return
        }
        let count = view.numberOfItems(inSection: 0)
        let tops = tops(in: view.bounds.height)
        rows = tops.enumerated().map { row, top in
            let first = CGRect(x: row % 2 == 1 ? side / 4 : 0, y: top, width: side, height: side)
            // The last column may end above this row.
            let cells = (max(0, count - row) + tops.count - 1) / tops.count
            return (0..<cells).map { first.offsetBy(dx: CGFloat($0) * (side + spacing), dy: 0) }
        }
    }

    /// Returns the tops of as many rows as fit; at least one.
    private func tops(in height: CGFloat) -> [CGFloat] {
        let last = height - margin - side
        guard side + spacing > 0, last > margin else { return [margin] }
        return Array(stride(from: margin, through: last, by: side + spacing))
    }

    public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.height != collectionView?.bounds.height
    }

    public override var collectionViewContentSize: CGSize {
        CGSize(width: rows.compactMap { $0.last?.maxX }.max() ?? 0, height: collectionView?.bounds.height ?? 0)
    }

    public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.section == 0, !rows.isEmpty else { return nil }
        let (column, row) = indexPath.item.quotientAndRemainder(dividingBy: rows.count)
        return rows[row].indices.contains(column) ? attributes(row: row, column: column) : nil
    }

    public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found: [UICollectionViewLayoutAttributes] = []
        for (row, cells) in rows.enumerated() {
            for (column, frame) in cells.enumerated() where frame.intersects(rect) {
                found.append(attributes(row: row, column: column))
            }
        }
        return found
    }

    private func attributes(row: Int, column: Int) -> UICollectionViewLayoutAttributes {
        let path = IndexPath(item: column * rows.count + row, section: 0)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = rows[row][column]
        return attributes
    }
}
