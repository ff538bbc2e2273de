import Foundation

extension UICollectionViewDelegate {
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

    public func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
        OptionalMethod.isMissing()
        return collectionView.selectionFollowsFocus
    }

    public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        OptionalMethod.isMissing()
        return nil
    }
}

extension UICollectionViewDelegateMethods {
    public func callAsFunction(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool? {
        OptionalMethod.answer { delegate.collectionView(collectionView, canFocusItemAt: indexPath) }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool? {
        OptionalMethod.answer { delegate.collectionView(collectionView, shouldUpdateFocusIn: context) }
    }

    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) -> Void? {
        OptionalMethod.answer { delegate.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator) }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool? {
        OptionalMethod.answer { delegate.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath) }
    }
}
