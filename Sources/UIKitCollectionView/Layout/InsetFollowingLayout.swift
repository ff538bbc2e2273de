/// A layout that depends on the safe area, the insets and the margins of its collection view, and is invalidated when one
/// of them changes.
@MainActor package protocol InsetFollowingLayout: UICollectionViewLayout {}
