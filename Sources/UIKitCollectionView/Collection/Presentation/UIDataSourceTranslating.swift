import Foundation

/// The translation between the index paths of the data source and those on the screen. They differ while there are
/// placeholders, and while a gap is open for a drop.
@preconcurrency @MainActor public protocol UIDataSourceTranslating: AnyObject {
    /// Returns the section on the screen that shows a section of the data source.
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
    /// Returns the section of the data source that a section on the screen shows.
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
    /// Returns the index path on the screen of an item of the data source.
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

    /// Returns the data source's index path for an index path on the screen; nil for a placeholder or a gap.
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?

    /// Calls a closure in which index paths that the collection view takes and returns are those on the screen.
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UICollectionView: UIDataSourceTranslating {
    /// Returns the section on the screen that shows a section of the data source. Both are always equal.
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        dataSourceSectionIndex
    }

    /// Returns the section of the data source that a section on the screen shows. Both are always equal.
    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        presentationSectionIndex
    }

    /// Returns the index path on the screen of an item of the data source.
    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath.map(presentation.shownPath)
    }

    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath.flatMap(presentation.dataPath)
    }

    public final func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        paths.usingPresentationValues(actionsToTranslate)
    }
}
