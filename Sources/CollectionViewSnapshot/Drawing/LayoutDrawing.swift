import CollectionView
@_spi(Host) import UIKitViews

/// Draws the attributes that a layout returns, without views.
@MainActor enum LayoutDrawing {
    /// Everything that can be seen, from the lowest to the topmost, where the collection view would show it.
    static func elements(
        of layout: UICollectionViewLayout, in collectionView: UICollectionView
    ) -> [UICollectionViewLayoutAttributes] {
        collectionView.layoutIfNeeded()
        let size = layout.collectionViewContentSize
        let content = CGRect(origin: .zero, size: size)
        let isMirrored =
            layout.flipsHorizontallyInOppositeLayoutDirection
            && layout.developmentLayoutDirection != collectionView.effectiveUserInterfaceLayoutDirection
        return (layout.layoutAttributesForElements(in: content) ?? []).filter { !$0.isHidden }.map { original in
            let attributes = original.copy(with: nil) as! UICollectionViewLayoutAttributes
            if isMirrored { attributes.center.x = size.width - attributes.center.x }
            return attributes
        }.sorted { $0.isBelow($1) }
    }

    /// A box with a name.
    static func draw(_ attributes: UICollectionViewLayoutAttributes) -> SVGElement {
        let name = ElementLabel(attributes: attributes)
        let placement = LayerPlacement(
            bounds: attributes.bounds, center: attributes.center, transform: attributes.transform3D)
        let opacity = attributes.alpha < 1 ? [("opacity", decimal(attributes.alpha))] : []
        return .group(name.svgAttributes + placement.svgAttributes + opacity, name.box(attributes.bounds))
    }
}

/// A data source with given counts, and plain views.
final class CountsDataSource: NSObject, UICollectionViewDataSource {
    private let itemCounts: [Int]

    init(itemCounts: [Int]) { self.itemCounts = itemCounts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { itemCounts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        itemCounts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    }
}
