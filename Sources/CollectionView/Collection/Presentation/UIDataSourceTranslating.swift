import Foundation

/// The translation between the index paths of the data source and those on the screen. They differ while there are
/// placeholders, and while a gap is open for a drop.
@preconcurrency @MainActor public protocol UIDataSourceTranslating: AnyObject {
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?

    /// Returns nil for a placeholder or a gap, too.
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?

    /// Calls a closure in which index paths that the collection view takes and returns are those on the screen.
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

extension UICollectionView: UIDataSourceTranslating {
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        dataSourceSectionIndex
    }

    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        presentationSectionIndex
    }

    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath.map(presentation.shownPath)
    }

    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath.flatMap(presentation.dataPath)
    }

    public final func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        usingPresentationValues(actionsToTranslate)
    }

    func usingPresentationValues<Result>(_ body: () -> Result) -> Result {
        let outer = usesPresentationValues
        usesPresentationValues = true
        defer { usesPresentationValues = outer }
        return body()
    }

    /// Returns the index path on the screen for one that a caller has given.
    func taken(_ path: IndexPath) -> IndexPath {
        usesPresentationValues || presentation.isEmpty ? path : presentation.shownPath(of: path)
    }

    /// Returns the index path for a caller; nil for a placeholder or a gap, unless the caller wants those on the screen.
    func given(_ path: IndexPath) -> IndexPath? {
        usesPresentationValues || presentation.isEmpty ? path : presentation.dataPath(of: path)
    }

    /// Returns the data source's index path for an operation of a batch that deletes, reloads or moves an item.
    func recorded(_ path: IndexPath) -> IndexPath? {
        usesPresentationValues ? presentation.dataPath(of: path) : path
    }

    /// Returns the data source's index path for an operation of a batch that puts an item somewhere.
    func recorded(destination path: IndexPath) -> IndexPath {
        usesPresentationValues ? presentation.destination(at: path) : path
    }
}
