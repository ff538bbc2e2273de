import UIKit

#if os(iOS)
    extension NSCollectionLayoutSection {
        /// Makes rows of notes. On iOS, a section repeats a group, so notes of different heights are in rows there.
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
        /// Makes columns of notes. Each note goes into the shortest column. A section with a layout of the core is like
        /// any other.
        static func waterfall(columns: Int) -> NSCollectionLayoutSection {
            // The heights are estimates, because the text of a note determines its height.
            NSCollectionLayoutSection(Waterfall(lanes: .count(columns), spacing: 12)) { _ in .estimated(60) }
        }
    }
#endif
