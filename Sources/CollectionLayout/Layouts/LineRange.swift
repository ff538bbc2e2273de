/// The equally long lines that may meet a stretch of the main axis; for layouts in closed form.
struct LineRange {
    let first: Int
    let last: Int

    /// - Parameter step: from one line to the next, in points. If lines have no extent, all of them meet.
    init(from start: Double, to end: Double, step: Double) {
        // A line more at both ends: a division may round across an integer, and negative ones are cut toward 0.
        first = Self.line(at: start, step: step, otherwise: 0) - 1
        last = Self.line(at: end, step: step, otherwise: Self.mostLines) + 1
    }

    func indices(perLine count: Int) -> Range<Int> {
        let start = max(0, first) * count
        return start..<max(start, (max(-1, last) + 1) * count)
    }

    private static let mostLines = 1 << 40

    private static func line(at position: Double, step: Double, otherwise: Int) -> Int {
        let line = position / step
        guard step > 0, line.isFinite else { return otherwise }
        return Int(max(-1, min(line, Double(mostLines))))
    }
}
