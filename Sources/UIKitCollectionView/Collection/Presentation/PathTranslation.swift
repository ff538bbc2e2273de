import Foundation

/// The translation between the index paths on the screen and those of the data source and of callers.
@MainActor final class PathTranslation {
    /// The difference between the data source's items and those on the screen.
    var presentation = Presentation()
    /// Whether callers give and receive index paths on the screen.
    private(set) var usesPresentationValues = false

    /// Calls a closure that gives and receives index paths on the screen.
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

    /// Returns the index path that delegates receive for the item shown at a path.
    func delegatePath(of path: IndexPath) -> IndexPath { presentation.dataPath(of: path) ?? path }
}
