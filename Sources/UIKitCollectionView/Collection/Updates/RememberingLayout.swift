import Foundation

/// A layout that still knows the former positions of elements after it has been arranged for other bounds.
@MainActor package protocol RememberingLayout: UICollectionViewLayout {
    /// Called before the layout is asked about other bounds, to which the collection view changes in an animation.
    func willAnimateBoundsChange()

    /// Returns the attributes that an element had before the animated change; nil if it did not exist.
    ///
    /// - Complexity: O(log *n*).
    func attributesBeforeBoundsChange(for key: ElementPath) -> UICollectionViewLayoutAttributes?

    /// Called when all elements are on their way. The layout need not remember their old positions any longer.
    func didAnimateBoundsChange()
}
