import UIKit

/// The third step: a background behind every item.
public final class DecoratedColumnLayout: HeaderedColumnLayout {
    public static let background = "item background"

    public override init() {
        super.init()
        registerBackground()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        registerBackground()
    }

    private func registerBackground() { register(ItemBackground.self, forDecorationViewOfKind: Self.background) }

    public override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard elementKind == Self.background, let cell = layoutAttributesForItem(at: indexPath) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = cell.frame
        attributes.zIndex = cell.zIndex - 1
        return attributes
    }

    public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let others = super.layoutAttributesForElements(in: rect) ?? []
        let cells = others.filter { $0.representedElementCategory == .cell }
        return others
            + cells.compactMap { layoutAttributesForDecorationView(ofKind: Self.background, at: $0.indexPath) }
    }
}

/// What lies behind an item.
public final class ItemBackground: UICollectionReusableView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .lightGray
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
