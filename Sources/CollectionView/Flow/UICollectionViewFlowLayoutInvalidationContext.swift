import Foundation

/// What of a flow layout is no longer valid. UIKit's reference says that both flags are false at first; measurement says true.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked again.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether everything is arranged again, with the sizes at hand.
    open var invalidateFlowLayoutAttributes = true
}
