// Written by Scripts/optional-methods from UICollectionViewDragDelegate.swift.

import Foundation

extension UICollectionViewDragDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] {
        OptionalMethod.isMissing()
        return []
    }

    public func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    {
        OptionalMethod.isMissing()
        return nil
    }

    public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        OptionalMethod.isMissing()
    }

    public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        OptionalMethod.isMissing()
    }

    public func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        OptionalMethod.isMissing()
        return true
    }

    public func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        OptionalMethod.isMissing()
        return false
    }
}

extension UICollectionViewDragDelegate {
    /// `collectionView?(…)` is nil if the method is missing.
    public var collectionView: UICollectionViewDragDelegateCollectionViewCall? {
        UICollectionViewDragDelegateCollectionViewCall(object: self)
    }
}

/// Calls `collectionView?(…)`.
@preconcurrency @MainActor public struct UICollectionViewDragDelegateCollectionViewCall {
    let object: any UICollectionViewDragDelegate

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem]? {
        OptionalMethod.answer {
            object.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
        }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    {
        OptionalMethod.answer { object.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath) }
            ?? nil
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
    ) -> Void? {
        OptionalMethod.answer { object.collectionView(collectionView, dragSessionWillBegin: session) }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    @discardableResult public func callAsFunction(
        _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
    ) -> Void? {
        OptionalMethod.answer { object.collectionView(collectionView, dragSessionDidEnd: session) }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool? {
        OptionalMethod.answer { object.collectionView(collectionView, dragSessionAllowsMoveOperation: session) }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool? {
        OptionalMethod.answer {
            object.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
        }
    }
}
