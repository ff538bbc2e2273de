import UIKit

extension PeopleSection {
    /// Makes a section for a container of some width, in points.
    @MainActor func section(width: CGFloat) -> NSCollectionLayoutSection {
        let section =
            switch self {
            case .favorites: Self.grid(columns: max(3, Int(width / 110)), height: 92)
            case .notes: NSCollectionLayoutSection.waterfall(columns: width >= 600 ? 3 : 2)
            case .everyone: Self.grid(columns: width >= 600 ? 4 : 2, height: 52)
            }
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 20, trailing: 16)
        section.boundarySupplementaryItems = [SectionTitle.item]
        if self == .favorites { section.decorationItems = [Backdrop.item] }
        return section
    }

    /// Makes cells in columns, each with a badge.
    @MainActor private static func grid(columns: Int, height: CGFloat) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [Badge.item])
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: columns)
        group.interItemSpacing = .fixed(12)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        return section
    }
}
