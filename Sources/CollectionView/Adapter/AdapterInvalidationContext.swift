import Foundation

/// An invalidation that the adapter has already handled.
@MainActor final class AdapterInvalidationContext: UICollectionViewLayoutInvalidationContext {
    var keepsArrangement = false
    /// Whether the layout may change other elements than those that the context names.
    package var refreshesAll = false
}
