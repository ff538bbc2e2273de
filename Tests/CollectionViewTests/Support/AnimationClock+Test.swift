import CollectionView

extension AnimationClock {
    /// A clock of one's own. To be called in the test itself: the main actor may do other things between the making of a
    /// suite and its test.
    @discardableResult static func startAfresh() -> AnimationClock {
        current = AnimationClock()
        return current
    }
}
