import Foundation

/// An invalidation that the adapter has already handled.
@MainActor final class AdapterInvalidationContext: UICollectionViewLayoutInvalidationContext {
    var keepsArrangement = false
}
