// Written by Scripts/optional-methods from UICollectionViewDelegateFlowLayout.swift.

import Foundation

extension UICollectionViewDelegateFlowLayout {
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        OptionalMethod.isMissing()
        return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        OptionalMethod.isMissing()
        return (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        OptionalMethod.isMissing()
        return (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        OptionalMethod.isMissing()
        return (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        OptionalMethod.isMissing()
        return (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        OptionalMethod.isMissing()
        return (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
    }
}

extension UICollectionViewDelegateFlowLayout {
    /// `collectionView?(…)` is nil if the method is missing.
    public var collectionView: UICollectionViewDelegateFlowLayoutCollectionViewCall? {
        UICollectionViewDelegateFlowLayoutCollectionViewCall(object: self)
    }
}

/// Calls `collectionView?(…)`.
@preconcurrency @MainActor public struct UICollectionViewDelegateFlowLayoutCollectionViewCall {
    let object: any UICollectionViewDelegateFlowLayout

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize? {
        OptionalMethod.answer {
            object.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
        }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets? {
        OptionalMethod.answer {
            object.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
        }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat? {
        OptionalMethod.answer {
            object.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
        }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat? {
        OptionalMethod.answer {
            object.collectionView(
                collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
        }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize? {
        OptionalMethod.answer {
            object.collectionView(
                collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
        }
    }

    /// Calls the method with these labels. The result is nil if the method is missing.
    public func callAsFunction(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize? {
        OptionalMethod.answer {
            object.collectionView(
                collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
        }
    }
}
