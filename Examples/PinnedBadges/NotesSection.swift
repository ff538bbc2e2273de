import UIKit

#if os(iOS)
    extension NSCollectionLayoutSection {
        /// Sections of iOS repeat a group, so notes of different heights are in rows there.
        static func waterfall(columns: Int) -> NSCollectionLayoutSection {
            let note = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(60)))
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: note, count: columns)
            group.interItemSpacing = .fixed(12)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 12
            return section
        }
    }
#else
    import CollectionLayout

    extension NSCollectionLayoutSection {
        /// Each note goes into the shortest column. A layout of the core is a section like any other.
        static func waterfall(columns: Int) -> NSCollectionLayoutSection {
            // Estimates, because the text of a note decides how high it is.
            NSCollectionLayoutSection(Waterfall(lanes: .count(columns), spacing: 12)) { _ in .estimated(60) }
        }
    }
#endif
