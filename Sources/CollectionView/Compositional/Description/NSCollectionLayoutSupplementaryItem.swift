import Foundation

/// A supplementary item that is attached to an item or a group and takes no space, such as a badge.
///
/// The `item` of its index path is its number among the supplementary items of its kind in the section.
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind that the data source is asked for.
    public private(set) var elementKind = ""
    /// The point of the container to which the view is attached.
    public private(set) var containerAnchor = NSCollectionLayoutAnchor(edges: [])
    /// The point of the view that lies on ``containerAnchor``; nil for the same point.
    public private(set) var itemAnchor: NSCollectionLayoutAnchor?
    /// The view's position in front of other elements: greater numbers are nearer to the eye.
    public var zIndex = 1

    /// Creates a supplementary view that is attached to a point of its item or group.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(size: layoutSize, attached: [])
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
    }

    /// Creates a supplementary view, one point of which is attached to a point of its item or group.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
        self.itemAnchor = itemAnchor
    }

    override func take(from other: NSCollectionLayoutItem) {
        super.take(from: other)
        guard let other = other as? NSCollectionLayoutSupplementaryItem else { return }
        (elementKind, containerAnchor, itemAnchor) = (other.elementKind, other.containerAnchor, other.itemAnchor)
        zIndex = other.zIndex
    }

    override func describesTheSame(as other: NSCollectionLayoutItem) -> Bool {
        guard super.describesTheSame(as: other), let other = other as? NSCollectionLayoutSupplementaryItem else {
            return false
        }
        return elementKind == other.elementKind && containerAnchor == other.containerAnchor
            && itemAnchor == other.itemAnchor && zIndex == other.zIndex
    }
}
