import CollectionView

/// A collection view with a compositional layout at two pixels a point, and views for everything that the layout asks
/// for.
@MainActor final class CompositionalStage {
    let layout: UICollectionViewCompositionalLayout
    let stage: Stage

    init(
        _ layout: UICollectionViewCompositionalLayout, counts: [Int], size: CGSize = CGSize(width: 320, height: 400),
        kinds: [String] = [], decorations: [String] = [], isRightToLeft: Bool = false
    ) {
        self.layout = layout
        let texts = counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
        stage = Stage(SizingSource(texts), layout, size: size)
        view.traitOverrides.displayScale = 2
        if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        for kind in kinds {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        }
        for kind in decorations { layout.register(UICollectionReusableView.self, forDecorationViewOfKind: kind) }
        stage.show()
    }

    /// Makes a stage with the same description for all sections.
    convenience init(
        _ section: NSCollectionLayoutSection, counts: [Int], size: CGSize = CGSize(width: 320, height: 400),
        kinds: [String] = [], decorations: [String] = [], isRightToLeft: Bool = false
    ) {
        self.init(
            UICollectionViewCompositionalLayout(section: section), counts: counts, size: size, kinds: kinds,
            decorations: decorations, isRightToLeft: isRightToLeft)
    }

    var view: UICollectionView { stage.view }
    var source: SizingSource { stage.source as! SizingSource }

    /// Returns the frames of a section's items, visible or not.
    func frames(inSection section: Int = 0) -> [CGRect] {
        (0..<view.numberOfItems(inSection: section)).compactMap {
            layout.layoutAttributesForItem(at: .item($0, section))?.frame
        }
    }

    func supplementary(_ kind: String, _ item: Int = 0, _ section: Int = 0) -> UICollectionViewLayoutAttributes? {
        layout.layoutAttributesForSupplementaryView(ofKind: kind, at: .item(item, section))
    }
}

// Short names, because every test consists of them.

@MainActor func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

@MainActor func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size(width, height)) }

@MainActor func row(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, _ subitems: [NSCollectionLayoutItem],
    spacing: NSCollectionLayoutSpacing? = nil
) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(width, height), subitems: subitems)
    group.interItemSpacing = spacing
    return group
}

@MainActor func column(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, _ subitems: [NSCollectionLayoutItem],
    spacing: NSCollectionLayoutSpacing? = nil
) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size(width, height), subitems: subitems)
    group.interItemSpacing = spacing
    return group
}

/// Returns a section with rows of a single item.
@MainActor func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
        group: row(
            .fractionalWidth(1), height, [item(.fractionalWidth(1), height.isEstimated ? height : .fractionalHeight(1))]
        ))
}

@MainActor func header(
    _ kind: String = "header", height: NSCollectionLayoutDimension = .absolute(30), _ alignment: NSRectAlignment = .top
) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), height), elementKind: kind, alignment: alignment)
}

/// Makes groups with the initializers that iOS 16 deprecated, without a warning.
@MainActor enum EqualParts {
    static func group(
        _ size: NSCollectionLayoutSize, _ subitem: NSCollectionLayoutItem, _ count: Int, isRow: Bool
    ) -> NSCollectionLayoutGroup {
        (Maker.self as any DeprecatedGroups.Type).group(size, subitem, count, isRow: isRow)
    }

    private enum Maker: DeprecatedGroups {
        @available(*, deprecated)
        static func group(
            _ size: NSCollectionLayoutSize, _ subitem: NSCollectionLayoutItem, _ count: Int, isRow: Bool
        ) -> NSCollectionLayoutGroup {
            isRow
                ? .horizontal(layoutSize: size, subitem: subitem, count: count)
                : .vertical(layoutSize: size, subitem: subitem, count: count)
        }
    }
}

@MainActor private protocol DeprecatedGroups {
    static func group(
        _ size: NSCollectionLayoutSize, _ subitem: NSCollectionLayoutItem, _ count: Int, isRow: Bool
    ) -> NSCollectionLayoutGroup
}
