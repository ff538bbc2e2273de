import Foundation

/// The invalid parts of a flow layout. UIKit's reference says that both flags are false at first, but they were
/// measured to be true.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked again.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether everything is arranged again, with the sizes at hand.
    open var invalidateFlowLayoutAttributes = true
}
