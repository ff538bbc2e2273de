import UIKit

/// Columns that take photos in turn, for one section: the layout as it is written for UIKit.
///
/// It fills the columns in advance, and visits every photo to find those in a rectangle: O(n) for every change and
/// every query. See ``PinterestPhotos`` for the same frames without that cost.
public final class PinterestLayout: UICollectionViewLayout {
    public weak var delegate: (any PinterestLayoutDelegate)? { didSet { invalidateLayout() } }

    /// The number of columns. Numbers below 1 are 1.
    public var numberOfColumns = 2 { didSet { invalidateLayout() } }

    /// The padding around every photo, in points. The gap between two photos is twice as large.
    public var cellPadding: CGFloat = 6 { didSet { invalidateLayout() } }

    /// Item `i` is in column `i % columns.count`, at position `i / columns.count`.
    private var columns: [PhotoColumn] = []

    public override class var layoutAttributesClass: AnyClass { PinterestLayoutAttributes.self }

    public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    // MARK: Filling the columns

    public override func prepare() {
        super.prepare()
        columns = emptyColumns()
        guard let view = collectionView, view.numberOfSections > 0 else { return }
        let photoWidth = columns[0].photoWidth
        for item in 0..<view.numberOfItems(inSection: 0) {
            let path = IndexPath(item: item, section: 0)
            columns[item % columns.count].append(
                photoHeight: delegate?.collectionView(view, heightForPhotoAt: path, withWidth: photoWidth)
                    ?? photoWidth,
                annotationHeight: delegate?.collectionView(view, heightForAnnotationAt: path, withWidth: photoWidth)
                    ?? 0)
        }
    }

    private func emptyColumns() -> [PhotoColumn] {
        let count = max(1, numberOfColumns)
        let width = breadth / CGFloat(count)
        return (0..<count).map { PhotoColumn(x: CGFloat($0) * width, width: width, padding: cellPadding) }
    }

    /// The space for columns within the insets of the collection view.
    private var breadth: CGFloat {
        collectionView.map { max(0, $0.bounds.width - $0.contentInset.left - $0.contentInset.right) } ?? 0
    }

    public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }

    // MARK: Answers

    public override var collectionViewContentSize: CGSize {
        CGSize(width: breadth, height: columns.map(\.bottom).max() ?? 0)
    }

    public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.section == 0, !columns.isEmpty else { return nil }
        let (position, column) = indexPath.item.quotientAndRemainder(dividingBy: columns.count)
        guard columns[column].places.indices.contains(position) else { return nil }
        return attributes(at: position, in: column)
    }

    public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        columns.indices.flatMap { column in
            let places = columns[column].places
            return places.indices.filter { places[$0].frame.intersects(rect) }.map { attributes(at: $0, in: column) }
        }
    }

    private func attributes(at position: Int, in column: Int) -> PinterestLayoutAttributes {
        let item = position * columns.count + column
        let place = columns[column].places[position]
        let attributes = PinterestLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = place.frame
        attributes.photoHeight = place.photoHeight
        return attributes
    }
}
