import Foundation

extension NSCollectionLayoutSection {
    /// Makes a section of a list.
    ///
    /// - Parameter layoutEnvironment: The environment that a section provider receives.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let appearance = configuration.appearance
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMetrics.rowHeight))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.contentInsets.leading = appearance.margin
        section.contentInsets.trailing = appearance.margin
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                .row(
                    UICollectionView.elementKindSectionHeader, .top, isPinned: appearance.pinsHeaders,
                    hugsContent: configuration.contentHuggingElements.contains(.supplementaryHeader)))
            section.topPadding = configuration.headerTopPadding ?? 0
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                .row(UICollectionView.elementKindSectionFooter, .bottom, isPinned: appearance.pinsHeaders))
        }
        if configuration.backgroundColor != nil {
            section.decorationItems = [.background(elementKind: ListDecoration.backgroundKind)]
        }
        section.list = ListDecoration(
            appearance: appearance, hasHeaderItem: configuration.headerMode == .firstItemInSection,
            separator: configuration.showsSeparators && appearance.hasSeparators
                ? configuration.separatorConfiguration : nil,
            handler: configuration.itemSeparatorHandler,
            leadingActions: configuration.leadingSwipeActionsConfigurationProvider,
            trailingActions: configuration.trailingSwipeActionsConfigurationProvider,
            backgroundColor: configuration.backgroundColor)
        return section
    }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
    /// Makes a row of a list, whose height its view determines. If it hugs its content, the view also determines its
    /// width, and it lies at the leading side.
    fileprivate static func row(
        _ kind: String, _ alignment: NSRectAlignment, isPinned: Bool, hugsContent: Bool = false
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: hugsContent ? .estimated(ListMetrics.headerWidth) : .fractionalWidth(1),
                heightDimension: .estimated(ListMetrics.headerHeight)),
            elementKind: kind, alignment: hugsContent ? .topLeading : alignment)
        item.pinToVisibleBounds = isPinned
        return item
    }
}

extension UICollectionViewCompositionalLayout {
    /// Makes a layout in which every section is a list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}
