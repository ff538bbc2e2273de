import CollectionLayout

/// A flow of items of one size, in closed form: nothing is done per item.
///
/// Every line, even one that is not full, has the columns of a full line, spread over the breadth. A single column is
/// in the middle. Unlike the general flow, it accepts negative spacing, with which items overlap.
struct UniformFlow: FormulaLayout {
    private let length: Double
    private let breadth: Double
    private let lineSpacing: Double
    private let itemSpacing: Double
    private let tolerance: Double
    private var columns = 1
    private var firstColumn = 0.0
    private var columnStep = 0.0

    /// Makes a flow from finite values in points, of which the length and the breadth are not negative.
    init(length: Double, breadth: Double, lineSpacing: Double, itemSpacing: Double, tolerance: Double) {
        self.length = length
        self.breadth = breadth
        self.lineSpacing = lineSpacing
        self.itemSpacing = itemSpacing
        self.tolerance = tolerance
    }

    func prepared(for container: Container) -> UniformFlow {
        var prepared = self
        let step = breadth + itemSpacing
        let fitting = step > 0 ? (container.breadth + tolerance + itemSpacing) / step : Self.maximumColumnCount
        let columns = max(1, min(fitting, Self.maximumColumnCount).rounded(.down))
        let rest = container.breadth - columns * breadth
        prepared.columns = Int(columns)
        prepared.firstColumn = columns == 1 ? max(0, rest) / 2 : 0
        prepared.columnStep = columns == 1 ? 0 : breadth + rest / (columns - 1)
        return prepared
    }

    private static let maximumColumnCount = Double(LaneGrid.maximumLaneCount)

    private var lineStep: Double { length + lineSpacing }

    func frame(of index: Int, in container: Container) -> LogicalRect {
        let (line, column) = index.quotientAndRemainder(dividingBy: columns)
        return LogicalRect(
            main: Double(line) * lineStep, cross: firstColumn + Double(column) * columnStep, length: length,
            breadth: breadth)
    }

    func length(of count: Int, in container: Container) -> Double {
        // If lines overlap far enough, the first line ends last.
        count > 0 ? max(length, frame(of: count - 1, in: container).mainEnd) : 0
    }

    func indices(from start: Double, to end: Double, in container: Container) -> Range<Int> {
        guard lineStep > 0 else { return 0..<Int.max }
        // If lines overlap, items reach beyond the start of the next line. One more line is included at each end,
        // because a division may round across an integer.
        let maximumLineCount = Double(Int.max / 4 / columns)
        let first = max(0, min(((start - length) / lineStep).rounded(.down) - 1, maximumLineCount))
        let last = max(first, min((end / lineStep).rounded(.up) + 1, maximumLineCount))
        return (Int(first) * columns)..<(Int(last) * columns)
    }
}
