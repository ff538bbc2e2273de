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

    override func elements(ofSection section: Int) -> [UICollectionViewLayoutAttributes] {
        let backgrounds = (0..<shelves[section].itemCount).compactMap {
            layoutAttributesForDecorationView(ofKind: Self.background, at: IndexPath(item: $0, section: section))
        }
        return super.elements(ofSection: section) + backgrounds
    }
}

/// The background of an item.
public final class ItemBackground: UICollectionReusableView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .darkGray : .lightGray }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
