import Foundation

/// An invalidation of which the adapter has already drawn the consequences.
@MainActor final class AdapterInvalidationContext: UICollectionViewLayoutInvalidationContext {
    var keepsArrangement = false
}
