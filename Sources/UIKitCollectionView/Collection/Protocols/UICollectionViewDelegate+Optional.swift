// Written by Scripts/optional-methods from UICollectionViewDelegate.swift.

import Foundation

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        OptionalMethod.isMissing()
        return true
    }

    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        OptionalMethod.isMissing()
    }

    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        OptionalMethod.isMissing()
    }

    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        OptionalMethod.isMissing()
        return true
    }

    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        OptionalMethod.isMissing()
        return true
    }

    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        OptionalMethod.isMissing()
    }

    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        OptionalMethod.isMissing()
    }

    public func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        OptionalMethod.isMissing()
        return true
    }

    public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        OptionalMethod.isMissing()
    }

    public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        OptionalMethod.isMissing()
        return true
    }

    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalMethod.isMissing()
        return nil
    }

    public func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalMethod.isMissing()
        return nil
    }

    public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        OptionalMethod.isMissing()
        return collectionView.cellForItem(at: indexPath)?.canBecomeFocused ?? true
    }

    public func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
        OptionalMethod.isMissing()
        return true
    }

    public func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        OptionalMethod.isMissing()
    }

    public func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
        -> Bool
    {
        OptionalMethod.isMissing()
        return collectionView.selectionFollowsFocus
    }

    public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        OptionalMethod.isMissing()
        return nil
    }

    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        OptionalMethod.isMissing()
    }

    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        OptionalMethod.isMissing()
    }

    public func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        OptionalMethod.isMissing()
    }

    public func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        OptionalMethod.isMissing()
    }

    public func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        OptionalMethod.isMissing()
        return proposedContentOffset
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        OptionalMethod.isMissing()
        return proposedIndexPath
    }

    public func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        OptionalMethod.isMissing()
        return proposedIndexPath
    }

    public func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        OptionalMethod.isMissing()
        return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
}

extension UICollectionViewDelegate {
    /// `collectionView?(…)` is nil if the method is missing.
    public var collectionView: UICollectionViewDelegateCollectionViewCall? {
        UICollectionViewDelegateCollectionViewCall(object: self)
    }
}

/// Calls `collectionView?(…)`.
@preconcurrency @MainActor public struct UICollectionViewDelegateCollectionViewCall {
    let object: any UICollectionViewDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool?
    {
        OptionalMethod.answer { object.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer { object.collectionView(collectionView, didHighlightItemAt: indexPath) }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer { object.collectionView(collectionView, didUnhighlightItemAt: indexPath) }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool? {
        OptionalMethod.answer { object.collectionView(collectionView, shouldSelectItemAt: indexPath) }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool? {
        OptionalMethod.answer { object.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer { object.collectionView(collectionView, didSelectItemAt: indexPath) }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer { object.collectionView(collectionView, didDeselectItemAt: indexPath) }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool? {
        OptionalMethod.answer { object.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer { object.collectionView(collectionView, performPrimaryActionForItemAt: indexPath) }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool? {
        OptionalMethod.answer { object.collectionView(collectionView, canEditItemAt: indexPath) }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalMethod.answer {
            object.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
        } ?? nil
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalMethod.answer {
            object.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
        } ?? nil
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool? {
        OptionalMethod.answer { object.collectionView(collectionView, canFocusItemAt: indexPath) }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool? {
        OptionalMethod.answer { object.collectionView(collectionView, shouldUpdateFocusIn: context) }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) -> Void? {
        OptionalMethod.answer { object.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator) }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
        -> Bool?
    {
        OptionalMethod.answer { object.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath) }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer { object.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer { object.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer {
            object.collectionView(
                collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
        }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer {
            object.collectionView(
                collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
        }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint? {
        OptionalMethod.answer {
            object.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
        }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath? {
        OptionalMethod.answer {
            object.collectionView(
                collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
                atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
        }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath? {
        OptionalMethod.answer {
            object.collectionView(
                collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
                toProposedIndexPath: proposedIndexPath)
        }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout? {
        OptionalMethod.answer {
            object.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
        }
    }
}

extension UICollectionViewDelegate {
    /// `indexPathForPreferredFocusedView?(…)` is nil if the method is missing.
    public var indexPathForPreferredFocusedView: UICollectionViewDelegateIndexPathForPreferredFocusedViewCall? {
        UICollectionViewDelegateIndexPathForPreferredFocusedViewCall(object: self)
    }
}

/// Calls `indexPathForPreferredFocusedView?(…)`.
@preconcurrency @MainActor public struct UICollectionViewDelegateIndexPathForPreferredFocusedViewCall {
    let object: any UICollectionViewDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(in collectionView: UICollectionView) -> IndexPath? {
        OptionalMethod.answer { object.indexPathForPreferredFocusedView(in: collectionView) } ?? nil
    }
}
