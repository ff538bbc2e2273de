import CollectionLayout

/// Lines of squares along the main axis. Each line has as many squares as fit across, and every other square is
/// shifted.
///
/// With horizontal scrolling, the frames are those of ``StaggeredRowsLayout``.
///
/// The squares in a rectangle follow from its ends: a billion squares cost as much as one.
public struct StaggeredRows: FormulaLayout {
    /// The length and the breadth of every square, in points.
    public let side: Double
    public let spacing: Double
    /// The margin at both sides, in points.
    public let margin: Double
    /// The shift of every other square of a line, as a fraction of its side, from 0 to 1.
    public let offset: Double

    /// Makes a layout. Invalid values become valid ones; see `LayoutUnit.length(_:)`.
    public init(side: Double = 80, spacing: Double = 15, margin: Double = 10, offset: Double = 0.25) {
        self.side = LayoutUnit.length(side)
        self.spacing = LayoutUnit.length(spacing)
        self.margin = LayoutUnit.length(margin)
        self.offset = offset > 0 ? min(offset, 1) : 0
    }

    private var step: Double { side + spacing }

    /// Returns the number of squares in a line; at least one.
    public func rows(in container: Container) -> Int {
        let room = container.breadth - 2 * margin + spacing
        return step > 0 ? max(1, Int(min(room / step, Double(LaneGrid.maximumLaneCount)))) : 1
    }

    public func frame(of index: Int, in container: Container) -> LogicalRect {
        let (line, row) = index.quotientAndRemainder(dividingBy: rows(in: container))
        let pushed = row.isMultiple(of: 2) ? 0 : LayoutUnit.snap(side * offset)
        return LogicalRect(
            main: Double(line) * step + pushed, cross: margin + Double(row) * step, length: side, breadth: side)
    }

    public func length(of count: Int, in container: Container) -> Double {
        guard count > 0 else { return 0 }
        // The second to last square may be shifted, even if it is in the previous line.
        return (max(0, count - 2)..<count).map { frame(of: $0, in: container).mainEnd }.max() ?? 0
    }

    public func indices(from start: Double, to end: Double, in container: Container) -> Range<Int> {
        let rows = rows(in: container)
        guard step > 0 else { return 0..<Int.max }
        // A shifted square began its line earlier, and quotients may be rounded across an integer.
        let maximumLineCount = Double(Int.max / 4 / rows)
        let first = Int(max(0, min((start - side * (1 + offset)) / step, maximumLineCount)))
        let last = Int(max(-1, min(end / step + 1, maximumLineCount)))
        return (first * rows)..<(max(first, last + 1) * rows)
    }
}
