/// The delivery of one touch to its view.
struct TouchPassage {
    /// The samples that have not been delivered to the view.
    private var held: [UITouch.Sample] = []
    /// Whether the view has received the beginning of the touch.
    private(set) var hasBegun = false
    /// Whether the view receives nothing more of the touch.
    var isOver = false

    /// Adds a sample for the view. Drops movements while earlier samples are held back, as later samples have a position, too.
    mutating func queue(_ sample: UITouch.Sample) {
        guard !isOver, sample.phase != .moved || held.isEmpty else { return }
        held.append(sample)
    }

    /// Removes and returns the next sample for the view. Returns nil if there is none, or if a recognizer holds it back.
    @MainActor mutating func next(of touch: UITouch) -> UITouch.Sample? {
        guard !isOver, let sample = held.first else { return nil }
        if sample.phase == .cancelled || !touch.isHeldBack(sample.phase) {
            held.removeFirst()
            hasBegun = true
            isOver = sample.phase == .ended || sample.phase == .cancelled
            return sample
        }
        // The view never learns of a touch that is canceled before it is delivered.
        if held.last?.phase == .cancelled { (held, isOver) = ([], true) }
        return nil
    }

    /// Ends the delivery before the touch ends.
    ///
    /// - Returns: Whether the view must receive a cancellation.
    mutating func end() -> Bool {
        defer { (held, isOver) = ([], true) }
        return hasBegun && !isOver
    }
}

extension UITouch {
    /// Returns whether an undecided recognizer holds back a phase of the touch from its view.
    fileprivate func isHeldBack(_ phase: Phase) -> Bool {
        gestureRecognizers?.contains { recognizer in
            guard recognizer.isUndecided, recognizer.seenTouches.contains(self) else { return false }
            return recognizer.delaysTouchesBegan || phase == .ended && recognizer.delaysTouchesEnded
        } == true
    }
}
