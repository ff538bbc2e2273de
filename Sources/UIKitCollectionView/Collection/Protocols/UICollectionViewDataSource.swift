import Foundation

/// The model of a collection view: the numbers of sections and items, and the views that show them.
///
/// `dataSource.collectionView?(…)` and `dataSource.numberOfSections?(in:)` compile, as in source for iOS, and return
/// nil if the data source has no such method. A data source need not be an `NSObject`, because test cases on Linux
/// are not.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
    /// Returns the number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// Returns the cell of an item. It has to be dequeued.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell

    /// Returns the number of sections.
    ///
    /// If missing: `1`
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// Returns the view of a header, a footer, or another supplementary element of a section. It has to be dequeued.
    ///
    /// If missing: `UICollectionReusableView(frame: .zero)`
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView

    /// Whether a person may move the item to another position.
    ///
    /// If missing: `true`
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// Moves the item in the data after a person has dragged it to another position.
    ///
    /// If missing: nothing happens.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)

    /// Returns the titles of the index at the trailing edge, from top to bottom. Called after a reload or an update.
    ///
    /// If missing: `nil`
    func indexTitles(for collectionView: UICollectionView) -> [String]?

    /// Returns the item to which a finger on a title of the index scrolls.
    ///
    /// If missing: `IndexPath(item: 0, section: 0)`
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath
}
