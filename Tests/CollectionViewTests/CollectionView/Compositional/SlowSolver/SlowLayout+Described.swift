import CollectionView

// The same descriptions in UIKit's classes.

extension SlowLayout {
    @MainActor var described: UICollectionViewCompositionalLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = axis == .x ? .horizontal : .vertical
        configuration.interSectionSpacing = spacing
        return UICollectionViewCompositionalLayout(
            sectionProvider: { [sections] number, _ in sections[number].described }, configuration: configuration)
    }
}

extension SlowSection {
    @MainActor var described: NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: group.described as! NSCollectionLayoutGroup)
        section.contentInsets = insets.described
        section.interGroupSpacing = spacing
        section.orthogonalScrollingBehavior = behavior
        section.boundarySupplementaryItems = boundary.enumerated().map { number, item in
            let described = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(item.width.described, item.height.described), elementKind: Self.kinds[number],
                alignment: item.alignment, absoluteOffset: item.offset)
            described.extendsBoundary = item.extends
            described.pinToVisibleBounds = item.isPinned
            return described
        }
        return section
    }

    /// The kinds of the boundary items.
    static let kinds = ["first", "second", "third"]
}

extension SlowNode {
    @MainActor fileprivate var described: NSCollectionLayoutItem {
        let item = list.map(described) ?? NSCollectionLayoutItem(layoutSize: size(width.described, height.described))
        item.contentInsets = insets.described
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: edges.left.described, top: edges.top.described, trailing: edges.right.described,
            bottom: edges.bottom.described)
        return item
    }

    @MainActor private func described(_ list: List) -> NSCollectionLayoutItem {
        let own = size(width.described, height.described)
        let subitems = list.subitems.map(\.described)
        let group: NSCollectionLayoutGroup
        switch (list.repetition, list.axis) {
        case (.fitting, .x): group = .horizontal(layoutSize: own, subitems: subitems)
        case (.fitting, .y): group = .vertical(layoutSize: own, subitems: subitems)
        case (.count(let count), .x):
            group = .horizontal(layoutSize: own, repeatingSubitem: subitems[0], count: count)
        case (.count(let count), .y):
            group = .vertical(layoutSize: own, repeatingSubitem: subitems[0], count: count)
        case (.parts(let count), _): group = EqualParts.group(own, subitems[0], count, isRow: list.axis == .x)
        }
        group.interItemSpacing = list.gap.described
        return group
    }
}

extension SlowNode.Insets {
    fileprivate var described: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
    }
}

extension SlowNode.Extent {
    @MainActor fileprivate var described: NSCollectionLayoutDimension {
        switch self {
        case .width(let fraction): .fractionalWidth(fraction)
        case .height(let fraction): .fractionalHeight(fraction)
        case .points(let points): .absolute(points)
        case .estimate(let points): .estimated(points)
        }
    }
}

extension SlowNode.Gap {
    @MainActor fileprivate var described: NSCollectionLayoutSpacing { isFlexible ? .flexible(points) : .fixed(points) }
}
