extension LayoutTransition {
    /// Returns the same transition with other ends, after elements have been measured.
    ///
    /// The states at the current progress stay the same. From there, the elements move to their new ends.
    ///
    /// - Parameters:
    ///   - progress: The current progress of this transition.
    ///   - after: The new destination. It has the same elements, with the same names, as the old one.
    ///   - offset: The scroll offset in the new destination.
    /// - Complexity: O(*k* · log *n*) for *k* elements in the transition.
    func retargeted(at progress: Double, to after: Arrangement, at offset: Double) -> LayoutTransition {
        let window = Window(after, at: offset)
        // Near the end, the extrapolated start below would be too far away.
        let isArrived = abs(1 - progress) < 1 / 1024
        var next = self
        for index in elements.indices {
            guard let id = elements[index].after, let state = window.state(of: id) else { continue }
            let end = window.near(state)
            guard end != elements[index].end else { continue }
            if isArrived {
                next.set(index, end, end)
            } else {
                let present = elements[index].start.mixed(with: elements[index].end, at: progress)
                // The start is extrapolated from the new end through the current state.
                next.set(index, end.mixed(with: present, at: 1 / (1 - progress)), end)
            }
        }
        return next
    }
}
