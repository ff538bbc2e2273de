import Foundation

/// A cell that is not in the data source.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    /// Configures the cell when it is shown, and after ``UICollectionViewDropPlaceholderContext/setNeedsCellUpdate()``.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    /// - Parameters:
    ///   - insertionIndexPath: The data source's index path at which an item would be inserted.
    ///   - reuseIdentifier: An identifier for which the collection view has a cell class.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        super.init()
    }
}

/// A cell that waits for the data of a dropped item.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// Returns the look of the picture that goes to the cell.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
