import UIKit

/// Round pictures in columns from top to bottom, every other row pushed a little to the right: the layout as it is written
/// for UIKit, upon the flow layout for the sake of its properties.
///
/// Scrolls sideways, and shows the first section. See ``StaggeredRows`` for the same frames in closed form.
public final class StaggeredRowsLayout: UICollectionViewFlowLayout {
    private var cells: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var contentWidth: CGFloat = 0

    public override init() {
        super.init()
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        itemSize = CGSize(width: 80, height: 80)
        minimumInteritemSpacing = 15
        minimumLineSpacing = 15
        scrollDirection = .horizontal
    }

    private var height: CGFloat { collectionView?.bounds.height ?? 0 }

    public override var collectionViewContentSize: CGSize { CGSize(width: contentWidth, height: height) }

    public override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.height != height
    }

    public override func prepare() {
        super.prepare()
        cells = [:]
        contentWidth = 0
        guard let collectionView, collectionView.numberOfSections > 0 else { return }
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.frame = frame(of: item)
            contentWidth = max(contentWidth, attributes.frame.maxX)
            cells[attributes.indexPath] = attributes
        }
    }

    private func frame(of item: Int) -> CGRect {
        // Ten points are left above and below.
        let fitting = (height - 20 + minimumLineSpacing) / (itemSize.height + minimumLineSpacing)
        let (column, row) = item.quotientAndRemainder(dividingBy: max(1, Int(fitting)))
        let pushed = row.isMultiple(of: 2) ? 0 : itemSize.width / 4
        return CGRect(
            x: CGFloat(column) * (itemSize.width + minimumInteritemSpacing) + pushed,
            y: CGFloat(row) * (itemSize.height + minimumLineSpacing) + 10, width: itemSize.width,
            height: itemSize.height)
    }

    public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cells[indexPath]
    }

    public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        cells.values.filter { $0.frame.intersects(rect) }
    }
}
