// Written by Scripts/optional-methods from UICollectionViewDataSource.swift.

import Foundation

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        OptionalMethod.isMissing()
        return 1
    }

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        OptionalMethod.isMissing()
        return UICollectionReusableView(frame: .zero)
    }

    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        OptionalMethod.isMissing()
        return true
    }

    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        OptionalMethod.isMissing()
    }

    public func indexTitles(for collectionView: UICollectionView) -> [String]? {
        OptionalMethod.isMissing()
        return nil
    }

    public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
    {
        OptionalMethod.isMissing()
        return IndexPath(item: 0, section: 0)
    }
}

extension UICollectionViewDataSource {
    /// `numberOfSections?(…)` is nil if the method is missing.
    public var numberOfSections: UICollectionViewDataSourceNumberOfSectionsCall? {
        UICollectionViewDataSourceNumberOfSectionsCall(object: self)
    }
}

/// Calls `numberOfSections?(…)`.
@preconcurrency @MainActor public struct UICollectionViewDataSourceNumberOfSectionsCall {
    let object: any UICollectionViewDataSource

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(in collectionView: UICollectionView) -> Int? {
        OptionalMethod.answer { object.numberOfSections(in: collectionView) }
    }
}

extension UICollectionViewDataSource {
    /// `collectionView?(…)` is nil if the method is missing.
    public var collectionView: UICollectionViewDataSourceCollectionViewCall? {
        UICollectionViewDataSourceCollectionViewCall(object: self)
    }
}

/// Calls `collectionView?(…)`.
@preconcurrency @MainActor public struct UICollectionViewDataSourceCollectionViewCall {
    let object: any UICollectionViewDataSource

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        OptionalMethod.answer {
            object.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool? {
        OptionalMethod.answer { object.collectionView(collectionView, canMoveItemAt: indexPath) }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer {
            object.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
        }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath?
    {
        OptionalMethod.answer { object.collectionView(collectionView, indexPathForIndexTitle: title, at: index) }
    }
}

extension UICollectionViewDataSource {
    /// `indexTitles?(…)` is nil if the method is missing.
    public var indexTitles: UICollectionViewDataSourceIndexTitlesCall? {
        UICollectionViewDataSourceIndexTitlesCall(object: self)
    }
}

/// Calls `indexTitles?(…)`.
@preconcurrency @MainActor public struct UICollectionViewDataSourceIndexTitlesCall {
    let object: any UICollectionViewDataSource

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
        OptionalMethod.answer { object.indexTitles(for: collectionView) } ?? nil
    }
}
