import Foundation

/// A layout with sections that may have to be scrolled across until an item is visible.
@MainActor protocol RevealingLayout: UICollectionViewLayout {
    func scrollsAcross(section: Int) -> Bool

    /// Scrolls a section across by the least distance that shows an item of it.
    func reveal(_ path: IndexPath)
}

extension UICollectionView {
    /// Scrolls by the least distance that makes an item visible, with animation.
    func reveal(_ path: IndexPath) { scrollToItem(at: path, at: [], animated: true) }
}
