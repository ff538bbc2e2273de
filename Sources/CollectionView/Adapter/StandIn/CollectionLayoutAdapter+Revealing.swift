import Foundation

extension CollectionLayoutAdapter: RevealingLayout {
    package func scrollsAcross(section: Int) -> Bool { arrangement?.innerOffset(ofSection: section) != nil }

    package func reveal(_ path: IndexPath, at position: UICollectionView.ScrollPosition) {
        // In other sections, an item is visible if that part of its section is.
        if scrollsAcross(section: path.section) { try? scrollSection(toItemAt: path, at: position) }
    }
}
