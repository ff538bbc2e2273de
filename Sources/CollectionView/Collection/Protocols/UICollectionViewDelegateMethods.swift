import Foundation

extension UICollectionViewDelegate {
    public var collectionView: UICollectionViewDelegateMethods? { UICollectionViewDelegateMethods(self) }
}

/// The methods of a delegate, each nil where it is missing.
@preconcurrency @MainActor public struct UICollectionViewDelegateMethods {
    let delegate: any UICollectionViewDelegate

    init(_ delegate: any UICollectionViewDelegate) { self.delegate = delegate }

    public func callAsFunction(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool? {
        OptionalMethod.answer { delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
    }

    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer { delegate.collectionView(collectionView, didHighlightItemAt: indexPath) }
    }

    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer { delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath) }
    }

    public func callAsFunction(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool? {
        OptionalMethod.answer { delegate.collectionView(collectionView, shouldSelectItemAt: indexPath) }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool? {
        OptionalMethod.answer { delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
    }

    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer { delegate.collectionView(collectionView, didSelectItemAt: indexPath) }
    }

    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer { delegate.collectionView(collectionView, didDeselectItemAt: indexPath) }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool? {
        OptionalMethod.answer { delegate.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) }
    }

    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer { delegate.collectionView(collectionView, performPrimaryActionForItemAt: indexPath) }
    }

    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer { delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
    }

    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer { delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
    }

    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer {
            delegate.collectionView(
                collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
        }
    }

    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer {
            delegate.collectionView(
                collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
        }
    }

    public func callAsFunction(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool? {
        OptionalMethod.answer { delegate.collectionView(collectionView, canEditItemAt: indexPath) }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint? {
        OptionalMethod.answer {
            delegate.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
        }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath? {
        OptionalMethod.answer {
            delegate.collectionView(
                collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
                atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
        }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath? {
        OptionalMethod.answer {
            delegate.collectionView(
                collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
                toProposedIndexPath: proposedIndexPath)
        }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout? {
        OptionalMethod.answer {
            delegate.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
        }
    }
}
