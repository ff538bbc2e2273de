/// The progress of a touch on its way to its view.
struct TouchPassage {
    /// The samples that a recognizer holds back from the view.
    private var held: [UITouch.Sample] = []
    /// Whether the view knows of the touch.
    private(set) var hasBegun = false
    /// Whether the view is told nothing more.
    var isOver = false

    /// Movements that are held back are lost: the view learns of the last place.
    mutating func queue(_ sample: UITouch.Sample) {
        guard !isOver, sample.phase != .moved || held.isEmpty else { return }
        held.append(sample)
    }

    /// Removes the next sample for the view; nil if none is left or it has to wait.
    @MainActor mutating func next(of touch: UITouch) -> UITouch.Sample? {
        guard !isOver, let sample = held.first else { return nil }
        if sample.phase == .cancelled || !touch.isHeldBack(sample.phase) {
            held.removeFirst()
            hasBegun = true
            isOver = sample.phase == .ended || sample.phase == .cancelled
            return sample
        }
        // A touch that is cancelled before its view has heard of it has never been there.
        if held.last?.phase == .cancelled { (held, isOver) = ([], true) }
        return nil
    }

    /// Ends it before the touch does.
    ///
    /// - Returns: Whether the view has to be told.
    mutating func end() -> Bool {
        defer { (held, isOver) = ([], true) }
        return hasBegun && !isOver
    }
}

extension UITouch {
    /// Whether a recognizer that has not decided keeps the touch from its view.
    fileprivate func isHeldBack(_ phase: Phase) -> Bool {
        gestureRecognizers?.contains { recognizer in
            guard recognizer.isUndecided, recognizer.seenTouches.contains(self) else { return false }
            return recognizer.delaysTouchesBegan || phase == .ended && recognizer.delaysTouchesEnded
        } == true
    }
}
