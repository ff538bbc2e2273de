import Foundation

/// The calls of a collection view to its drag and drop delegates. Every call is reported to the tracer.
@MainActor struct DragBoundary {
    unowned let collectionView: UICollectionView

    var hasDropDelegate: Bool { collectionView.dropDelegate != nil }

    /// Calls the drag delegate. Returns its answer; nil without a delegate.
    @discardableResult func drag<Answer>(
        _ message: StaticString, _ arguments: @autoclosure () -> [Any] = [],
        _ body: (any UICollectionViewDragDelegate, UICollectionView) -> Answer
    ) -> Answer? {
        guard let delegate = collectionView.dragDelegate else { return nil }
        return collectionView.tracer.call(.dragDelegate, message, arguments()) { body(delegate, collectionView) }
    }

    /// Calls the drop delegate. Returns its answer; nil without a delegate.
    @discardableResult func drop<Answer>(
        _ message: StaticString, _ arguments: @autoclosure () -> [Any] = [],
        _ body: (any UICollectionViewDropDelegate, UICollectionView) -> Answer
    ) -> Answer? {
        guard let delegate = collectionView.dropDelegate else { return nil }
        return collectionView.tracer.call(.dropDelegate, message, arguments()) { body(delegate, collectionView) }
    }
}
