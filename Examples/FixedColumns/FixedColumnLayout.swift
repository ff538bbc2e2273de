import UIKit

/// Rows of equal cells in sections, from scratch for UIKit; the first of three steps.
///
/// It stores only the heights of sections. Elements are computed on request, and a query visits every element of the
/// sections in its rectangle. See ``FixedColumns`` for the same frames without that cost.
open class FixedColumnLayout: UICollectionViewLayout {
    public var numberOfColumns = 3 { didSet { invalidateLayout() } }
    public var columnSpacing: CGFloat = 4 { didSet { invalidateLayout() } }
    public var rowHeight: CGFloat = 50 { didSet { invalidateLayout() } }

    /// The position of a section, and the number of its items.
    struct Shelf {
        let top: CGFloat
        let height: CGFloat
        let itemCount: Int
    }

    final private(set) var shelves: [Shelf] = []

    /// The frames for the collection view's current width.
    var frames: FixedColumnFrames {
        FixedColumnFrames(
            width: collectionView?.bounds.width ?? 0, numberOfColumns: numberOfColumns, columnSpacing: columnSpacing,
            rowHeight: rowHeight)
    }

    /// The height of the header above the items of every section, in points.
    var headerHeight: CGFloat { 0 }

    open override func prepare() {
        super.prepare()
        let (frames, counts) = (frames, itemCounts)
        shelves = []
        for count in counts {
            let top = shelves.last.map { $0.top + $0.height } ?? 0
            shelves.append(Shelf(top: top, height: headerHeight + frames.height(of: count), itemCount: count))
        }
    }

    private var itemCounts: [Int] {
        collectionView.map { view in (0..<view.numberOfSections).map(view.numberOfItems) } ?? []
    }

    open override var collectionViewContentSize: CGSize {
        CGSize(width: frames.width, height: shelves.last.map { $0.top + $0.height } ?? 0)
    }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != frames.width
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard shelves.indices.contains(indexPath.section),
            (0..<shelves[indexPath.section].itemCount).contains(indexPath.item)
        else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frames.frame(of: indexPath.item).offsetBy(
            dx: 0, dy: shelves[indexPath.section].top + headerHeight)
        return attributes
    }

    /// Returns all elements of a section. The layouts of the next steps add headers and backgrounds.
    func elements(ofSection section: Int) -> [UICollectionViewLayoutAttributes] {
        (0..<shelves[section].itemCount).compactMap {
            layoutAttributesForItem(at: IndexPath(item: $0, section: section))
        }
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        shelves.indices
            .filter { shelves[$0].top <= rect.maxY && shelves[$0].top + shelves[$0].height >= rect.minY }
            .flatMap(elements)
            .filter { $0.frame.intersects(rect) }
    }
}
