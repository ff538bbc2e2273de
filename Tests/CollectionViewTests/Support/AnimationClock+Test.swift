import CollectionView

extension AnimationClock {
    /// Replaces the clock by a new one. Call it in the test itself, because the main actor may do other things between
    /// the initializer of a suite and its test.
    @discardableResult static func startAfresh() -> AnimationClock {
        current = AnimationClock()
        return current
    }
}
