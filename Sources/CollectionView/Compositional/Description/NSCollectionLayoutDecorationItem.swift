import Foundation

/// A view behind a section, of a class that is registered with the layout.
///
/// It is as large as the section with its boundary items, within its own `contentInsets`.
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind for which a view class is registered with the layout.
    public private(set) var elementKind = ""
    /// The layer. At 0, cells lie above the decoration.
    public var zIndex = 0

    /// Creates the background of a section, which covers the section within the decoration's insets.
    public class func background(elementKind: String) -> Self {
        let all = NSCollectionLayoutDimension.fractionalWidth(1)
        let item = Self(
            size: NSCollectionLayoutSize(widthDimension: all, heightDimension: .fractionalHeight(1)), attached: [])
        item.elementKind = elementKind
        return item
    }

    override func take(from other: NSCollectionLayoutItem) {
        super.take(from: other)
        guard let other = other as? NSCollectionLayoutDecorationItem else { return }
        (elementKind, zIndex) = (other.elementKind, other.zIndex)
    }

    override func describesTheSame(as other: NSCollectionLayoutItem) -> Bool {
        guard super.describesTheSame(as: other), let other = other as? NSCollectionLayoutDecorationItem else {
            return false
        }
        return elementKind == other.elementKind && zIndex == other.zIndex
    }
}
