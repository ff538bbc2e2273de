// Written by Scripts/optional-methods from UICollectionViewDataSourcePrefetching.swift.

import Foundation

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    {
        OptionalMethod.isMissing()
    }
}

extension UICollectionViewDataSourcePrefetching {
    /// `collectionView?(…)` is nil if the method is missing.
    public var collectionView: UICollectionViewDataSourcePrefetchingCollectionViewCall? {
        UICollectionViewDataSourcePrefetchingCollectionViewCall(object: self)
    }
}

/// Calls `collectionView?(…)`.
@preconcurrency @MainActor public struct UICollectionViewDataSourcePrefetchingCollectionViewCall {
    let object: any UICollectionViewDataSourcePrefetching

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) -> Void? {
        OptionalMethod.answer { object.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths) }
    }
}
