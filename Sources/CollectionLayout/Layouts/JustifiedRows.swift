/// Rows of pictures of one length each, stretched so that every row is exactly as broad as the container.
///
/// An item's proportions are those of its size; what its size has beyond that (a caption) is added below the picture, and
/// the row is as long as its longest item. The last row is not stretched.
public struct JustifiedRows: RunLayout {
    /// The length of a row that every row comes as near to as it can.
    public let targetLength: Double
    public let spacing: Double

    /// - Parameters:
    ///   - targetLength: the wished length of a row, in points; at least 1.
    ///   - spacing: points between items, along both axes.
    public init(targetLength: Double = 200, spacing: Double = 0) {
        self.targetLength = max(1, LayoutUnit.length(targetLength))
        self.spacing = LayoutUnit.length(spacing)
    }

    /// A row is closed when one more item would bring it farther from the target; that item is beyond its end.
    public var lookahead: Int { 1 }

    public var usesItemIndex: Bool { false }

    public func earliestStart(after end: Double) -> Double { end + spacing }

    public func begin(in container: Container) -> Double { -spacing }

    public func place(
        _ run: ItemRun, after end: inout Double, in container: Container, into frames: inout FrameBuffer
    ) {
        let row = row(of: run, in: container)
        let main = end + spacing
        var cross = 0.0
        var rowLength = 0.0
        for offset in 0..<row.count {
            let item = run[offset]
            // Edges are rounded, not breadths, so that the last one ends exactly at the container's edge.
            let start = LayoutUnit.snap(cross)
            cross += aspectRatio(of: item) * row.length
            let breadth = max(0, LayoutUnit.snap(cross) - start)
            // Not the length of the row: it would drift from what was measured by the rounding of the breadth.
            let length = item.length(forBreadth: breadth)
            frames.append(LogicalRect(main: main, cross: start, length: length, breadth: breadth))
            rowLength = max(rowLength, length)
            cross += row.gap
        }
        end = main + rowLength
    }

    private struct Row {
        var count: Int
        /// The length of its pictures.
        var length: Double
        var gap: Double
    }

    /// As many items as bring the row nearest to the target.
    private func row(of run: ItemRun, in container: Container) -> Row {
        var previous: Row?
        var ratios = 0.0
        for count in 1...run.count {
            ratios += aspectRatio(of: run[count - 1])
            // Spacing may take half of a narrow row, so that some breadth is left for the pictures.
            let gap = count == 1 ? 0 : min(spacing, container.breadth / 2 / Double(count - 1))
            let row = Row(count: count, length: (container.breadth - gap * Double(count - 1)) / ratios, gap: gap)
            if row.length <= targetLength {
                guard let previous, previous.length - targetLength < targetLength - row.length else { return row }
                return previous
            }
            previous = row
        }
        return Row(count: run.count, length: targetLength, gap: previous?.gap ?? 0)
    }

    /// Breadth to length, within what a row can show.
    private func aspectRatio(of item: Item) -> Double {
        let lengthPerBreadth = item.size.lengthPerBreadth
        return lengthPerBreadth > 0 ? max(0.02, min(1 / lengthPerBreadth, 50)) : 1
    }
}
