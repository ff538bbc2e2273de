// Written by Scripts/optional-methods from the protocols of a collection view.

import Foundation

/// The optional methods that a collection view controller can override.
///
/// They are in a class because Swift does not let a subclass override the methods of an extension.
@preconcurrency @MainActor open class UICollectionViewControllerMethods: UIViewController {
    /// Returns the number of sections.
    ///
    /// The default returns `1`.
    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        OptionalMethod.isMissing()
        return 1
    }

    /// Returns the view of a header, a footer, or another supplementary element of a section. It has to be dequeued.
    ///
    /// The default returns `UICollectionReusableView(frame: .zero)`.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        OptionalMethod.isMissing()
        return UICollectionReusableView(frame: .zero)
    }

    /// Whether a person may move the item to another position.
    ///
    /// The default returns `true`.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        OptionalMethod.isMissing()
        return true
    }

    /// Moves the item in the data after a person has dragged it to another position.
    ///
    /// The default does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        OptionalMethod.isMissing()
    }

    /// Returns the titles of the index at the trailing edge, from top to bottom. Called after a reload or an update.
    ///
    /// The default returns `nil`.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? {
        OptionalMethod.isMissing()
        return nil
    }

    /// Returns the item to which a finger on a title of the index scrolls.
    ///
    /// The default returns `IndexPath(item: 0, section: 0)`.
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
    {
        OptionalMethod.isMissing()
        return IndexPath(item: 0, section: 0)
    }

    /// Whether the cell at an index path is highlighted while it is touched. If not, a tap does not select it either.
    ///
    /// The default returns `true`.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        OptionalMethod.isMissing()
        return true
    }

    /// Tells the delegate that the cell at an index path is highlighted.
    ///
    /// The default does nothing.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        OptionalMethod.isMissing()
    }

    /// Tells the delegate that the cell at an index path is no longer highlighted.
    ///
    /// The default does nothing.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        OptionalMethod.isMissing()
    }

    /// Whether a tap selects the item.
    ///
    /// The default returns `true`.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        OptionalMethod.isMissing()
        return true
    }

    /// Whether a tap deselects the selected item.
    ///
    /// The default returns `true`.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        OptionalMethod.isMissing()
        return true
    }

    /// Tells the delegate that a person has selected the item. It is not called for selections by the program.
    ///
    /// The default does nothing.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        OptionalMethod.isMissing()
    }

    /// Tells the delegate that a person has deselected the item. It is not called for changes by the program.
    ///
    /// The default does nothing.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        OptionalMethod.isMissing()
    }

    /// Whether a tap performs the item's primary action.
    ///
    /// The default returns `true`.
    open func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
        -> Bool
    {
        OptionalMethod.isMissing()
        return true
    }

    /// Performs the item's primary action, such as showing its details, after a tap.
    ///
    /// The default does nothing.
    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        OptionalMethod.isMissing()
    }

    /// Whether the item can be edited, for example deleted, while the collection view is in editing mode.
    ///
    /// The default returns `true`.
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        OptionalMethod.isMissing()
        return true
    }

    /// Called for a long press on an item, or outside all items. In that case, there are no index paths.
    ///
    /// - Returns: The menu to open. If nil, the method for a single item is called.
    /// The default returns `nil`.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalMethod.isMissing()
        return nil
    }

    /// Returns the menu that a long press on the item opens; nil for none.
    ///
    /// The default returns `nil`.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalMethod.isMissing()
        return nil
    }

    /// Whether the item can have the keyboard focus.
    ///
    /// The default returns `collectionView.cellForItem(at: indexPath)?.canBecomeFocused ?? true`.
    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        OptionalMethod.isMissing()
        return collectionView.cellForItem(at: indexPath)?.canBecomeFocused ?? true
    }

    /// Whether the focus may move as the context describes.
    ///
    /// The default returns `true`.
    open func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
        OptionalMethod.isMissing()
        return true
    }

    /// Tells the delegate that the focus has moved. Animations can be added to the coordinator.
    ///
    /// The default does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        OptionalMethod.isMissing()
    }

    /// Whether an item is selected when it gets the focus.
    ///
    /// The default returns `collectionView.selectionFollowsFocus`.
    open func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
        -> Bool
    {
        OptionalMethod.isMissing()
        return collectionView.selectionFollowsFocus
    }

    /// Returns the item that gets the focus first; nil to let the collection view choose.
    ///
    /// The default returns `nil`.
    open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        OptionalMethod.isMissing()
        return nil
    }

    /// Tells the delegate that a cell is about to appear.
    ///
    /// The default does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        OptionalMethod.isMissing()
    }

    /// Tells the delegate that a cell has disappeared. The index path may belong to another item by now.
    ///
    /// The default does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        OptionalMethod.isMissing()
    }

    /// Tells the delegate that a supplementary view is about to appear.
    ///
    /// The default does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        OptionalMethod.isMissing()
    }

    /// Tells the delegate that a supplementary view has disappeared.
    ///
    /// The default does nothing.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        OptionalMethod.isMissing()
    }

    /// Returns the content offset to use after a batch update or a change of the layout.
    ///
    /// The default returns `proposedContentOffset`.
    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        OptionalMethod.isMissing()
        return proposedContentOffset
    }

    /// Returns the index path to which an item moves, in place of the proposed one. The item may already have been
    /// moved in the same gesture.
    ///
    /// The default returns `proposedIndexPath`.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        OptionalMethod.isMissing()
        return proposedIndexPath
    }

    /// Returns the index path to which an item moves, in place of the proposed one.
    ///
    /// The default returns `proposedIndexPath`.
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        OptionalMethod.isMissing()
        return proposedIndexPath
    }

    /// Returns the layout that is used during an interactive transition from one layout to another.
    ///
    /// The default returns `UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)`.
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        OptionalMethod.isMissing()
        return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    /// Tells the delegate that the content offset has changed, for any reason.
    ///
    /// The default does nothing.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {
        OptionalMethod.isMissing()
    }

    /// Tells the delegate that a person is beginning to drag the content.
    ///
    /// The default does nothing.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        OptionalMethod.isMissing()
    }

    /// Tells the delegate that a finger is about to leave the content. The method may change the offset at which the
    /// content comes to rest.
    ///
    /// The default does nothing.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        OptionalMethod.isMissing()
    }

    /// Tells the delegate that a finger has left the content, which continues to move if `decelerate` is true.
    ///
    /// The default does nothing.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        OptionalMethod.isMissing()
    }

    /// Tells the delegate that the content continues to move after a drag.
    ///
    /// The default does nothing.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        OptionalMethod.isMissing()
    }

    /// Tells the delegate that the content has come to rest after a drag.
    ///
    /// The default does nothing.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        OptionalMethod.isMissing()
    }

    /// Tells the delegate that an animated change of the offset has ended.
    ///
    /// The default does nothing.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        OptionalMethod.isMissing()
    }

    /// Whether the system's gesture for scrolling to the top may scroll the content.
    ///
    /// The default returns `true`.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        OptionalMethod.isMissing()
        return true
    }

    /// Tells the delegate that the system's gesture for scrolling to the top has scrolled the content.
    ///
    /// The default does nothing.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        OptionalMethod.isMissing()
    }

    /// Tells the delegate that the insets of the content have changed, for example because the safe area has.
    ///
    /// The default does nothing.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        OptionalMethod.isMissing()
    }

    /// Returns the view that is scaled by zooming; nil if the content cannot be zoomed.
    ///
    /// The default returns `nil`.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        OptionalMethod.isMissing()
        return nil
    }

    /// Tells the delegate that zooming is about to begin.
    ///
    /// The default does nothing.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        OptionalMethod.isMissing()
    }

    /// Tells the delegate that the zoom scale has changed.
    ///
    /// The default does nothing.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {
        OptionalMethod.isMissing()
    }

    /// Tells the delegate that zooming has ended.
    ///
    /// The default does nothing.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        OptionalMethod.isMissing()
    }
}
