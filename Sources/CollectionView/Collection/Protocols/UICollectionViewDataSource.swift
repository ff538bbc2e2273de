import Foundation

/// The model of a collection view: how many things there are, and views that show them.
///
/// All methods but the first two are optional. `dataSource.collectionView?(…)` and `dataSource.numberOfSections?(…)` compile, as in
/// source for iOS, and answer nil where there is no such method. Any object will do, also one that is no `NSObject`: a test case is none
/// on Linux.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell

    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath
}

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
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { OptionalMethod.isMissing() }

    public func indexTitles(for collectionView: UICollectionView) -> [String]? {
        OptionalMethod.isMissing()
        return nil
    }

    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        OptionalMethod.isMissing()
        return IndexPath(item: 0, section: 0)
    }
}

// MARK: Calls with a question mark

extension UICollectionViewDataSource {
    public var collectionView: UICollectionViewDataSourceMethods? { UICollectionViewDataSourceMethods(self) }

    public var numberOfSections: UICollectionViewDataSourceSections? { UICollectionViewDataSourceSections(self) }
}

/// The optional methods of a data source, each nil where it is missing.
@preconcurrency @MainActor public struct UICollectionViewDataSourceMethods {
    private let dataSource: any UICollectionViewDataSource

    init(_ dataSource: any UICollectionViewDataSource) { self.dataSource = dataSource }

    public func callAsFunction(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        dataSource.collectionView(collectionView, numberOfItemsInSection: section)
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        dataSource.collectionView(collectionView, cellForItemAt: indexPath)
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        OptionalMethod.answer {
            dataSource.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        }
    }

    public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool? {
        OptionalMethod.answer { dataSource.collectionView(collectionView, canMoveItemAt: indexPath) }
    }

    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer {
            dataSource.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
        }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath? {
        OptionalMethod.answer { dataSource.collectionView(collectionView, indexPathForIndexTitle: title, at: index) }
    }
}

/// `numberOfSections?(in:)`, nil where it is missing.
@preconcurrency @MainActor public struct UICollectionViewDataSourceSections {
    private let dataSource: any UICollectionViewDataSource

    init(_ dataSource: any UICollectionViewDataSource) { self.dataSource = dataSource }

    public func callAsFunction(in collectionView: UICollectionView) -> Int? {
        OptionalMethod.answer { dataSource.numberOfSections(in: collectionView) }
    }
}
