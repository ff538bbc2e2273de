import CollectionViewSnapshot

/// Tiles of 60 × 40 points, three in a row, with a header above each section and a background behind it.
class TileLayout: UICollectionViewLayout {
    static let header = "header"
    static let background = "background"

    private var elements: [UICollectionViewLayoutAttributes] = []
    private var height: CGFloat = 0

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        register(UICollectionReusableView.self, forDecorationViewOfKind: Self.background)
        elements = []
        height = 0
        for section in 0..<collectionView.numberOfSections {
            let start = height
            add(
                .init(forSupplementaryViewOfKind: Self.header, with: IndexPath(item: 0, section: section)), y: start,
                height: 20)
            let count = collectionView.numberOfItems(inSection: section)
            for item in 0..<count {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
                attributes.frame = CGRect(
                    x: 10 + CGFloat(item % 3) * 65, y: start + 25 + CGFloat(item / 3) * 45, width: 60, height: 40)
                change(attributes)
                elements.append(attributes)
            }
            height = start + 30 + CGFloat((count + 2) / 3) * 45
            let background = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: Self.background, with: IndexPath(item: 0, section: section))
            background.zIndex = -1
            add(background, y: start + 20, height: height - start - 20)
        }
    }

    /// Changes the attributes of a cell. Subclasses override it.
    func change(_ attributes: UICollectionViewLayoutAttributes) {}

    private func add(_ attributes: UICollectionViewLayoutAttributes, y: CGFloat, height: CGFloat) {
        attributes.frame = CGRect(x: 0, y: y, width: 210, height: height)
        elements.append(attributes)
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 210, height: height) }
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        elements.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }
}

/// A layout whose attributes have transforms, alphas and other special values.
final class TurnedTileLayout: TileLayout {
    override func change(_ attributes: UICollectionViewLayoutAttributes) {
        switch attributes.indexPath.item {
        case 0: attributes.transform = CGAffineTransform(rotationAngle: 0.4)
        case 1: attributes.alpha = 0.4
        case 2: attributes.transform = CGAffineTransform(scaleX: 1.3, y: 0.6)
        case 3:
            var transform = CATransform3DIdentity
            transform.m34 = -1 / 100
            attributes.transform3D = CATransform3DRotate(transform, 0.9, 0, 1, 0)
        case 4: attributes.isHidden = true
        default:
            attributes.center.x -= 30
            attributes.zIndex = -2
        }
    }
}
