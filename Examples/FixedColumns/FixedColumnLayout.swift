import UIKit

/// Rows of equal cells in sections, from scratch for UIKit; the first of three steps.
///
/// Everything is laid out in advance and searched one by one. See ``FixedColumns`` for the same frames in closed form.
open class FixedColumnLayout: UICollectionViewLayout {
    public var numberOfColumns = 3 { didSet { invalidateLayout() } }
    public var columnSpacing: CGFloat = 4 { didSet { invalidateLayout() } }
    public var rowHeight: CGFloat = 50 { didSet { invalidateLayout() } }

    /// Everything that is shown, by what it is.
    final private(set) var cells: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var height: CGFloat = 0

    /// For the width that the collection view has at present.
    var frames: FixedColumnFrames {
        FixedColumnFrames(
            width: collectionView?.bounds.width ?? 0, numberOfColumns: numberOfColumns, columnSpacing: columnSpacing,
            rowHeight: rowHeight)
    }

    /// Above the items of every section.
    var headerHeight: CGFloat { 0 }

    open override var collectionViewContentSize: CGSize { CGSize(width: frames.width, height: height) }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }

    open override func prepare() {
        super.prepare()
        cells = [:]
        height = 0
        guard let collectionView else { return }
        for section in 0..<collectionView.numberOfSections {
            prepare(section: section, at: height)
            height += headerHeight + frames.height(of: collectionView.numberOfItems(inSection: section))
        }
    }

    /// Makes the attributes of a section that begins at a height.
    func prepare(section: Int, at y: CGFloat) {
        let frames = frames
        for item in 0..<(collectionView?.numberOfItems(inSection: section) ?? 0) {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
            attributes.frame = frames.frame(of: item).offsetBy(dx: 0, dy: y + headerHeight)
            cells[attributes.indexPath] = attributes
        }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cells[indexPath]
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        cells.values.filter { $0.frame.intersects(rect) }
    }
}
