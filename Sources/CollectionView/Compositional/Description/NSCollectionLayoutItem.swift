import Foundation

/// An item of a group.
///
/// The edge spacing lies around its size. The insets make its frame smaller than its size, and move nothing else.
@preconcurrency @MainActor public class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
    /// The item's width and height.
    public let layoutSize: NSCollectionLayoutSize
    /// The insets within the size of the item, in points. They are ignored on an axis whose size is an estimate.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space around the item, outside its frame; nil for none.
    public var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    var attached: [NSCollectionLayoutSupplementaryItem]

    /// The supplementary items attached to it, which take no space.
    public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }

    required init(size: NSCollectionLayoutSize, attached: [NSCollectionLayoutSupplementaryItem]) {
        layoutSize = size
        self.attached = attached
        super.init()
    }

    /// Creates an item without supplementary views.
    public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(size: layoutSize, attached: []) }

    /// Creates an item with supplementary views that are attached to it, such as badges.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.init(size: layoutSize, attached: supplementaryItems)
        var kinds: Set<String> = []
        for item in supplementaryItems where !kinds.insert(item.elementKind).inserted {
            CollectionViewDiagnostics.mistake(
                "every supplementary must have a unique elementKind, and \"\(item.elementKind)\" occurs twice")
        }
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(
            size: layoutSize, attached: attached.map { $0.copy() as! NSCollectionLayoutSupplementaryItem })
        copy.take(from: self)
        return copy
    }

    /// Copies the mutable properties of another item.
    func take(from other: NSCollectionLayoutItem) {
        contentInsets = other.contentInsets
        edgeSpacing = other.edgeSpacing
    }

    /// Compares the items' descriptions and classes.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutItem, type(of: other) == type(of: self) else { return false }
        return MainActor.assumeIsolated { describesTheSame(as: other) }
    }

    public override var hash: Int { MainActor.assumeIsolated { layoutSize.hash } }

    /// - Parameter other: An item of the same class.
    func describesTheSame(as other: NSCollectionLayoutItem) -> Bool {
        layoutSize == other.layoutSize && contentInsets == other.contentInsets && edgeSpacing == other.edgeSpacing
            && attached == other.attached
    }
}
