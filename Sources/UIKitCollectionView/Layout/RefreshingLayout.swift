/// A layout whose subclasses may give elements other attributes than those that its contexts name.
@MainActor package protocol RefreshingLayout: UICollectionViewLayout {
    /// Whether the attributes of all visible elements are requested again when the bounds have invalidated the layout.
    var refreshesAll: Bool { get }
}
