import Foundation

/// A movement of the focus within a collection view, into it or out of it.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The index path of the cell that loses the focus; nil if it is not a cell of the collection view.
    open internal(set) var previouslyFocusedIndexPath: IndexPath?
    /// The index path of the cell that gets the focus; nil if it is not a cell of the collection view.
    open internal(set) var nextFocusedIndexPath: IndexPath?
}
