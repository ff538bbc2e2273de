import Foundation

/// The calls of a collection view to its delegate. Every call is reported to the tracer.
@MainActor struct DelegateBoundary {
    unowned let collectionView: UICollectionView

    /// Calls the delegate. Returns its answer; nil without a delegate.
    @discardableResult func call<Answer>(
        _ message: StaticString, _ arguments: @autoclosure () -> [Any],
        _ body: (any UICollectionViewDelegate, UICollectionView) -> Answer
    ) -> Answer? {
        guard let delegate = collectionView.delegate else { return nil }
        return collectionView.tracer.call(.delegate, message, arguments()) { body(delegate, collectionView) }
    }

    func willDisplay(_ element: Element, _ view: UICollectionReusableView) {
        let key = element.key
        switch key.category {
        case .cell:
            guard let cell = view as? UICollectionViewCell else { return }
            guard let path = collectionView.paths.presentation.dataPath(of: key.indexPath) else { return }
            call("collectionView(_:willDisplay:forItemAt:)", [path]) {
                $0.collectionView($1, willDisplay: cell, forItemAt: path)
            }
        case .supplementaryView:
            call("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)", [key.kind, key.indexPath]) {
                $0.collectionView(
                    $1, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.indexPath)
            }
        case .decorationView: break
        }
    }

    /// Tells the delegate that a view has left the screen. In an update, its index path may be the one before the
    /// update.
    func didEndDisplaying(_ view: UICollectionReusableView, _ key: ElementPath) {
        switch key.category {
        case .cell:
            guard let cell = view as? UICollectionViewCell else { return }
            if cell is GapCell { return }
            let path = collectionView.paths.delegatePath(of: key.indexPath)
            call("collectionView(_:didEndDisplaying:forItemAt:)", [path]) {
                $0.collectionView($1, didEndDisplaying: cell, forItemAt: path)
            }
        case .supplementaryView:
            call(
                "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)", [key.kind, key.indexPath]
            ) {
                $0.collectionView(
                    $1, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.indexPath)
            }
        case .decorationView: break
        }
    }

    func targetOffset(forProposed offset: CGPoint) -> CGPoint {
        call("collectionView(_:targetContentOffsetForProposedContentOffset:)", [offset]) {
            $0.collectionView($1, targetContentOffsetForProposedContentOffset: offset)
        } ?? offset
    }
}
