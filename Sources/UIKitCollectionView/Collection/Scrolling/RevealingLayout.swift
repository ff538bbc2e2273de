import Foundation

/// A layout with sections that may have to be scrolled across until an item is visible.
@MainActor package protocol RevealingLayout: UICollectionViewLayout {
    func scrollsAcross(section: Int) -> Bool

    /// Scrolls a section across to one of its items, by the least distance if there is no position for that axis. A section
    /// that is not on the screen scrolls at once.
    func reveal(_ path: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool)
}
