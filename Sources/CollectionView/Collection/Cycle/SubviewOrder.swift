import Foundation

/// Keeps the views of elements among the subviews in the order of their z-index.
@MainActor struct SubviewOrder {
    /// Views of the app's own stay above. O(k log k) for k elements where nothing has to move.
    func restore(of elements: [Element], in collectionView: UICollectionView) {
        var levels: [Level] = []
        for element in elements {
            guard let view = element.view else { continue }
            levels.append(Level(zIndex: element.attributes.zIndex, key: element.key, view: view))
        }
        var index = collectionView.backgroundView == nil ? 0 : 1
        for level in levels.sorted() {
            let view = level.view
            let isInPlace = index < collectionView.subviews.count && collectionView.subviews[index] === view
            if !isInPlace { collectionView.insertSubview(view, at: index) }
            index += 1
        }
    }

    /// Comparable by itself: Swift would check the actor before each call of a closure that compares.
    private struct Level: Comparable {
        var zIndex: Int
        var key: ElementKey
        var view: UIView

        static func < (left: Self, right: Self) -> Bool { (left.zIndex, left.key) < (right.zIndex, right.key) }
        static func == (left: Self, right: Self) -> Bool { left.view === right.view }
    }
}
