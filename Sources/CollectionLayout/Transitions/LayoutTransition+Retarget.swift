extension LayoutTransition {
    /// The same way to other ends: what has been measured meanwhile lies elsewhere when all have arrived.
    ///
    /// Where everything is at the present progress stays the same; from there on it heads for its new end. O(k · log n).
    ///
    /// - Parameters:
    ///   - progress: how far this one has come.
    ///   - after: has the same elements, by the same names, as the arrangement to which this one was leading.
    func retargeted(at progress: Double, to after: Arrangement, at offset: Double) -> LayoutTransition {
        let window = Window(after, at: offset)
        // Near the end there is no way left on which to make up for it.
        let isArrived = 1 - progress < 1 / 1024
        var next = self
        for index in elements.indices {
            guard let id = elements[index].after, let state = window.state(of: id) else { continue }
            let end = window.near(state)
            guard end != elements[index].end else { continue }
            if isArrived {
                next.set(index, end, end)
            } else {
                let present = elements[index].start.mixed(with: elements[index].end, at: progress)
                // From the end back through the present state: as far beyond it as that is from the start.
                next.set(index, end.mixed(with: present, at: 1 / (1 - progress)), end)
            }
        }
        return next
    }

    /// The same way, for an element that goes with the viewport while a person scrolls.
    mutating func move(_ index: Int, to end: TransitionState) {
        let before = elements[index].end.frame
        let distance = Point(x: end.frame.x - before.x, y: end.frame.y - before.y)
        var (start, end) = (elements[index].start, elements[index].end)
        start.move(by: distance)
        end.move(by: distance)
        set(index, start, end)
    }
}
