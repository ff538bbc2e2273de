/// A layout that depends on the safe area, the insets and the margins of its collection view, and is invalidated when one
/// of them changes.
@MainActor package protocol InsetFollowingLayout: UICollectionViewLayout {
    /// Whether not all changes of insets concern the layout. It is then asked about its unchanged bounds, and invalidated as
    /// for a scroll.
    var choosesInsets: Bool { get }
}
