import UIKit

extension Shelf {
    /// Makes a section for a container of some width, in points.
    @MainActor func section(width: CGFloat) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: group(width: width))
        section.orthogonalScrollingBehavior = scrolling
        section.interGroupSpacing = self == .pages ? 0 : 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 24, trailing: 16)
        section.boundarySupplementaryItems = [ShelfTitle.item]
        if self == .centered { section.visibleItemsInvalidationHandler = shrinkOffCenter }
        return section
    }

    /// Makes the group, which the section repeats from left to right.
    @MainActor private func group(width: CGFloat) -> NSCollectionLayoutGroup {
        let isWide = width >= 600
        switch self {
        case .centered: return column(of: 1, width: .fractionalWidth(isWide ? 0.4 : 0.7), height: 180)
        case .continuous: return column(of: 1, width: .absolute(120), height: 90)
        case .columns: return column(of: 2, width: .absolute(150), height: 200)
        case .pages: return row(of: isWide ? 5 : 3, height: 100)
        case .lists: return column(of: 3, width: .fractionalWidth(isWide ? 0.45 : 0.85), height: 220)
        }
    }

    @MainActor private func column(
        of count: Int, width: NSCollectionLayoutDimension, height: CGFloat
    ) -> NSCollectionLayoutGroup {
        let spacing: CGFloat = 8
        let card = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / CGFloat(count))))
        let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(height))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, repeatingSubitem: card, count: count)
        group.interItemSpacing = .fixed(spacing)
        return group
    }

    /// Makes a page, which is as broad as the section without its insets.
    @MainActor private func row(of count: Int, height: CGFloat) -> NSCollectionLayoutGroup {
        let card = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(count)), heightDimension: .fractionalHeight(1)))
        card.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return .horizontal(layoutSize: size, repeatingSubitem: card, count: count)
    }
}

/// Shrinks and fades cards with their distance from the middle of the shelf.
///
/// - Parameters:
///   - items: The visible items, with frames in the shelf.
///   - offset: The scroll offset of the shelf.
@MainActor private func shrinkOffCenter(
    _ items: [any NSCollectionLayoutVisibleItem], offset: CGPoint, environment: any NSCollectionLayoutEnvironment
) {
    let width = environment.container.contentSize.width
    // The title does not scroll with its shelf.
    for item in items where item.representedElementCategory == .cell {
        let distance = min(1, abs(item.frame.midX - offset.x - width / 2) / width)
        item.transform = CGAffineTransform(scaleX: 1 - distance / 4, y: 1 - distance / 4)
        item.alpha = 1 - distance / 2
    }
}
