// Written by Scripts/optional-methods from UICollectionViewDropDelegate.swift.

import Foundation

extension UICollectionViewDropDelegate {
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        OptionalMethod.isMissing()
        return true
    }

    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        OptionalMethod.isMissing()
    }

    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        OptionalMethod.isMissing()
        return UICollectionViewDropProposal(operation: .copy, intent: .unspecified)
    }

    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        OptionalMethod.isMissing()
    }

    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        OptionalMethod.isMissing()
    }

    public func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    {
        OptionalMethod.isMissing()
        return nil
    }
}

extension UICollectionViewDropDelegate {
    /// `collectionView?(…)` is nil if the method is missing.
    public var collectionView: UICollectionViewDropDelegateCollectionViewCall? {
        UICollectionViewDropDelegateCollectionViewCall(object: self)
    }
}

/// Calls `collectionView?(…)`.
@preconcurrency @MainActor public struct UICollectionViewDropDelegateCollectionViewCall {
    let object: any UICollectionViewDropDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool? {
        OptionalMethod.answer { object.collectionView(collectionView, canHandle: session) }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
    ) -> Void? {
        OptionalMethod.answer { object.collectionView(collectionView, dropSessionDidEnter: session) }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal? {
        OptionalMethod.answer {
            object.collectionView(
                collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
        }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
    ) -> Void? {
        OptionalMethod.answer { object.collectionView(collectionView, dropSessionDidExit: session) }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
    ) -> Void? {
        OptionalMethod.answer { object.collectionView(collectionView, dropSessionDidEnd: session) }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    {
        OptionalMethod.answer { object.collectionView(collectionView, dropPreviewParametersForItemAt: indexPath) }
            ?? nil
    }
}
