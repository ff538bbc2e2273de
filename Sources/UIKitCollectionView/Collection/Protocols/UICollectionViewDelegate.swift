import Foundation

/// Decides about highlighting, selection, focus, display and movement.
///
/// Every method is optional. `delegate.collectionView?(…)` compiles, as in source for iOS, and returns nil if the delegate has no such
/// method.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    // MARK: Highlighting and selection

    /// Whether the cell at an index path is highlighted while it is touched. If not, a tap does not select it either.
    ///
    /// If missing: `true`
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool

    /// Tells the delegate that the cell at an index path is highlighted.
    ///
    /// If missing: nothing happens.
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)

    /// Tells the delegate that the cell at an index path is no longer highlighted.
    ///
    /// If missing: nothing happens.
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

    /// Whether a tap selects the item.
    ///
    /// If missing: `true`
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool

    /// Whether a tap deselects the selected item.
    ///
    /// If missing: `true`
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool

    /// Tells the delegate that a person has selected the item. It is not called for selections by the program.
    ///
    /// If missing: nothing happens.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

    /// Tells the delegate that a person has deselected the item. It is not called for changes by the program.
    ///
    /// If missing: nothing happens.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

    /// Whether a tap performs the item's primary action.
    ///
    /// If missing: `true`
    func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool

    /// Performs the item's primary action, such as showing its details, after a tap.
    ///
    /// If missing: nothing happens.
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)

    /// Whether the item can be edited, for example deleted, while the collection view is in editing mode.
    ///
    /// If missing: `true`
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool

    // MARK: Menus

    /// Called for a long press on an item, or outside all items. In that case, there are no index paths.
    ///
    /// - Returns: The menu to open. If nil, the method for a single item is called.
    /// If missing: `nil`
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration?

    /// Returns the menu that a long press on the item opens; nil for none.
    ///
    /// If missing: `nil`
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?

    // MARK: Focus

    /// Whether the item can have the keyboard focus.
    ///
    /// If missing: `collectionView.cellForItem(at: indexPath)?.canBecomeFocused ?? true`
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool

    /// Whether the focus may move as the context describes.
    ///
    /// If missing: `true`
    func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool

    /// Tells the delegate that the focus has moved. Animations can be added to the coordinator.
    ///
    /// If missing: nothing happens.
    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    )

    /// Whether an item is selected when it gets the focus.
    ///
    /// If missing: `collectionView.selectionFollowsFocus`
    func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool

    /// Returns the item that gets the focus first; nil to let the collection view choose.
    ///
    /// If missing: `nil`
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?

    // MARK: Display

    /// Tells the delegate that a cell is about to appear.
    ///
    /// If missing: nothing happens.
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    )

    /// Tells the delegate that a cell has disappeared. The index path may belong to another item by now.
    ///
    /// If missing: nothing happens.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    )

    /// Tells the delegate that a supplementary view is about to appear.
    ///
    /// If missing: nothing happens.
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    )

    /// Tells the delegate that a supplementary view has disappeared.
    ///
    /// If missing: nothing happens.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    )

    // MARK: Movement

    /// Returns the content offset to use after a batch update or a change of the layout.
    ///
    /// If missing: `proposedContentOffset`
    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint

    /// Returns the index path to which an item moves, in place of the proposed one. The item may already have been
    /// moved in the same gesture.
    ///
    /// If missing: `proposedIndexPath`
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath

    /// Returns the index path to which an item moves, in place of the proposed one.
    ///
    /// If missing: `proposedIndexPath`
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath

    /// Returns the layout that is used during an interactive transition from one layout to another.
    ///
    /// If missing: `UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)`
    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout
}
