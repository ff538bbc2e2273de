/// The equally long lines that may meet a stretch of the main axis; for layouts in closed form.
struct LineRange {
    private let first: Double
    private let last: Double

    /// - Parameter step: from one line to the next, in points. If lines have no extent, all of them meet.
    init(from start: Double, to end: Double, step: Double) {
        let hasExtent = step > 0
        // A line more at both ends: a division may round across an integer, and negative ones are cut toward 0.
        first = (hasExtent ? start / step : 0) - 1
        last = (hasExtent ? end / step : .infinity) + 1
    }

    /// The items of those lines, cut to what an `Int` can hold, which has 32 bits in a browser.
    func indices(perLine count: Int) -> Range<Int> {
        let mostLines = Double(Int.max / 4 / count)
        let start = Int(max(0, min(first, mostLines))) * count
        return start..<max(start, (Int(max(-1, min(last, mostLines))) + 1) * count)
    }
}
