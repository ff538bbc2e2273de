import Foundation

/// A layout with sections that scroll across, which an item may have to be scrolled into view on.
@MainActor protocol RevealingLayout: UICollectionViewLayout {
    func scrollsAcross(section: Int) -> Bool

    /// Scrolls a section across by the least distance that shows an item of it.
    func reveal(_ path: IndexPath)
}

extension CollectionLayoutAdapter: RevealingLayout {
    func scrollsAcross(section: Int) -> Bool { arrangement?.innerOffset(ofSection: section) != nil }

    func reveal(_ path: IndexPath) {
        // An item of a section that does not scroll across is in view as far as its section is.
        if scrollsAcross(section: path.section) { try? scrollSection(toItemAt: path) }
    }
}

extension UICollectionView {
    /// Scrolls no farther than is needed to see an item.
    func reveal(_ path: IndexPath) { scrollToItem(at: path, at: [], animated: true) }
}
