import Foundation

/// Keeps the views of elements among the subviews in the order of their z-index.
@MainActor struct SubviewOrder {
    /// Views of the app's own stay above. O(k log k) for k elements where nothing has to move.
    func restore(of elements: [Element], in collectionView: UICollectionView) {
        let ordered = elements.sorted(by: Element.isBelow).compactMap(\.view)
        var index = collectionView.backgroundView == nil ? 0 : 1
        for view in ordered {
            let isInPlace = index < collectionView.subviews.count && collectionView.subviews[index] === view
            if !isInPlace { collectionView.insertSubview(view, at: index) }
            index += 1
        }
    }
}
