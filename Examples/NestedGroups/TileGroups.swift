import UIKit

extension TileArrangement {
    /// Makes a section for a container of some width, in points. A wide one has more tiles in a group.
    @MainActor func section(width: CGFloat) -> NSCollectionLayoutSection {
        let isWide = width >= 600
        let group =
            switch self {
            case .leading: Self.leading(columns: isWide ? 3 : 1)
            case .framed: Self.framed(tilesInRow: isWide ? 4 : 2)
            case .rows: Self.row(of: max(3, Int(width / 120)))
            }
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 16, trailing: 8)
        return section
    }

    /// Makes a large tile, and columns of two small ones after it.
    @MainActor private static func leading(columns: Int) -> NSCollectionLayoutGroup {
        let small = tile(height: .fractionalHeight(1 / 2))
        // The large tile is as broad as two columns.
        let part = 1 / CGFloat(columns + 2)
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(part), .fractionalHeight(1)), repeatingSubitem: small, count: 2)
        return .horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(2 * part)),
            subitems: [tile(width: .fractionalWidth(2 * part))] + Array(repeating: column, count: columns))
    }

    /// Makes a group in a group in a group: the row lies in a column, and the column lies beside a tall tile.
    @MainActor private static func framed(tilesInRow count: Int) -> NSCollectionLayoutGroup {
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.4)),
            repeatingSubitem: tile(width: .fractionalWidth(1 / CGFloat(count))), count: count)
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.75), .fractionalHeight(1)),
            subitems: [tile(height: .fractionalHeight(0.6)), row])
        return .horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(200)),
            subitems: [column, tile(width: .fractionalWidth(0.25))])
    }

    @MainActor private static func row(of count: Int) -> NSCollectionLayoutGroup {
        .horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(64)),
            repeatingSubitem: tile(width: .fractionalWidth(1 / CGFloat(count))), count: count)
    }

    /// Makes a tile. Its insets make the gaps between tiles. They move nothing else, so fractions stay simple.
    @MainActor private static func tile(
        width: NSCollectionLayoutDimension = .fractionalWidth(1),
        height: NSCollectionLayoutDimension = .fractionalHeight(1)
    ) -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(layoutSize: size(width, height))
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        return item
    }

    @MainActor private static func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }
}
