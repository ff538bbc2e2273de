import Foundation

extension CollectionLayoutAdapter: RevealingLayout {
    package func scrollsAcross(section: Int) -> Bool { arrangement?.innerOffset(ofSection: section) != nil }

    package func reveal(_ path: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool) {
        // In other sections, an item is visible if that part of its section is.
        guard let offset = innerOffset(showing: path, at: position) else { return }
        if animated, let hosted = collection.hosted, let shelf = Shelf(inSection: path.section, of: hosted),
            let view = shownShelf(inSection: path.section)
        {
            // The cells follow the scroll view, so that other cells come into view on the way.
            view.scrollView.setContentOffset(shelf.contentOffset(at: offset), animated: true)
        } else {
            try? scrollSection(path.section, to: CGFloat(offset))
        }
    }

    private func shownShelf(inSection section: Int) -> ShelfView? {
        collectionView?.subviews.lazy.compactMap { $0 as? ShelfView }.first {
            $0.layoutAttributes?.indexPath.section == section
        }
    }
}
