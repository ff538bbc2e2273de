/// Most insets of a flow layout only change where content rests. Others change its breadth, or move pinned elements.
extension UICollectionViewFlowLayout: InsetFollowingLayout {
    package var choosesInsets: Bool { true }
}
