/// A context of a layout that may change more elements than the context names.
@MainActor package protocol RefreshingContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the attributes of all visible elements are requested again.
    var refreshesAll: Bool { get }
}
